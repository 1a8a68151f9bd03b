// The page's side of the service worker (sw.js): what is kept, and which release is next.
//
// Where there is no service worker (private windows, plain http, files) nothing of this
// happens, and nothing is promised.

import { carryOn } from "./launch.mjs";
import { languagesUsed } from "./language.mjs";
import { tell } from "./listen.mjs";

const OWN = document.documentElement.dataset.release;
const WORKER = new URL("../../sw.js", import.meta.url);
const PATIENCE = 10_000; // ms for an answer of the worker
const SELDOM = 60_000; // ms between two looks for a release when the page comes up again
const OFTEN = 3_600_000; // ms between two looks while it is up
const SETTLING = 1_500; // ms for a person's first press, which keeping everything slows down

let registration;
let lookedAt = 0;
let renewing = false;
let reports = 0;

// Begins once the page is up, so that nothing is fetched twice at the same time.
//
// Tells "offline" with "ready" once all of a release is kept and would start without a
// network, and with "" if not; "update" with the name of a release that is ready to be
// gone over to; "renew" when another window has; "network" with "gone" or "back".
export async function keepOffline() {
  addEventListener("offline", () => tell("network", "gone"));
  addEventListener("online", () => tell("network", "back"));
  if (!navigator.serviceWorker?.controller) await pause(SETTLING);
  if (!(await register())) return;
  registration.addEventListener("updatefound", watchInstalling);
  watchInstalling();
  document.addEventListener("visibilitychange", lookForRelease);
  document.addEventListener("language:used", report);
  setInterval(lookForRelease, OFTEN);
  lookedAt = Date.now();
  if (registration.active) await report();
}

export function release() {
  return OWN ?? "";
}

// Goes over to the release that is ready, and carries on with a table there.
export function renew(table) {
  carryOn(table);
  renewing = true;
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  waiting.postMessage("take over");
  setTimeout(() => location.reload(), PATIENCE); // if it has gone in the meantime
}

async function register() {
  try {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return false;
    serviceWorker.addEventListener("message", onMessage);
    serviceWorker.addEventListener("controllerchange", onController);
    registration = await serviceWorker.register(WORKER);
    return Boolean(registration); // where workers are switched off there may be none
  } catch {
    return false;
  }
}

function onMessage({ data, ports: [port] }) {
  if (data === "release?") port.postMessage(OWN);
  else if (data === "renew" && !renewing) tell("renew");
}

function onController() {
  if (renewing) location.reload();
  else if (registration) report(); // a worker of an earlier page may come before our own
}

function watchInstalling() {
  registration.installing?.addEventListener("statechange", ({ target }) => {
    if (target.state === "installed" || target.state === "activated") report();
  });
}

async function report() {
  const mine = ++reports;
  const { active, waiting } = registration;
  const next = waiting && (await ask(waiting, "release"));
  // This page is of that release already: loaded past the worker, or from before it.
  if (next?.release === OWN) return waiting.postMessage("step in");
  const kept = active && (await ask(active, { status: languagesUsed() }));
  if (mine !== reports) return; // a later one knows better
  tell("offline", kept?.whole ? "ready" : "");
  const newer = next ?? kept;
  if (newer && newer.release !== OWN) tell("update", newer.release);
}

async function lookForRelease() {
  if (document.hidden || Date.now() - lookedAt < SELDOM) return;
  lookedAt = Date.now();
  try {
    await registration.update();
    await report();
  } catch {
    // No network, or nothing there: this release goes on.
  }
}

// Returns the worker's answer, or undefined if there is none.
function ask(worker, question) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    setTimeout(resolve, PATIENCE);
    worker.postMessage(question, [port2]);
  });
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
