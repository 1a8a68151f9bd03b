// What a person does, as a few small strings for Python: one listener per kind of event.
//
// told(kind, a, b, c) returns whether Python took it, for keys only:
//   "do"    do, arg, value   something with data-do was pressed, chosen or sent
//   "key"   key, modifiers, where the focus is; "field" is among the modifiers in a field
//   "away"  the window lost the focus or is hidden; "back" when it is there again
//   "due"   id               a time asked for with `later` has come
//   "shown"  ms              a screen is shown, and things move on it for so long
//   "share"  token, share;  "answer"  token, line or ""   (asking.mjs)
//   "file"  name, text, refusal;  "copied"  "yes" or "";  "qr"  rows or ""
//   "picture"  "yes" or ""   a picture to keep was made, or could not be (keepsake.mjs)
//   "offline", "update", "renew", "network"  (offline.mjs), "install" (install.mjs)
//   "granted", "lost", "held", "locked", "posted", "stored", "thawed"  (windows.mjs)
//   "linked"  code           a link opened while the page is up (launch.mjs)
//   "launched"  name, text, refusal   a file the system opened with the page

import { watchExplained } from "./explain.mjs";
import { copy, openFile } from "./files.mjs";
import { listenToSteps } from "./history.mjs";
import { isPatching, onShown, settle } from "./page.mjs";
import { rove } from "./roving.mjs";

const CONTROLS = "input, select, textarea";
const FIELDS = "input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]";
const MODIFIERS = ["Alt", "AltGraph", "Control", "Meta", "Shift"];
const COMPOSING = 229; // what Safari still tells of a key that ended a composition
// A person sees what they did in the frame after it, which a task of its own would miss; and
// what is secret is covered before the page can be stopped.
const AT_ONCE = ["do", "key", "away"];
const NOT_TOLD = [...MODIFIERS, "Tab"];
let told = () => false;
let leaving = false; // whether a field tells what is in it while the focus goes elsewhere

export function listen(callback) {
  told = (kind, ...about) => {
    if (!leaving) settle();
    const taken = callback(kind, ...about);
    if (AT_ONCE.includes(kind) && !leaving) settle();
    return taken;
  };
  onShown((ms) => told("shown", String(ms), "", ""));
  listenToSteps(act);
  watchExplained((topic) => act("explain", topic));
  document.addEventListener("click", onClick);
  document.addEventListener("change", onChange);
  document.addEventListener("input", onInput);
  document.addEventListener("submit", onSubmit);
  document.addEventListener("keydown", onKey);
  document.addEventListener("visibilitychange", () => told(document.hidden ? "away" : "back", "", "", ""));
  addEventListener("blur", () => told("away", "", "", ""));
  addEventListener("focus", () => told("back", "", "", ""));
  addEventListener("pagehide", () => told("away", "", "", ""));
}

export function tell(kind, a = "", b = "", c = "") {
  told(kind, a, b, c);
}

export function act(action, arg) {
  told("do", action, arg, "");
}

export function later(milliseconds, id) {
  setTimeout(() => told("due", id, "", ""), milliseconds);
}

export function openForPython() {
  openFile((name, text, refusal) => told("file", name, text, refusal));
}

export async function copyForPython(text) {
  told("copied", (await copy(text)) ? "yes" : "", "", "");
}

// A control speaks when it has changed and a form when it is sent, not when clicked.
function onClick(event) {
  const element = event.target.closest("[data-do]");
  if (!element || element.matches(`form, ${CONTROLS}`)) return;
  if (event.target.closest(CONTROLS)) return;
  if (element.localName === "a") event.preventDefault();
  send(element, "");
}

// A field that is left speaks while nothing has the focus, which is on its way to what was
// pressed or tabbed to: a screen shown in between would take it away from there.
function onChange({ target }) {
  if (isPatching() || !target.matches("[data-do]")) return;
  leaving = target.matches(FIELDS) && target !== document.activeElement;
  send(target, valueOf(target));
  leaving = false;
}

function onInput({ target }) {
  if (target.matches("[data-do][data-live]")) send(target, valueOf(target));
}

function onSubmit(event) {
  event.preventDefault();
  const form = event.target;
  if (!form.matches("[data-do]")) return;
  const fields = Object.fromEntries([...new FormData(form)].filter(([, v]) => typeof v === "string"));
  send(form, JSON.stringify(fields));
  if ("clears" in form.dataset) form.reset();
}

function onKey(event) {
  if (event.isComposing || event.keyCode === COMPOSING || event.defaultPrevented) return;
  if (NOT_TOLD.includes(event.key)) return;
  const held = MODIFIERS.filter((name) => event.getModifierState(name));
  if (held.length === 0 && rove(event)) return event.preventDefault();
  // What the browser itself has opened is the browser's to close.
  if (event.repeat || document.querySelector("[popover]:popover-open")) return;
  if (event.target.closest?.(FIELDS)) held.push("field");
  if (told("key", event.key, held.join(" ").toLowerCase(), focused(event.target)))
    event.preventDefault();
}

function send({ dataset }, value) {
  told("do", dataset.do, dataset.arg ?? "", value);
}

function valueOf(control) {
  if (control.type === "checkbox") return control.checked ? "yes" : "";
  return control.value;
}

// What has the focus, by its data-key, or else by what it does: "pick card:8".
function focused(target) {
  const element = target.closest?.("[data-key], [data-do]");
  if (!element) return "";
  const { key, do: action, arg } = element.dataset;
  return key ?? (arg === undefined ? action : `${action} ${arg}`);
}
