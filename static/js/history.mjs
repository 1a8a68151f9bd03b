// The browser's Back and Forward: they step back inside the page and on again; Back leaves
// it from the first screen.
//
// Every step further from the first screen puts one entry of ours on the history, numbered
// from 1. Going to another of them is told to Python, which shows another screen; where that
// is nearer to the first one, or no further, than the entry is, we go to its entry ourselves.

import { isLink } from "./link.mjs";

let told = () => {};
let at = numberHere();
let ours = false;
let wanted = at;

export function listenToSteps(callback) {
  told = callback;
  addEventListener("popstate", () => {
    if (isLink()) {
      // One was opened; that is no way back. Its entry is on top of where we were.
      at += 1;
      history.replaceState({ away: at }, "");
      return;
    }
    const before = at;
    at = numberHere();
    if (ours) {
      ours = false;
      settle();
    } else if (at !== before) told(at < before ? "step-back" : "step-forward", String(Math.abs(at - before)));
  });
}

export function settleHistory(steps) {
  wanted = steps;
  if (!ours) settle();
}

function numberHere() {
  return Number(history.state?.away ?? 0);
}

// Going back takes its time: until it is told, nothing more is asked of the history.
function settle() {
  if (wanted < at) {
    ours = true;
    history.go(wanted - at);
  }
  while (at < wanted) {
    at += 1;
    history.pushState({ away: at }, "");
  }
}
