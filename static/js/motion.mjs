// What moves when something happened at the table (docs/motion.md). The page is as it will be from the
// start; here it is only shown on its way there, by transforms and opacity, and whatever ends that
// leaves the page as it is.
//
// What moves says so itself: data-moves="EVENT KIND KEY TO". It moves when EVENT is among what
// happened. The same words in the page before are the same thing as it was.
//
//   flip KEY FROM    turns over where it lies, or on its way from FROM, then goes to its place
//   turn             turns over after that; for both, its child `.was` is the side that lay up before
//   land             is put down
//   walk FROM        comes from there: from what had it as data-key, or as data-mover
//   fly KEY TO       sends what it gained to the number TO
//   count KEY        a number: the old one makes room for the new one
//   hold KEY         looks as before until its children `move KEY` from where they were
//   track KEY STEPS  walks so many of the data-stops of its picture; a lap is all of them
//   rise             appears when all else is over

const [QUICK, CARD, REVEAL, COUNT] = [160, 260, 520, 900]; // ms, as in tokens.css
const TWO_SECONDS = 2_000;
const EASE = "cubic-bezier(.2, .75, .25, 1)"; // as there
const EASE_FLIP = "cubic-bezier(.45, .05, .3, 1)";
const LENGTHS = {
  flip: REVEAL + CARD, walk: REVEAL, land: CARD, track: COUNT, fly: CARD, turn: REVEAL, count: QUICK, move: CARD, rise: CARD,
};
const SOUNDS = { flip: "flip", walk: "paper", land: "paper", turn: "stain", fly: "glass", track: "paper", rise: "glass" };
const AT_ONCE = 60; // ms between the sounds of cards that turn over together
const HALF = [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }];

let running = [];
let layer; // of what moves outside its place; there only while something moves
let moving = ""; // the state of the table that this is about
let place = []; // how far the page was scrolled
let clock;
let before = new Map();
let sound;
let audible; // not known before the first table is up
let due = [];

for (const kind of ["pointerdown", "keydown", "resize"]) addEventListener(kind, end, true);
addEventListener("scroll", () => (place[0] !== scrollX || place[1] !== scrollY) && end());
document.addEventListener("visibilitychange", end);

// Before the page changes to `made`: what happened, and how it looks now. A change in which nothing
// happened leaves what is on its way alone.
export function prepare(next, made) {
  before = new Map();
  if (next) listen(next.sound);
  if (next?.at !== moving || next.happened.length) end();
  for (const part of next?.happened.length ? made : [])
    for (const element of part ? movers(part, next.happened) : []) remember(element);
}

// After it: sets off what moves and returns for how many ms it does.
export function begin(next) {
  if (!next?.happened.length) return 0;
  moving = next.at;
  place = [scrollX, scrollY];
  const all = movers(document.getElementById("app"), next.happened).filter(isShown);
  const still = next.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const starts = plan(all);
  for (const [number, mover] of all.entries()) {
    const delay = still ? 0 : starts[mover.kind];
    const begun = still ? underline(mover) : MOTIONS[mover.kind](mover, delay, starts);
    if (begun !== false && SOUNDS[mover.kind]) play(SOUNDS[mover.kind], delay + AT_ONCE * Math.min(number, 5));
  }
  before = new Map();
  if (!running.length) return 0;
  const length = Math.max(...running.map(({ effect }) => effect.getComputedTiming().endTime));
  clock = setTimeout(end, length + QUICK);
  return still ? 0 : length;
}

// Whatever moves is there.
export function end() {
  if (!moving) return;
  moving = "";
  clearTimeout(clock);
  for (const one of running.splice(0)) one.cancel();
  for (const one of due.splice(0)) clearTimeout(one);
  layer?.remove();
  layer = undefined;
}

function movers(root, happened) {
  return [...root.querySelectorAll("[data-moves]")]
    .map((element) => {
      const said = element.dataset.moves;
      const [event, kind, key, to] = said.split(" ");
      return { element, said, event, kind, key, to };
    })
    .filter(({ event }) => happened.includes(event));
}

function isShown({ element }) {
  return element.getClientRects().length > 0;
}

