// The browser's Back: it steps back inside the page, and leaves it from the first screen.
//
// While another screen than the first is up, one entry of ours lies on the history. Going
// back takes it away and is told to Python, which shows another screen; that one gets an
// entry again if it is not the first.

import { isLink } from "./link.mjs";

let told = () => {};
let lies = history.state?.away === true;
let wanted = lies;
let ours = false;

export function listenToBack(stepBack) {
  told = stepBack;
  addEventListener("popstate", () => {
    if (isLink()) return; // one was opened; that is no way back
    if (ours) {
      ours = false;
      settle();
    } else if (lies) {
      lies = false;
      told();
    }
  });
}

export function settleHistory(away) {
  wanted = away;
  if (!ours) settle();
}

// Going back takes its time: until it is told, nothing more is asked of the history.
function settle() {
  if (wanted === lies) return;
  lies = wanted;
  if (wanted) history.pushState({ away: true }, "");
  else {
    ours = true;
    history.back();
  }
}
