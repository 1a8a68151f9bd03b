// A screen is text from Python; here it becomes the page, touching only what changed.

import { Idiomorph } from "./idiomorph.mjs";
import { openerOf, settleDialog } from "./dialog.mjs";
import { isStop, settleAsking } from "./explain.mjs";
import { afterwards } from "./afterwards.mjs";
import { placeCoach } from "./coach.mjs";
import { settleHistory } from "./history.mjs";
import { besides, firstOf, isSeen } from "./neighbours.mjs";
import { settleRoving } from "./roving.mjs";
import { crashed } from "./trouble.mjs";
import { markup } from "./trust.mjs";

let scene = "";
let decision = "";
let patching = false;
let waiting = null; // the screen that Python has made and that is not shown yet
let moves = -1; // for how many ms things move on what was shown since Python was told last
let shown = () => {};
let left = null; // what a page beside it was opened from: scene, how far it was read, focus
let motion; // motion.mjs, once a table is up
let spoken = document.documentElement.lang;

// Whether a screen is being made just now: a field that goes while somebody writes in it
// speaks once more, and whoever listened would draw a screen in the middle of another.
export function isPatching() {
  return patching;
}

// Takes a screen, and shows it in a task of its own, the next one: Python's work and what the
// browser then has to reckon are each short enough not to be felt. What happens before that
// sees the new screen, for whoever tells Python of it calls `settle` first.
//
// `json` is {title, body, frame, scene, parts: [[id, html or null]…], focus, decision, away,
// aside, letters, motion}: parts inside one element of the class `frame`, null for a part that is as it was. Another scene in the same frame is patched too, but read from
// its top. The focus goes to the first of the `focus` selectors on a new screen and when another
// decision is due; when what had it is gone, to what was beside it, or else there too. `aside`
// is a page beside another, which is found again as it was left. `letters`: whether single
// letters do something. What was asked for with `onShown` is told for how many ms things move.
export function show(json) {
  settle();
  waiting = json;
  afterwards(showNext);
}

export function onShown(callback) {
  shown = callback;
}

// Shows now what Python has made, if that is still to be shown.
export function settle() {
  if (waiting === null) return;
  const json = waiting;
  waiting = null;
  patching = true;
  try {
    moves = Math.max(moves, draw(JSON.parse(json)));
  } finally {
    patching = false;
  }
}

function showNext() {
  try {
    settle();
  } catch (error) {
    crashed(String(error.stack));
  }
  afterwards(tellShown);
}

function tellShown() {
  if (moves < 0) return;
  const lasting = moves;
  moves = -1;
  shown(lasting);
}

function draw({ title, body, frame, parts, focus, away, aside, letters, motion: moving, ...next }) {
  // All of it first: what is refused leaves the screen as it was.
  const made = parts.map(([id, html]) => (html === null ? null : parsed(id, html)));
  const turned = scene !== "" && scene !== next.scene;
  const due = decision !== "" && decision !== next.decision;
  const begins = aside && scene !== next.scene;
  if (aside) left ??= { scene, y: scrollY, held: openerOf() ?? document.activeElement?.id };
  const back = !aside && left?.scene === next.scene ? left : null;
  if (!aside) left = null;
  ({ scene, decision } = next);
  const reworded = spoken !== document.documentElement.lang;
  spoken = document.documentElement.lang;
  const app = document.getElementById("app");
  const old = app.firstElementChild;
  const active = document.activeElement;
  const held = active?.id;
  const focused = !hasNoFocus();
  const beside = focused ? besides(active) : [];
  const again = document.body.className === body && isScreen(old, frame, parts);
  move("prepare", moving, made);
  document.title = title;
  document.documentElement.toggleAttribute("data-no-letters", letters === false);
  document.body.className = body;
  if (again) patchParts(old, parts, made, reworded ? reword : patch);
  else replaceScreen(app, frame, made);
  showChecks(app);
  if (again) keepFocus(app, { focus, held, beside: turned ? [] : beside, turned, focused, due });
  else startAtTop(app, focus, held);
  settleRoving(app);
  settleAsking(app.firstElementChild);
  settleDialog(app.firstElementChild, active);
  if (focusIsLost() && (focused || usesKeys())) focusOnFirst(app, [...focus, "#bar h1", "h1", "#main"]);
  if (usesKeys() && document.activeElement !== active) document.activeElement.scrollIntoView({ block: "nearest" });
  if (begins) document.activeElement?.closest("main h2")?.scrollIntoView();
  if (back) {
    scrollTo(0, back.y);
    document.getElementById(back.held)?.focus({ preventScroll: true });
  }
  settleHistory(away);
  placeCoach();
  if (moving && !motion) import("./motion.mjs").then((it) => (motion = it), () => {});
  return move("begin", moving);
}

function patchParts(screen, parts, made, patch) {
  letGo(parts, made);
  for (const [place, [id]] of parts.entries()) {
    const part = document.getElementById(id);
    if (!part) screen.append(made[place]);
    else if (made[place]) patch(part, made[place]);
  }
}

function replaceScreen(app, frame, made) {
  const screen = document.createElement("div");
  screen.className = frame;
  screen.append(...made);
  app.replaceChildren(screen);
}

function keepFocus(app, { focus, held, beside, turned, focused, due }) {
  if (focusIsLost() && held) document.getElementById(held)?.focus();
  if (focused && focusIsLost()) firstOf(beside)?.focus();
  if (turned) scrollTo(0, 0);
  if ((focused && focusIsLost()) || (due && !isElsewhere())) focusOnFirst(app, focus);
}