// When each kind begins: what turns over or walks comes first, then what follows from it.
function plan(all) {
  const has = (...kinds) => all.filter(({ kind }) => kinds.includes(kind));
  const first = Math.max(0, ...has("flip", "walk", "land", "track").map(({ kind }) => LENGTHS[kind]));
  const count = first + (has("fly").length ? CARD : 0);
  const last = count + (has("count").length ? QUICK : 0);
  return { flip: 0, walk: 0, land: 0, track: 0, turn: first, fly: first, count, hold: last, move: last, rise: last };
}

function remember({ said, kind, key, to }) {
  const comes = kind === "walk" || kind === "flip";
  const from = kind === "walk" ? key : to;
  const old = comes
    ? from && document.querySelector(`#app :is([data-key="${CSS.escape(from)}"], [data-mover="${CSS.escape(from)}"])`)
    : document.querySelector(`#app [data-moves="${CSS.escape(said)}"]`);
  if (!old || !isShown({ element: old })) return;
  const box = old.getBoundingClientRect();
  const copied = ["count", "hold", "fly"].includes(kind);
  before.set(said, { box, text: textOf(old), inside: old.innerHTML, ghost: copied && ghostOf(old, box) });
}

function textOf(element) {
  return element.getAttribute("aria-label") ?? element.textContent;
}

function valueOf(text = "0") {
  return Number(text.replace("\u2212", "-"));
}

