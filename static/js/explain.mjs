// What is this? Whatever carries a topic (data-explains) can say what it is: by a right
// click or the menu key, by a long press, by I while it has the focus; and by any press at
// all while the page asks, which is while its bar holds something with data-asking.

const ABOUT = "[data-explains]";
const APART = "#bar, #sheet, #slip, input, select, textarea";
const LONG_MS = 500;
const STEADY_PX = 10;
const root = document.documentElement;
let tell = () => {};
let press = null; // a finger that is down: where, and what it will ask
let swallows = false; // the click that ends a long press

export function watchExplained(explain) {
  tell = explain;
  document.addEventListener("pointerdown", onDown, { capture: true, passive: true });
  document.addEventListener("contextmenu", onMenu);
  document.addEventListener("click", onClick, true);
  document.addEventListener("mousedown", keepFocus, true);
  document.addEventListener("keydown", onKey, true);
}

// Called after each screen: while the page asks, Tab stops at everything it can explain.
export function settleAsking(screen) {
  const asks = screen.querySelector("#bar [data-asking]") !== null;
  if (!asks && !root.hasAttribute("data-asking")) return;
  root.toggleAttribute("data-asking", asks);
  for (const about of document.querySelectorAll(`${ABOUT}[data-stop]`)) {
    about.removeAttribute("tabindex");
    about.removeAttribute("data-stop");
  }
  if (!asks) return;
  for (const about of screen.querySelectorAll(ABOUT)) {
    const held = about.closest("button, a[href], [aria-hidden=true], [role=img] *");
    if (held || about.matches("[tabindex]") || about.querySelector("button")) continue;
    if (about.offsetWidth < 2) continue; // only to be listened to
    about.tabIndex = 0;
    about.dataset.stop = "";
  }
}

// Whether an attribute was given here, and is not Python's to take back.
export function isStop(name, element) {
  return (name === "tabindex" || name === "data-stop") && element.hasAttribute("data-stop");
}

// What something belongs to: a button's own topic, or that of what lies on it, comes first.
function aboutOf(target) {
  const near = target.closest?.(ABOUT);
  const control = target.closest?.("button, a");
  if (!control || control.contains(near)) return near;
  return control.querySelector(ABOUT) ?? near;
}

function explain(about) {
  document.querySelector("[popover]:popover-open")?.hidePopover();
  tell(about.dataset.explains);
}

function onDown(event) {
  letGo();
  swallows = false;
  const about = event.pointerType !== "mouse" && event.isPrimary && aboutOf(event.target);
  if (!about || event.target.closest(APART)) return;
  const { clientX: x, clientY: y } = event;
  press = { x, y, timer: setTimeout(onLong, LONG_MS, about) };
  addEventListener("pointermove", onMove, { passive: true });
  addEventListener("pointerup", letGo);
  addEventListener("pointercancel", letGo);
}

function onLong(about) {
  letGo();
  swallows = true;
  explain(about);
}

function onMove({ clientX, clientY }) {
  if (Math.hypot(clientX - press.x, clientY - press.y) > STEADY_PX) letGo();
}

function letGo() {
  if (!press) return;
  clearTimeout(press.timer);
  press = null;
  removeEventListener("pointermove", onMove);
  removeEventListener("pointerup", letGo);
  removeEventListener("pointercancel", letGo);
}

// The browser's own menu comes with a long press too; with Shift it stays what it is.
function onMenu(event) {
  if (event.shiftKey && event.button === 2) return;
  const about = aboutOf(event.target);
  if (!about || event.target.closest(APART)) return;
  event.preventDefault();
  if (swallows) return;
  swallows = press !== null;
  letGo();
  explain(about);
}

// Where a long press ends the browser would move the focus, out of the sheet.
function keepFocus(event) {
  if (swallows) event.preventDefault();
}

function onClick(event) {
  const asks = root.hasAttribute("data-asking") && !event.target.closest(APART);
  if (!swallows && !asks) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const about = !swallows && aboutOf(event.target);
  swallows = false;
  if (about) explain(about);
}

function onKey(event) {
  const { key, target, ctrlKey, altKey, metaKey } = event;
  if (ctrlKey || altKey || metaKey || event.repeat || target.closest?.(APART)) return;
  if (event.isComposing || event.getModifierState("AltGraph")) return;
  const stop = target.hasAttribute?.("data-stop") && (key === "Enter" || key === " ");
  const asks = key.toLowerCase() === "i" && !root.hasAttribute("data-no-letters");
  if (!stop && !asks) return;
  const about = target.closest?.("#app *") && aboutOf(target);
  if (!about) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  explain(about);
}
