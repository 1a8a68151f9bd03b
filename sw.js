// Keeps the whole page on the device, one release at a time. The build fills in the names.
//
// A release has a cache of its own, filled once, before it is used, with files whose
// hashes are known; nothing is put into it afterwards, and what comes out of it is given
// to the page as it is (Chrome keeps compiled code with a cached file, but only then).
// docs/offline.md says how releases follow each other.
const RELEASE = "build:release";
const FILES = { "build:files": "" }; // SHA-256 by name, "./" being the page itself
const LANGUAGES = { "build:languages": "" }; // the same by language: kept once it was used

const ROOT = registration.scope;
const OURS = `table-sixteen ${new URL(ROOT).pathname} `;
const CACHE = OURS + RELEASE;
const WHOLE = address("whole"); // no file: it is put in last and says that all are there
const KNOWN = new Set(Object.keys(FILES).map(address));
const SPOKEN = new Set(Object.values(LANGUAGES).flatMap((files) => Object.keys(files).map(address)));
const PATIENCE = 2_000; // ms for a window to say which release it runs

let opened; // once a life: opening a cache takes longer than looking into it
let wanted = false; // a person asked for this release

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(begin()));
addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(ROOT)) return;
  const asked = plain(url, mode);
  if (KNOWN.has(asked) || SPOKEN.has(asked)) event.respondWith(kept(asked, event.request));
  else if (mode !== "navigate") event.respondWith(keptBefore(asked, event.request));
});
addEventListener("message", (event) => {
  const [port] = event.ports;
  if (port && event.data !== null && typeof event.data === "object") {
    const { status: languages, unpack: name } = event.data;
    if (Array.isArray(languages)) return event.waitUntil(status(port, languages));
    return event.waitUntil(unpack(name, port).catch(() => port.postMessage(null)));
  }
  switch (event.data) {
    case "release":
      return port.postMessage({ release: RELEASE });
    case "status":
      return event.waitUntil(status(port));
    case "mend":
      return event.waitUntil(fill().then(() => status(port), () => status(port)));
    case "take over":
      wanted = true;
      return event.waitUntil(skipWaiting());
    case "step in":
      return event.waitUntil(skipWaiting());
  }
});

function address(name) {
  return new URL(name, ROOT).href;
}

// The page has one address in the cache, whatever it was called by.
function plain(url, mode) {
  const { origin, pathname, search } = new URL(url);
  const page = pathname.endsWith("/index.html") ? pathname.slice(0, -10) : pathname;
  if (mode === "navigate" && origin + page === ROOT) return ROOT;
  return origin + pathname + search;
}

function cache() {
  return (opened ??= caches.open(CACHE));
}

async function kept(asked, request) {
  const found = await (await cache()).match(asked, { ignoreVary: true });
  if (!found) return fetch(request);
  if (asked !== ROOT || (await digest(found.clone())) === FILES["./"]) return found;
  // The page says what is wrong with all else; one that is damaged itself can say nothing.
  return fetch(request).catch(() => found);
}

// Hands over a file with its bytes unpacked: the page has enough to do while it starts.
async function unpack(name, port) {
  const found = name && typeof name === "string" ? await foundInOurs(address(name)) : null;
  if (!found?.body) return port.postMessage(null);
  const body = found.body.pipeThrough(new DecompressionStream("gzip"));
  const bytes = await new Response(body).arrayBuffer();
  port.postMessage(bytes, [bytes]);
}

// A host may have other pages, with caches of their own: those are none of our business.
async function foundInOurs(asked) {
  for (const cacheName of [CACHE, ...(await otherCaches())]) {
    const found = await caches.match(asked, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return null;
}

// A window that still runs an older release finds its files in that release's cache.
// Names of files change with what is in them, so none is ever found in the wrong one.
async function keptBefore(asked, request) {
  for (const name of await otherCaches()) {
    const found = await caches.match(asked, { cacheName: name, ignoreVary: true });
    if (found) return found;
  }
  return fetch(request);
}

async function otherCaches() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(OURS) && name !== CACHE);
}