const MOTIONS = {
  flip({ element, said }, delay) {
    const lifted = "translate(6px, -8%) scale(1.12)";
    const from = before.get(said);
    const box = from && element.getBoundingClientRect();
    const start = from ? way(from.box, box) : "translate(6px, 0%) scale(1)";
    const card = from ? inPlaceOf(element, box, delay, LENGTHS.flip) : element;
    const frames = [
      { opacity: 1, transform: `perspective(40rem) ${start} rotateY(0deg)`, easing: from ? EASE_FLIP : "ease-in" },
      { offset: 1 / 3, transform: `perspective(40rem) ${lifted} rotateY(90deg)` },
      { offset: 1 / 3, transform: `perspective(40rem) ${lifted} rotateY(-90deg)`, easing: "ease-out" },
      { offset: 2 / 3, transform: `perspective(40rem) ${lifted} rotateY(0deg)`, easing: EASE },
      { opacity: 1, transform: "perspective(40rem) translate(0px, 0%) scale(1) rotateY(0deg)" },
    ];
    move(card, frames, delay, LENGTHS.flip, "linear");
    cover(card, delay, (LENGTHS.flip * 2) / 3);
  },
  turn({ element }, delay) {
    const frames = [
      { transform: "perspective(40rem) scale(1) rotateY(0deg)", easing: "ease-in" },
      { offset: 0.5, transform: "perspective(40rem) scale(1.12) rotateY(90deg)" },
      { offset: 0.5, transform: "perspective(40rem) scale(1.12) rotateY(-90deg)", easing: "ease-out" },
      { transform: "perspective(40rem) scale(1) rotateY(0deg)" },
    ];
    move(element, frames, delay, REVEAL, "linear");
    cover(element, delay, REVEAL);
    const burst = element.querySelector(".burst");
    const bursting = [
      { opacity: 0, transform: "scale(.3)" },
      { offset: 0.3, opacity: 1 },
      { opacity: 0, transform: "scale(1.25)" },
    ];
    if (burst) move(burst, bursting, delay + REVEAL / 2, REVEAL / 2);
  },
  land({ element }, delay) {
    move(element, [{ transform: "translateY(-14px) rotate(-2deg)", opacity: 0 }, { transform: "none", opacity: 1 }], delay, CARD);
  },
  walk({ element, said }, delay) {
    const old = before.get(said);
    const box = element.getBoundingClientRect();
    if (!old || box.bottom > innerHeight || box.y < 0) return MOTIONS.land({ element }, delay);
    const frames = [
      { opacity: 1, transform: way(old.box, box) },
      { opacity: 1, transform: "translate(0px, 0px) scale(1)" },
    ];
    move(inPlaceOf(element, box, delay, REVEAL), frames, delay, REVEAL, EASE_FLIP);
  },
  fly(mover, delay) {
    const gain = valueOf(textOf(mover.element)) - valueOf(before.get(mover.said)?.text);
    MOTIONS.count(mover, delay);
    const target = document.querySelector(`[data-moves~="count"][data-moves~="${mover.to}"]`);
    if (!(gain > 0) || !target || !isShown({ element: target })) return false;
    const [from, to] = [mover.element, target].map((one) => one.getBoundingClientRect());
    const coin = document.createElement("span");
    coin.className = "coin";
    coin.textContent = `+${gain}`;
    coin.style.left = `${middle(from, "x")}px`;
    coin.style.top = `${middle(from, "y")}px`;
    const [x, y] = [middle(to, "x") - middle(from, "x"), middle(to, "y") - middle(from, "y")];
    const frames = [
      { opacity: 0, transform: "translate(-50%, -50%) scale(.4)" },
      { offset: 0.25, opacity: 1, transform: "translate(-50%, -50%) scale(1.15)" },
      { opacity: 1, transform: `translate(calc(${x}px - 50%), calc(${y}px - 50%)) scale(.9)` },
    ];
    move(put(coin), frames, delay, CARD, "ease-in");
  },
  count({ element, said }, delay) {
    const old = before.get(said);
    if (!old || old.text === textOf(element)) return false;
    const length = delay + QUICK;
    const now = element.getBoundingClientRect();
    lay(old.ghost.copy, { x: now.right - old.box.width, y: now.bottom - old.box.height, width: old.box.width, height: old.box.height });
    const rolled = [
      { opacity: 1, transform: "none" },
      { offset: delay / length, opacity: 1, transform: "none" },
      { opacity: 0, transform: "translateY(-45%)" },
    ];
    move(put(old.ghost), rolled, 0, length, "linear");
    move(element, [{ opacity: 0, transform: "translateY(45%)" }, { opacity: 1, transform: "none" }], delay, QUICK);
  },
  hold({ element, said }, delay) {
    const old = before.get(said);
    if (!old || old.inside === element.innerHTML || !delay) return false;
    lay(old.ghost.copy, element.getBoundingClientRect());
    move(put(old.ghost), [{ opacity: 1 }, { opacity: 1 }], 0, delay);
  },
  move({ element, said }, delay) {
    const old = before.get(said);
    const box = element.getBoundingClientRect();
    const [x, y] = old ? [old.box.x - box.x, old.box.y - box.y] : [0, 0];
    if (Math.hypot(x, y) < 1) return false;
    move(element, [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], delay, CARD);
  },
  track({ element, to }, delay, starts) {
    const picture = element.closest("[data-stops]");
    const steps = Number(to);
    const longest = Math.max(...[...picture.querySelectorAll("[data-moves]")].map(({ dataset }) => Number(dataset.moves.split(" ")[3])));
    walkTheTrack(element, picture, steps, delay, (COUNT * steps) / longest);
  },
  rise({ element }, delay) {
    move(element, [{ opacity: 0, transform: "translateY(10px)" }, { opacity: 1, transform: "none" }], delay, CARD);
  },
};

// A pawn goes from stop to stop, over and over; a number beside it tells the lap from the second on.
function walkTheTrack(pawn, picture, steps, delay, length) {
  if (!steps) return;
  const outer = picture.getBoundingClientRect();
  const { width } = picture.viewBox.baseVal;
  const scale = outer.width / width;
  const stops = picture.dataset.stops.split(" ").map((stop) => stop.split(",").map((n) => n * scale));
  const end = pawn.getBoundingClientRect();
  const { width: wide, height: high } = end;
  const walker = document.createElement("span");
  walker.className = "walker";
  const drawn = bare(picture.cloneNode(false));
  drawn.setAttribute("viewBox", `${pawn.getAttribute("x")} ${pawn.getAttribute("y")} ${pawn.getAttribute("width")} ${pawn.getAttribute("height")}`);
  drawn.append(pawn.cloneNode());
  walker.append(drawn);
  lay(walker, { x: outer.x - wide / 2, y: outer.y - high / 2, width: wide, height: high });
  const stopAfter = (step) => {
    if (step === steps) return [middle(end, "x") - outer.x, middle(end, "y") - outer.y];
    return step ? stops[(step - 1) % stops.length] : [outer.width / 2, outer.height / 2];
  };
  const frames = Array.from({ length: steps + 1 }, (_, step) => {
    const [x, y] = stopAfter(step);
    return { opacity: 1, transform: `translate(${x}px, ${y}px)` };
  });
  move(put(walker), frames, delay, length, "linear");
  move(pawn, [{ opacity: 0 }, { opacity: 0 }], delay, length);
  for (let lap = 1; lap * stops.length < steps; lap += 1) {
    const number = document.createElement("b");
    number.textContent = String(lap + 1);
    walker.append(number);
    const begun = (length * (lap * stops.length + 1)) / steps;
    const lasts = Math.min((length * stops.length) / steps, length - begun);
    if (lasts > 0) move(number, [{ opacity: 1 }, { opacity: 1 }], delay + begun, lasts, "linear", "none");
  }
}

