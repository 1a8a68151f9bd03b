// The windows of this device, at one table: locks say who holds what, a channel carries
// what happened. Where a window closes or dies its locks go with it.
//
// Tells "granted" with the name of a lock that was asked for, and "lost" when it was left
// to another window; "held" with a JSON list of the names that other windows hold, now and
// whenever that changes; "locked" with a name while it is held, for as long as told runs;
// "posted" with a text of another window; "stored" with the key another one wrote, and with
// none when another one threw everything away; "thawed" when a window comes back that the
// browser had put aside.

import { tell } from "./listen.mjs";

const CHANNEL = "table-sixteen";
const BOTS = "/bots"; // what a window that is seen should rather have
const WINDOW = "table-sixteen/window/"; // by this lock a window knows itself among others

const mine = new Map(); // name to what ends it: a wait, or the holding
const awaited = new Set(); // names of others whose end is waited for
let channel = null;
let watched = "";
let self = "";
let ends = new AbortController();
let looks = 0;
let isAside = false; // the browser has put the page aside: it holds nothing and hears nobody

export function hasLocks() {
  return Boolean(navigator.locks && globalThis.BroadcastChannel);
}

// Asks for a lock and waits for it, for ever if need be.
export function take(name) {
  if (isAside) return; // being put aside, it covers its hands, and asks for its place once more
  open();
  if (!mine.has(name)) hold(name);
}

// Gives a lock back, or waits for it no more.
export function give(name) {
  mine.get(name)?.();
  mine.delete(name);
  announce();
}

// Tells what other windows hold under a prefix from now on; an empty one ends that.
export function watch(prefix) {
  if (isAside) return;
  open();
  watched = prefix;
  ends.abort();
  ends = new AbortController();
  awaited.clear();
  if (prefix && !self) {
    self = WINDOW + crypto.randomUUID();
    hold(self);
  } else if (!prefix && self) {
    give(self);
    self = "";
  }
  if (prefix) look();
}

// Has "locked" told while nobody else has the lock.
export function lock(name) {
  if (!navigator.locks) return setTimeout(() => tell("locked", name));
  navigator.locks.request(name, () => tell("locked", name)).catch(() => {});
}

export function post(text) {
  if (!hasLocks() || isAside) return;
  open();
  channel.postMessage({ text });
}

// Begins to listen to the other windows, once the page is up.
export function listenToWindows() {
  addEventListener("storage", ({ key }) => tell("stored", key ?? ""));
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    isAside = false;
    if (hasLocks()) open();
    tell("thawed");
  });
  if (!hasLocks()) return;
  open();
  document.addEventListener("visibilitychange", leaveToSeen);
  addEventListener("pagehide", ({ persisted }) => {
    if (persisted) putAside();
  });
}

function open() {
  if (channel) return;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data?.look) look();
    else if (typeof data?.text === "string") tell("posted", data.text);
  };
}

// A page that only Back can bring up again holds nobody's place.
function putAside() {
  watch("");
  for (const end of mine.values()) end();
  mine.clear();
  announce();
  channel?.close();
  channel = null;
  isAside = true;
}

function hold(name) {
  const waiting = new AbortController();
  mine.set(name, () => waiting.abort());
  const held = () => {
    if (waiting.signal.aborted) return undefined;
    const holding = new Promise((end) => mine.set(name, end));
    announce();
    if (name !== self) tell("granted", name);
    return holding;
  };
  navigator.locks.request(name, { signal: waiting.signal }, held).catch(() => {});
}

// Says to all windows, this one too, that who holds what has changed.
function announce() {
  channel?.postMessage({ look: true });
  look();
}

async function look() {
  if (!watched) return;
  const mineOnly = ++looks;
  const { held } = await navigator.locks.query();
  if (mineOnly !== looks || !watched) return; // a later look knows better
  const me = held.find(({ name }) => name === self)?.clientId;
  if (!me) return; // looked again once it is there
  const others = held
    .filter(({ name, mode, clientId }) => clientId !== me && mode === "exclusive" && name.startsWith(watched))
    .map(({ name }) => name)
    .sort();
  for (const name of others) waitForEnd(name);
  tell("held", JSON.stringify(others));
}

// A window that dies says nothing; the lock it leaves does.
function waitForEnd(name) {
  if (awaited.has(name)) return;
  awaited.add(name);
  const { signal } = ends;
  const over = () => {
    awaited.delete(name);
    setTimeout(look);
  };
  navigator.locks.request(name, { mode: "shared", signal }, over).catch(() => {});
}

// Nobody looks here any more: if another window waits to move the bots, it does.
async function leaveToSeen() {
  if (!document.hidden || !self) return;
  const { held, pending } = await navigator.locks.query();
  const me = held.find(({ name }) => name === self)?.clientId;
  for (const { name, clientId } of held) {
    const asked = pending.some((it) => it.name === name && it.mode === "exclusive");
    if (!document.hidden || clientId !== me || !name.endsWith(BOTS) || !asked) continue;
    mine.get(name)?.();
    tell("lost", name);
    hold(name);
  }
}
