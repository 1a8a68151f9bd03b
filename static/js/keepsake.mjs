// The picture of a finished table as a file that needs nothing of the page: its drawings
// are copied in, colours and fonts are those they have here. Brought when it is asked for.

import { give } from "./files.mjs";

const SVG = "http://www.w3.org/2000/svg";
const WIDE = 1600; // px of the PNG
const PNG = "image/png";
const OURS = /var\(|currentColor|light-dark\(/;
const LEFT_OUT = ["class", "color", "aria-label", "role", "href"];

// `way` is "png", "svg" or "send"; returns "yes" once it is made.
export async function keep(way, name, title) {
  const svg = document.getElementById("keepsake");
  const drawn = new Blob([alone(svg)], { type: "image/svg+xml" });
  if (way === "svg") give(name, drawn);
  else if (way === "png") give(name, await painted(drawn, svg.viewBox.baseVal));
  else await send(new File([await painted(drawn, svg.viewBox.baseVal)], name, { type: PNG }), title);
  return "yes";
}

// Who changes their mind is told nothing.
async function send(file, title) {
  await navigator.share({ files: [file], title }).catch((error) => {
    if (error.name !== "AbortError") throw error;
  });
}

async function painted(blob, { width, height }) {
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = WIDE;
    canvas.height = Math.round((WIDE * height) / width);
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((made, failed) =>
      canvas.toBlob((png) => (png ? made(png) : failed(new Error("No picture was made"))), PNG),
    );
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

// Returns the text of an SVG file that looks like the picture on the page.
function alone(svg) {
  const ink = new Ink(svg);
  const { width, height } = svg.viewBox.baseVal;
  const made = copied(svg, ink);
  made.setAttribute("width", width);
  made.setAttribute("height", height);
  const title = document.createElementNS(SVG, "title");
  title.textContent = svg.getAttribute("aria-label");
  const defs = document.createElementNS(SVG, "defs");
  for (const id of ink.gradients) defs.append(copied(document.getElementById(id), ink, svg));
  made.prepend(title, defs);
  ink.dry();
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(made)}`;
}

// Copies an element as it looks; what is only pointed at looks as in the `place` that does.
function copied(element, ink, place) {
  const used = element.localName === "use" && document.querySelector(element.getAttribute("href"));
  const made = document.createElementNS(SVG, used ? "svg" : element.localName);
  for (const { name, value } of element.attributes) {
    const pointedAt = name !== "id" || element.closest("defs");
    if (pointedAt && !LEFT_OUT.includes(name)) ink.set(made, name, value, place ?? element);
  }
  if (used) made.setAttribute("viewBox", used.getAttribute("viewBox"));
  const within = used ? (place ?? element.parentElement) : place;
  for (const child of (used || element).childNodes) {
    if (child.nodeType === Node.ELEMENT_NODE) made.append(copied(child, ink, within));
    else if (child.nodeType === Node.TEXT_NODE) made.append(child.data);
  }
  return made;
}

// What the page's styles make of a colour: plain numbers that every viewer knows.
class Ink {
  gradients = new Set();
  #styles = new Map();
  #colours = new Map();
  #probe = document.createElement("span");

  constructor(svg) {
    this.#probe.hidden = true;
    this.#probe.style.colorScheme = getComputedStyle(svg).colorScheme;
    document.body.append(this.#probe);
  }

  dry() {
    this.#probe.remove();
  }

  set(element, name, value, place) {
    const [, id] = value.match(/^url\(#([a-z]+)\)$/) ?? []; // what has a hyphen is the picture's own
    if (id) this.gradients.add(id);
    if (!OURS.test(value)) return element.setAttribute(name, value);
    const said = this.#said(value, place);
    if (name === "font-family") return element.setAttribute(name, said);
    const [colour, opacity] = this.#plain(said);
    element.setAttribute(name, colour);
    if (opacity < 1) element.setAttribute(name === "stop-color" ? "stop-opacity" : `${name}-opacity`, opacity);
  }

  #said(value, place) {
    if (!this.#styles.has(place)) this.#styles.set(place, getComputedStyle(place));
    const style = this.#styles.get(place);
    return value
      .replace(/var\((--[\w-]+)\)/g, (_, name) => style.getPropertyValue(name).trim())
      .replace("currentColor", style.color);
  }

  #plain(said) {
    if (!this.#colours.has(said)) {
      this.#probe.style.color = said;
      const { color } = getComputedStyle(this.#probe);
      const scale = color.startsWith("color(") ? 255 : 1;
      const [red, green, blue, opacity = 1] = color.match(/[\d.]+(?:e-?\d+)?/g).map(Number);
      const rgb = [red, green, blue].map((part) => Math.round(part * scale));
      this.#colours.set(said, [`rgb(${rgb})`, opacity]);
    }
    return this.#colours.get(said);
  }
}
