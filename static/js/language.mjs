// The page's languages: catalogues brought for Python, and what the browser knows of how a
// language lists things and says days. Which one the page begins in is in language.js.

import { tell } from "./listen.mjs";

const root = document.documentElement;
const REGIONS = { en: "en-GB" };
const DAY = { timeZone: "UTC", day: "numeric", month: "long" };
const FORMS = {
  full: { ...DAY, year: "numeric" },
  short: DAY,
  weekday: { ...DAY, year: "numeric", weekday: "long" },
  letter: { timeZone: "UTC", weekday: "narrow" },
};
const catalogues = new Map(); // packed, by language
const lists = new Map();
const days = new Map();

// begin.js has asked for that of the language the page begins in.
globalThis.tableSixteenEarly?.catalogue?.then((bytes) => {
  if (bytes) catalogues.set(root.lang, bytes);
});

export function language() {
  return root.dataset.language;
}

export function asksLanguage() {
  return "asks" in root.dataset;
}

// A character a byte: what crosses over to Python is text.
export function catalogue(code) {
  const bytes = new Uint8Array(catalogues.get(code) ?? []);
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

// Tells "language" with its tag, or with "!" before it if it can't be had.
export async function bringCatalogue(code) {
  try {
    const answer = await fetch(placeOf(code));
    if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
    catalogues.set(code, await answer.arrayBuffer());
    tell("language", code);
    document.dispatchEvent(new Event("language:used"));
  } catch (error) {
    console.warn("A language did not arrive:", error);
    tell("language", `!${code}`);
  }
}

// The languages in use here, all of which are to be kept on the device (offline.mjs).
export function languagesUsed() {
  return [...catalogues.keys()];
}

export function setLanguage(code) {
  if (root.lang !== code) root.lang = code;
}

export function listed(code, json) {
  const format = made(lists, code, () => new Intl.ListFormat(REGIONS[code] ?? code));
  return format.format(JSON.parse(json));
}

export function dated(code, day, form) {
  const make = () => new Intl.DateTimeFormat(REGIONS[code] ?? code, FORMS[form]);
  return made(days, `${code} ${form}`, make).format(new Date(day));
}

function made(formats, key, make) {
  if (!formats.has(key)) formats.set(key, make());
  return formats.get(key);
}

function placeOf(code) {
  const names = root.dataset.languages.split(" ");
  return names[names.indexOf(code) + 2];
}
