// What PyScript takes for Pyodide: Pyodide itself, started in our own way. It starts as
// soon as this file is here, beside PyScript, from a snapshot of the memory of a Python
// that has already imported all it needs (tools/python.py makes it). If anything is wrong
// with that, Python starts plainly: library and app are brought and imported.
//
// The worker in which bots think starts its own from the same snapshot, with what the page
// lends it: compiled code, which is then not compiled twice, and the snapshot, because a
// worker in Firefox can fetch nothing while the device is offline.

import { loadPyodide as load, version } from "../../vendor/pyodide/pyodide.mjs";
import createPyodideModule from "../../vendor/pyodide/pyodide.asm.mjs";
import { compile, lending } from "./wasm.mjs";
import { SET_UP, snapshot, unpacked } from "./snapshot.mjs";
export { version };

const MADE_FOR = "build:made-for";
const PYODIDE = new URL("../../vendor/pyodide/", import.meta.url).href;
const WASM = new URL("../../vendor/pyodide/pyodide.asm.wasm", import.meta.url).href;
const SNAPSHOT = new URL("../../snapshot.bin", import.meta.url).href;
const LIBRARY = new URL("../../stdlib.bin", import.meta.url).href;
const APP = new URL("../../app.bin", import.meta.url).href;

const PATIENCE = 3000; // ms for the words of another language than English
const HEAD = 4096; // bytes at most that Pyodide writes before a snapshot

// An empty list of packages in place of a file of them: nothing but our own is fetched.
const NO_PACKAGES = {
  info: {
    abi_version: "2026_0",
    arch: "wasm32",
    platform: "emscripten_5_0_3",
    python: "3.14.2",
  },
  packages: {},
};

// Where Python's output goes; PyScript has its own places for it, which it names late.
const said = { stdout: console.log, stderr: console.warn };

const onPage = "document" in globalThis;
const early = globalThis.tableSixteenEarly ?? {}; // begin.js
const compiled = onPage ? (early.module?.catch(again) ?? again()) : undefined;
const started = onPage ? start() : undefined;
started?.catch(() => {}); // PyScript asks, and tells

function again() {
  return compile(WASM);
}

// Python goes on once the other screens' styles are there, or known not to come: no screen
// of its own is shown without, and a page without its looks still plays. So it is with the
// words of a language; if they take long, the page is English until they are there.
export async function loadPyodide({ stdout, stderr } = {}) {
  Object.assign(said, stdout && { stdout }, stderr && { stderr });
  const styles = settled(document.getElementById("styles"));
  const [python] = await Promise.all([started, styles, early.catalogue && soon(early.catalogue)]);
  return python;
}

function soon(promise) {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return Promise.race([promise.catch(() => {}), late]);
}

function settled(link) {
  if ("settled" in link.dataset) return undefined; // begin.js saw it
  return new Promise((resolve) => {
    for (const end of ["load", "error"]) link.addEventListener(end, resolve);
  });
}

// What another thread needs to start Python: {module, snapshot}. The snapshot is packed:
// Chromium unpacks on the thread that asks, and in pieces that a person would feel.
export async function lend() {
  const answer = await good(fetch(SNAPSHOT));
  return { module: await compiled, snapshot: await answer.arrayBuffer() };
}

// Starts Python in a worker; it fails where the snapshot does not fit.
export async function startLent({ module, snapshot: packed }) {
  return restored(Promise.resolve(module), unpacked(new Response(packed)));
}

async function start() {
  compiled.then(() => performance.mark("wasm compiled"), () => {});
  try {
    return await restored(compiled, early.bytes?.catch(fetched) ?? fetched());
  } catch (error) {
    await compiled; // without it there is no start of any kind
    console.warn("Python starts without its snapshot:", error);
    return plain(compiled);
  }
}

// Takes so much memory that there is room for a snapshot larger than what Pyodide begins with.
function grow({ HEAPU8, _malloc, _free }, size) {
  if (size > HEAPU8.length) _free(_malloc(size)); // what is in use comes before it
}

// Pyodide would wait for the whole snapshot before it does anything. So it gets a head that
// is empty as yet, and sets itself up while the snapshot arrives; then memory is written
// here, and Pyodide finds the head and nothing more to write.
//
// The library is not brought: all of it that is ever used is in the snapshot.
async function restored(compiled, bytes) {
  const taken = snapshot(bytes, MADE_FOR);
  taken.then(() => performance.mark("snapshot unpacked"), () => {});
  const answers = new Map([
    [WASM, new Response()],
    [LIBRARY, new Response(new Uint8Array())],
  ]);
  const given = new Uint8Array(HEAD);
  let asSetUp;

  async function create(settings) {
    const module = await createPyodideModule(settings);
    performance.mark("Pyodide set up");
    const { head, size, put } = await taken;
    grow(module, size);
    put(module.HEAPU8, asSetUp, module._sbrk(0));
    given.set(head);
    new Uint32Array(given.buffer)[1] = HEAD; // where the memory behind it begins
    return module;
  }

  const python = await lending(
    {
      compiled,
      answers,
      prepare: (memory) => (asSetUp = new Uint8Array(memory.buffer).slice(0, SET_UP)),
    },
    () => load({ ...options(), createPyodideModule: create, _loadSnapshot: given }),
  );
  // In the snapshot it is seeded as it was when that was taken.
  python.runPython("import random; random.seed()");
  performance.mark("Python restored");
  python.fromSnapshot = true;
  return python;
}

async function fetched() {
  return unpacked(await good(early.answer ?? fetch(SNAPSHOT)));
}

async function good(answer) {
  const { ok, status, url } = await answer;
  if (!ok) throw new Error(`failed to fetch ${url}: ${status}`);
  return answer;
}

async function plain(compiled) {
  const [library, app] = [LIBRARY, APP].map(async (name) => unpacked(await good(fetch(name))));
  app.catch(() => {}); // asked for below
  const answers = new Map([
    [WASM, new Response()],
    [LIBRARY, new Response(await library)],
  ]);
  const python = await lending({ compiled, answers }, () => load(options()));
  python.unpackArchive(await app, "zip");
  return python;
}

function options() {
  return {
    createPyodideModule,
    indexURL: PYODIDE,
    packageBaseUrl: PYODIDE,
    lockFileContents: structuredClone(NO_PACKAGES),
    stdLibURL: LIBRARY,
    stdout: (text) => said.stdout(text),
    stderr: (text) => said.stderr(text),
  };
}
