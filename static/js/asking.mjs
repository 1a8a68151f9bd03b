// The page's side of the worker in which bots think (thinker.mjs, in python.js): it is started with the
// first question and kept. One question at a time; a later one takes the place of it.
//
// Tells "share" with the share done, now and then, and "answer" once: with the answer's
// line, or with "" where there will be none. Then the page has to think for itself. So it
// does for good after the second loss: a worker that could not start, broke or hung.

import { tell } from "./listen.mjs";
import { lend } from "./runtime.mjs";

const WORKER = new URL("./python.js", import.meta.url).href;
const BEAT = 1_000; // ms; time in which the page itself was held does not count
const [STARTING, THINKING] = [20, 5]; // beats without a word after which it is lost
const LOSSES = 2;

let worker;
let asked = "";
let silence = 0;
let patience = STARTING;
let losses = 0;
let clock;

export function ask(token, line) {
  asked = token;
  silence = 0;
  if (losses >= LOSSES) return settle("");
  try {
    worker ??= start();
    worker.postMessage([token, line]);
  } catch (error) {
    return lose(error);
  }
  clock ??= setInterval(beat, BEAT);
}

export function askNoMore() {
  rest();
  worker?.postMessage(["", ""]);
}

function start() {
  const made = new Worker(WORKER, { name: "bots" });
  const broken = (error) => made === worker && lose(error);
  patience = STARTING;
  made.onmessage = ({ data: [token, said] }) => made === worker && heard(token, said);
  made.onmessageerror = broken;
  made.onerror = (event) => {
    event.preventDefault(); // it is no failure of the page
    broken(event.message);
  };
  lend().then((lent) => made.postMessage(lent, [lent.snapshot])).catch(broken);
  return made;
}

// What is said about anything but the question asked now comes too late.
function heard(token, said) {
  patience = THINKING;
  silence = 0;
  if (token !== asked) return;
  if (said.startsWith("!")) lose(said.slice(1));
  else if (said.startsWith("{")) settle(said);
  else tell("share", token, said);
}

function beat() {
  silence += 1;
  if (silence > patience) lose("it says nothing");
}

function lose(why) {
  console.info("Bots think on the page:", why);
  worker?.terminate();
  worker = undefined;
  losses += 1;
  if (asked) settle("");
}

function settle(line) {
  const token = asked;
  rest();
  tell("answer", token, line);
}

function rest() {
  asked = "";
  clearInterval(clock);
  clock = undefined;
}
