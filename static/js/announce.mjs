// What is said aloud. Lines are added to a live region one by one, never put in the place of
// others: a screen reader that is still speaking has each of them in its own queue, and none
// is swallowed. The regions are there before anything is said, outside of what is patched,
// and stay in reach when a sheet makes the rest of the page inert.

const GAP_MS = 120; // some readers drop what comes in the same moment
const KEPT = 8; // lines that stay in the page; what goes is not spoken
const queue = [];
const regions = {};
let waiting = 0;

for (const urgent of [false, true]) {
  const region = document.createElement("div");
  region.className = "vh";
  region.id = urgent ? "alarm" : "voice";
  region.setAttribute("aria-live", urgent ? "assertive" : "polite");
  region.setAttribute("aria-relevant", "additions");
  if (!urgent) region.setAttribute("role", "log");
  document.body.append(region);
  regions[urgent] = region;
}

// Takes JSON: lines with `kind`, `text`, and `urgent` for one that interrupts.
export function announce(json) {
  queue.push(...JSON.parse(json));
  waiting ||= setTimeout(sayNext, GAP_MS);
}

export function hush() {
  clearTimeout(waiting);
  waiting = 0;
  queue.length = 0;
  for (const region of Object.values(regions)) region.replaceChildren();
}

function sayNext() {
  const { kind, text, urgent } = queue.shift();
  const region = regions[urgent];
  const line = document.createElement("p");
  line.dataset.kind = kind;
  line.textContent = text;
  region.append(line);
  while (region.childElementCount > KEPT) region.firstElementChild.remove();
  waiting = queue.length ? setTimeout(sayNext, GAP_MS) : 0;
}
