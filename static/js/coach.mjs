// The slip of a lesson lies beside what it speaks of, its tail pointing there. It never lies
// on that (`data-at`); nor, as long as there is room, on what has to be seen with it
// (`data-keep`); and on as little as can be of what else can be pressed.

const ALWAYS = "#bar .ibtn, #tray .btn-wax, #slip > *";
const WORDS = "#tray .preview";
const MOST_WORDS = 80; // px that they take
const GAP = 11; // px of the tail, between the slip and what it points at
const EDGE = 8; // px to the edge of the window
const STEP = 12; // px from one place that is tried to the next
const AFAR = 30; // px from which on a tail would point at what lies between
const CORNER = 22; // px at the slip's corners where no tail can be
let shown = "";
let waits = false;

export function watchCoach() {
  const again = () => {
    if (!waits) requestAnimationFrame(placeCoach);
    waits = true;
  };
  addEventListener("scroll", again, { passive: true });
  addEventListener("resize", again);
  // Before the page's own letters and drawings are there, everything has another size.
  new ResizeObserver(again).observe(document.body);
}

export function placeCoach() {
  waits = false;
  const slip = document.getElementById("coach");
  if (!slip || slip.hidden) {
    shown = "";
    return;
  }
  const target = all(slip.dataset.at)[0];
  if (!target) return;
  const now = `${slip.dataset.lesson} ${slip.dataset.at}`;
  const appears = shown !== now && !target.closest("#tray");
  if (appears) target.scrollIntoView({ block: "nearest" });
  shown = now;
  const room = windowBelowBar();
  const about = within(target.getBoundingClientRect(), room);
  slip.style.removeProperty("max-height");
  const never = [about, ...rects(ALWAYS)];
  const kept = all(slip.dataset.keep).map(roomy);
  const others = rects("[data-do]:not([aria-disabled=true])", slip);
  const worst = [...others, ...Array(9).fill(kept).flat()];
  const { offsetWidth: width, offsetHeight: height } = slip;
  const find = (free, rest, step) => best({ width, height }, room, about, free, rest, step);
  const free =
    find([...never, ...kept], others, STEP) ??
    find([...never, ...kept], others, STEP / 4) ??
    find(never, worst, STEP);
  if (!free && appears) {
    scrollBy(0, about.top - room.top); // all the room there is below it
    return placeCoach();
  }
  const at = free ?? find([about], worst, STEP) ?? strip(slip, room, about);
  set(slip, "left", `${at.left}px`);
  set(slip, "top", `${at.top}px`);
  point(slip, at, about);
}

// The best place of all that are free, or nothing.
function best({ width, height }, room, about, kept, others, step) {
  let found;
  let least = Infinity;
  for (let top = room.top; top + height <= room.bottom; top += step) {
    for (let left = room.left; left + width <= room.right; left += step) {
      const at = { left, top, right: left + width, bottom: top + height };
      if (kept.some((one) => overlap(grown(one, one === about ? GAP : 3), at) > 0)) continue;
      const cost = 3 * distance(at, about) + others.reduce((sum, one) => sum + overlap(one, at) / 60, 0);
      if (cost < least) [least, found] = [cost, at];
    }
  }
  return found;
}

// Where nothing is free, the larger strip above or below, in which the slip is scrolled.
function strip(slip, room, about) {
  const above = about.top - room.top >= room.bottom - about.bottom;
  const height = Math.max(96, above ? about.top - room.top - GAP : room.bottom - about.bottom - GAP);
  slip.style.maxHeight = `${height}px`;
  const real = Math.min(height, slip.offsetHeight);
  const top = above ? Math.max(room.top, about.top - GAP - real) : Math.min(about.bottom + GAP, room.bottom - real);
  const left = room.left;
  return { left, top, right: left + slip.offsetWidth, bottom: top + real };
}

// Turns the tail to the middle of what the slip speaks of.
function point(slip, at, about) {
  const side =
    at.bottom <= about.top ? "down" : at.top >= about.bottom ? "up" : at.right <= about.left ? "right" : "left";
  if (slip.dataset.tail !== side) slip.dataset.tail = side;
  // A note that keeps off words stands apart from what it speaks of: its tail would point at them.
  slip.toggleAttribute("data-afar", gap(at, about, "left", "right") + gap(at, about, "top", "bottom") > AFAR);
  const across = side === "down" || side === "up";
  const middle = across ? (about.left + about.right) / 2 - at.left : (about.top + about.bottom) / 2 - at.top;
  const length = across ? at.right - at.left : at.bottom - at.top;
  set(slip, "--tail", `${Math.min(Math.max(middle, CORNER), length - CORNER)}px`);
}

function windowBelowBar() {
  const bar = document.getElementById("bar")?.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return {
    left: EDGE,
    top: Math.max(0, bar?.bottom ?? 0) + 14, // the knot stands over the slip
    right: clientWidth - EDGE,
    bottom: clientHeight - EDGE,
  };
}

function all(selector) {
  if (!selector) return [];
  return [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
}

// Words above a hand have one line or three, as what is picked has it; a slip that made way
// for just as many would jump with every card.
function roomy(one) {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return { left, top: one.matches(WORDS) ? Math.min(top, bottom - MOST_WORDS) : top, right, bottom };
}

function rects(selector, but) {
  return all(selector)
    .filter((one) => !but?.contains(one))
    .map((one) => one.getBoundingClientRect());
}

function within(rect, room) {
  const left = Math.max(rect.left, 0);
  const top = Math.max(rect.top, Math.min(room.top, rect.bottom));
  return { left, top, right: rect.right, bottom: Math.max(top, Math.min(rect.bottom, room.bottom)) };
}

function grown({ left, top, right, bottom }, by) {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

function overlap(a, b) {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

// How far a slip is, counted from where its tail can point.
function distance(a, b) {
  const dx = gap(a, b, "left", "right");
  const dy = gap(a, b, "top", "bottom");
  const aside = dx
    ? Math.abs((a.top + a.bottom - b.top - b.bottom) / 2)
    : Math.abs((a.left + a.right - b.left - b.right) / 2);
  return dx + dy + aside / 4;
}

function gap(a, b, from, to) {
  return Math.max(0, b[from] - a[to], a[from] - b[to]);
}

function set({ style }, name, value) {
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}
