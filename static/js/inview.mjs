// Nothing a person looks for is hidden: not what has the focus, not what a slip speaks of.
// The tray sticks to the bottom of the window and covers some of it, a slip lies above it
// (`--tray-h`) or, in low windows, on the bar: what is scrolled to keeps clear of both.

import { watchCoach } from "./coach.mjs";
import { focusOn } from "./page.mjs";

const GAP = 8; // px between a slip and what it speaks of
const CLEAR = 12; // px between the tray and what has the focus
let pressed = null; // where the person last pressed
let pressing = false;

export function watchView() {
  const sizes = new ResizeObserver(settle);
  const app = document.getElementById("app");
  new MutationObserver(() => {
    const tray = document.getElementById("tray");
    if (tray) sizes.observe(tray);
    settle();
  }).observe(app, { childList: true, subtree: true, attributeFilter: ["class", "hidden"] });
  addEventListener("resize", settle);
  document.addEventListener("pointerdown", onPress, true);
  for (const over of ["click", "keydown", "pointercancel"])
    document.addEventListener(over, () => (pressing = false), true);
  document.addEventListener("focusin", onFocus);
  document.addEventListener("click", onLink);
  watchCoach();
  settle();
}

function settle() {
  const tray = document.getElementById("tray");
  const sticks = tray && getComputedStyle(tray).position === "sticky";
  const height = sticks ? tray.offsetHeight : 0;
  const slips = document.getElementById("slip");
  if (slips) setStyle(slips, "--tray-h", `${height}px`);
  const slip = document.querySelector("#slip > *");
  slip?.style.removeProperty("--up");
  const box = slip && getComputedStyle(slips).position === "fixed" ? slip.getBoundingClientRect() : null;
  const isLow = box !== null && box.top > innerHeight / 2;
  // None is inherited: a value that is would be reckoned anew for the whole page.
  const below = isLow ? Math.max(height, innerHeight - box.top) : height;
  setStyle(document.documentElement, "scroll-padding-bottom", `${below + CLEAR}px`);
  setStyle(document.documentElement, "scroll-padding-top", `${(box && !isLow ? box.bottom : 0) + CLEAR}px`);
  slip?.style.setProperty("--up", `${clearance(slip.getBoundingClientRect())}px`);
}

function setStyle({ style }, name, value) {
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}

// How far a slip has to move up so that it does not lie on what was pressed: it is most
// likely what it speaks of. Where there is no room above it, it stays.
function clearance(slip) {
  if (!pressed?.isConnected || pressed.closest("#slip, #tray")) return 0;
  const about = pressed.getBoundingClientRect();
  const apart =
    about.bottom < slip.top || about.top > slip.bottom || about.right < slip.left || about.left > slip.right;
  const up = slip.bottom - about.top + GAP;
  return apart || slip.top - up < 0 ? 0 : up;
}

function onPress({ target }) {
  pressing = true;
  pressed = target.closest("[data-do]");
}

// By keyboard, or by the page itself. What is pressed is in sight already, and must not
// move away under the finger.
function onFocus({ target }) {
  if (!pressing && target.closest("main")) target.scrollIntoView({ block: "nearest" });
}

// A link within the page leads there and leaves the address and the history alone.
function onLink(event) {
  const link = event.target.closest('a[href^="#"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const target = document.querySelector(link.getAttribute("href"));
  if (!target) return;
  focusOn([...target.querySelectorAll("h2")].find((title) => title.offsetWidth > 1) ?? target);
  target.scrollIntoView();
}