function startAtTop(app, focus, held) {
  scrollTo(0, 0);
  if (!focusOnFirst(app, focus) && held) document.getElementById(held)?.focus();
}

// Nothing depends on what moves: where that fails, the page is as it will be.
function move(step, ...about) {
  try {
    return motion?.[step](...about) ?? 0;
  } catch (error) {
    console.warn("Nothing moves:", error);
    motion.end();
    return 0;
  }
}

// Takes the focus off what is about to go: a browser that has to do it on its own reckons
// the styles of the page while it is half made, and again when it is. What a person writes
// in keeps it, since leaving a field says that it is done.
function letGo(parts, made) {
  const { activeElement: held } = document;
  if (!held?.id || held.matches("input, textarea, select")) return;
  const place = parts.findIndex(([id]) => document.getElementById(id)?.contains(held));
  const part = made[place];
  if (part && part.id !== held.id && !part.querySelector(`#${CSS.escape(held.id)}`)) held.blur();
}

// Focuses on the first selector that finds something that can be seen.
function focusOnFirst(app, selectors) {
  for (const selector of selectors) {
    const found = [...app.querySelectorAll(selector)];
    const target = found.find((one) => one.getClientRects().length > 0);
    if (!target) continue;
    focusOn(target);
    return true;
  }
  return false;
}

// A person who writes, or reads a sheet or the bar, is not called away.
function isElsewhere() {
  const { activeElement } = document;
  return Boolean(activeElement?.closest("#bar, [role=dialog], input, textarea, select"));
}

// Whether the keyboard is in use: a title that is given the focus shows a ring only then.
addEventListener("keydown", () => document.documentElement.toggleAttribute("data-keys", true), true);
addEventListener("pointerdown", () => document.documentElement.toggleAttribute("data-keys", false), true);

// Whoever does stands nowhere if the focus is nowhere; elsewhere than in the page it may stay.
function usesKeys() {
  return document.documentElement.hasAttribute("data-keys") && document.hasFocus();
}

// Moves the focus; text that takes none by itself takes it this once.
export function focusOn(target) {
  target.focus({ preventScroll: true });
  if (document.activeElement !== target) {
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
}

// To the first thing that can be seen and matches; of several selectors, one a line, to that
// of the first that has any.
export function focus(selectors) {
  settle();
  const found = selectors.split("\n").map((one) => [...document.querySelectorAll(one)].find(isSeen));
  const target = found.find(Boolean);
  if (!target) return;
  focusOn(target);
  if (target.readOnly) target.select(); // it is there to be copied
}

// The screen is up if it has these parts, in this order; the last of them may be missing,
// as they are in the page that was painted before Python was there.
function isScreen(screen, frame, parts) {
  return (
    screen?.className === frame &&
    screen.childElementCount <= parts.length &&
    [...screen.children].every(({ id }, place) => id === parts[place][0])
  );
}

function patch(old, made) {
  Idiomorph.morph(old, made, {
    restoreFocus: true,
    // Idiomorph leaves all of the focused element alone with this, so: only fields.
    // A scrubber is not written in: it shows where Python is.
    ignoreActiveValue: Boolean(document.activeElement?.matches("input:not([type=range]), textarea, select")),
    callbacks: {
      beforeNodeMorphed: (from, to) => !(from.localName === "svg" && from.isEqualNode(to)),
      beforeAttributeUpdated: isPythons,
    },
  });
}

// Puts the same part in another language in its place. Nothing has happened on it: what is
// new as a whole is not announced, as each changed region would be. What was open or scrolled
// is so again.
function reword(old, made) {
  const before = [...old.querySelectorAll("*")];
  const left = before.map((one) => [one.scrollTop, one.scrollLeft, one.localName === "details" && one.open]);
  old.replaceWith(made);
  const after = [...made.querySelectorAll("*")];
  if (after.length !== before.length) return; // it says more than that in this language
  for (const [place, [top, side, open]] of left.entries()) {
    if (open) after[place].open = true;
    if (top || side) Object.assign(after[place], { scrollTop: top, scrollLeft: side });
  }
}

// What the person or the page itself set is not Python's to take back.
function isPythons(name, element) {
  if (isStop(name, element)) return false;
  if (name === "style" || name === "data-tail") return element.id !== "coach";
  if (name === "open") return element.localName !== "details";
  if (name === "tabindex") return !element.closest("[data-roving], [role=radiogroup]");
  return true;
}

// Parses one part and gives every element that can be named a stable id, so that the
// patch finds it again and the focus stays on the same card though others came and went.
function parsed(part, html) {
  const template = document.createElement("template");
  template.innerHTML = markup(html);
  const element = template.content.firstElementChild;
  element.remove();
  const taken = new Set();
  for (const named of element.querySelectorAll("[data-key], [data-do]")) {
    const { key, do: action, arg = "" } = named.dataset;
    const id = `${part}-${key ?? `${action}-${arg}`}`.replace(/\s/g, "_");
    if (named.id || taken.has(id)) continue;
    taken.add(id);
    named.id = id;
  }
  return element;
}

// A click ticks a box before Python has said anything; what Python says holds.
function showChecks(app) {
  for (const box of app.querySelectorAll("input[type=checkbox], input[type=radio]"))
    box.checked = box.hasAttribute("checked");
}

function hasNoFocus() {
  return document.activeElement === null || document.activeElement === document.body;
}

// What can't be seen any more loses the focus too, only a moment later.
function focusIsLost() {
  return hasNoFocus() || document.activeElement.getClientRects().length === 0;
}
