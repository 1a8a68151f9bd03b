// A worker in which bots think: a Python of its own, from the page's snapshot, that is
// asked in lines (engine/protocol.py) and does not know the page's table.
//
// First it is sent {module, snapshot} to start with, then [token, line] for each question.
// It says [token, share] now and then and at last [token, answer], or [token, "!" and why]
// if it breaks. It looks up between two slices: another token, "" too, ends the question.

import { startLent } from "./runtime.mjs";

const SLICE = 40; // ms between two looks
const SAYING = 200; // ms at least between two shares
const { port1: bell, port2: rope } = new MessageChannel();

let asked = "";
let start;
const python = new Promise((resolve) => (start = resolve)).then(startLent);
python.catch(() => {}); // whoever asks is told

export function think() {
  addEventListener("message", ({ data }) => {
    if (data.module) return start(data);
    const [token, line] = data;
    asked = token;
    if (line) answer(token, line).catch((error) => postMessage([token, `!${error}`]));
  });
}

async function answer(token, line) {
  const { Thinker } = await imported();
  if (asked !== token) return;
  const slices = Thinker(line);
  let spoke = performance.now();
  try {
    while (asked === token) {
      const said = slices.go_on(SLICE);
      const answered = said.startsWith("{");
      if (answered || performance.now() - spoke >= SAYING) {
        postMessage([token, said]);
        spoke = performance.now();
      }
      if (answered) return;
      await turn();
    }
  } finally {
    slices.destroy();
  }
}

let protocol;
async function imported() {
  return (protocol ??= (await python).pyimport("engine.protocol"));
}

// Lets messages in; a timer would wait four milliseconds each time.
const waiting = [];
bell.onmessage = () => waiting.shift()();
function turn() {
  return new Promise((resolve) => {
    waiting.push(resolve);
    rope.postMessage(0);
  });
}