// Fills the cache, completely or not at all. What is there already counts if it is right:
// from an install that was interrupted, or from this same release, put up once more.
async function fill() {
  const cache = await caches.open(CACHE);
  const before = await cache.match(WHOLE);
  try {
    const older = await Promise.all((await otherCaches()).map((name) => caches.open(name)));
    for (const [name, hash] of Object.entries(FILES))
      await bring(address(name), hash, cache, older);
    for (const language of await used([cache, ...older])) await learn(language, cache, older);
    await cache.put(WHOLE, new Response(RELEASE));
    opened = undefined;
  } catch (error) {
    if (!before) await caches.delete(CACHE);
    throw error;
  }
}

// The languages that were used here, in this release or one before it: each has left a mark.
async function used(all) {
  const marks = await Promise.all(
    Object.keys(LANGUAGES).map(async (language) => {
      const found = await Promise.all(all.map((cache) => cache.match(markOf(language))));
      return found.some(Boolean) ? [language] : [];
    }),
  );
  return marks.flat();
}

async function learn(language, cache, older) {
  for (const [name, hash] of Object.entries(LANGUAGES[language]))
    await bring(address(name), hash, cache, older);
  await cache.put(markOf(language), new Response(RELEASE));
}

function markOf(language) {
  return address(`used-${language}`); // no file either
}

// From the nearest place where the file is as it was built: this cache, an older one, the
// browser's own store, the server.
async function bring(url, hash, cache, older) {
  const places = [
    ...[cache, ...older].map((from) => () => from.match(url, { ignoreVary: true })),
    () => fetch(url, { redirect: "error" }),
    () => fetch(url, { redirect: "error", cache: "reload" }),
  ];
  for (const [place, look] of places.entries()) {
    const found = await look();
    if (!found?.ok || (await digest(found.clone())) !== hash) continue;
    if (place > 0) await cache.put(url, found);
    return;
  }
  throw new Error(`${url} is not there as it was built`);
}

async function digest(response) {
  const hash = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(hash), (b) => b.toString(16).padStart(2, "0")).join("");
}

async function begin() {
  await clients.claim();
  if (wanted) for (const page of await pages()) page.postMessage("renew");
}

// Answers whether the page would start from here without a network; fetches what was
// taken out of the cache since, unless another worker has just taken over and did that.
async function status(port, languages = []) {
  const inCharge = self.serviceWorker?.state !== "redundant";
  const wanted = languages.filter((language) => language in LANGUAGES);
  let whole = (await isWhole()) || (inCharge && (await fill().then(isWhole, () => false)));
  if (whole && inCharge) whole = await speaks(wanted).catch(() => false);
  port.postMessage({ release: RELEASE, whole });
  await tidy();
}

// Whether all that these languages take is here; what is missing is brought.
async function speaks(languages) {
  const cache = await caches.open(CACHE);
  for (const language of languages)
    if (!(await cache.match(markOf(language)))) await learn(language, cache, []);
  return true;
}

async function isWhole() {
  const requests = await (await caches.open(CACHE)).keys();
  const entries = new Set(requests.map(({ url }) => url));
  return [WHOLE, ...KNOWN].every((url) => entries.has(url));
}

// Deletes the caches of releases that no window runs any more. If one of the windows does
// not say what it runs, or a release is just arriving, they stay until the next time.
async function tidy() {
  const others = await otherCaches();
  if (others.length === 0 || registration.installing || registration.waiting) return;
  const running = await Promise.all((await pages()).map(releaseOf));
  if (running.includes(undefined)) return;
  for (const name of others)
    if (!running.includes(name.slice(OURS.length))) await caches.delete(name);
}

async function pages() {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter(({ url }) => plain(url, "navigate") === ROOT);
}

function releaseOf(page) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, PATIENCE, undefined);
    page.postMessage("release?", [port2]);
  });
}