// Without motion: what changed is underlined for a while.
function underline({ element, said, kind }) {
  const old = before.get(said);
  const changed = Boolean(old && old.text !== textOf(element));
  if (kind === "count" && changed)
    move(element, [{ opacity: 1 }, { opacity: 1 }], 0, TWO_SECONDS, "linear", "none", "::after");
  return kind !== "fly" || changed;
}

// Until it has turned half way, one sees the side that lay up before.
function cover(element, delay, length) {
  const was = element.querySelector(":scope > .was");
  if (was) move(was, HALF, delay, length, "linear");
}

function move(element, frames, delay, duration, easing = EASE, fill = "backwards", pseudoElement = undefined) {
  running.push(element.animate(frames, { delay, duration, easing, fill, pseudoElement }));
}

function middle(box, axis) {
  return box[axis] + (axis === "x" ? box.width : box.height) / 2;
}

// A picture of an element where it is, to be put into the layer: it looks the same there, since it
// lies in copies of all that it lies in. It is seen only while it moves.
function ghostOf(element, box) {
  const copy = bare(element.cloneNode(true));
  for (const inner of copy.querySelectorAll("*")) bare(inner);
  Object.assign(copy.style, { position: "fixed", margin: "0", opacity: "0", boxSizing: "border-box", transition: "none" });
  lay(copy, box);
  let shell = copy;
  for (let outer = element.parentElement; outer && outer.id !== "app"; outer = outer.parentElement) {
    const around = bare(outer.cloneNode(false));
    around.style.display = "contents";
    around.append(shell);
    shell = around;
  }
  return { shell, copy };
}

function lay({ style }, { x, y, width, height }) {
  Object.assign(style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

// Without what names it, or makes it do something.
function bare(element) {
  for (const name of element.getAttributeNames())
    if (/^(id|data-.*|popover.*|tabindex|role|aria-(?!checked|selected|disabled).*)$/.test(name)) element.removeAttribute(name);
  return element;
}

// Puts a ghost in an element's place, which is not seen as long as that moves.
function inPlaceOf(element, box, delay, length) {
  move(element, [{ opacity: 0 }, { opacity: 0 }], delay, length);
  return put(ghostOf(element, box));
}

// The transform that puts what is in one box into another.
function way(from, box) {
  const scale = Math.min(from.width / box.width, from.height / box.height);
  return `translate(${middle(from, "x") - middle(box, "x")}px, ${middle(from, "y") - middle(box, "y")}px) scale(${scale})`;
}

// Puts a ghost, or something else that is seen only while it moves, into the layer.
function put(one) {
  if (!layer) {
    layer = document.createElement("div");
    layer.className = "motion";
    layer.setAttribute("aria-hidden", "true");
    layer.inert = true;
    document.body.append(layer);
  }
  layer.append(one.shell ?? one);
  return one.copy ?? one;
}

// Sounds are brought when they are asked for; who asks for them at a table hears one.
function listen(wanted) {
  const asked = wanted && audible === false;
  audible = wanted;
  if (wanted && !sound) import("./sound.mjs").then((it) => brought(it, asked), () => {});
  sound?.setAudible(wanted);
}

function brought(it, asked) {
  sound = it;
  sound.setAudible(audible); // it may be unwanted again by now
  if (asked && audible) sound.play("glass");
}

function play(name, delay) {
  if (audible && sound) due.push(setTimeout(sound.play, delay, name));
}
