// What the build makes inside Pyodide. Each command reads and writes files:
//
//   node tools/snapshot.mjs modules LIST APP.ZIP             which of the library are used
//   node tools/snapshot.mjs stdlib OUT.ZIP LIST              those, compiled
//   node tools/snapshot.mjs memory OUT.BIN STDLIB.ZIP APP.ZIP    memory of a started Python

import crypto from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { loadPyodide } from "pyodide";
import { SET_UP } from "../static/js/snapshot.mjs";
import { root } from "./pyodide.mjs";

stopTheWorld();

const HOME = "/home/pyodide";
const PAGE = 4096;
// Code remembers lines and not columns too, which are a tenth of it.
const ENVIRONMENT = { LANG: "C.UTF-8", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
const stock = new Uint8Array(readFileSync(`${root}/node_modules/pyodide/python_stdlib.zip`));
const [command, ...args] = process.argv.slice(2);
try {
  await { modules, stdlib, memory }[command](...args);
} catch (error) {
  console.error(error.message); // without the minified line it comes from
  process.exit(1);
}

async function modules(list, app) {
  const python = await started({});
  await warmed(python, app);
  const names = python.runPython("import sys, tools.inside.stdlib as it; it").modules_of(
    python.runPython("[*sys.modules]"),
    python.toPy(stock),
  );
  writeFileSync(list, `${names.toJs().join("\n")}\n`);
}

async function stdlib(out, list) {
  const python = await started({});
  const names = python.toPy(readFileSync(list, "utf8").trim().split("\n"));
  const make = python.runPython("import tools.inside.stdlib as it; lambda z, n: it.compiled(z.tobytes(), frozenset(n))");
  writeFileSync(out, make(python.toPy(stock), names).toJs());
}

// OUT.BIN has, one after another: how long Pyodide's own head of a snapshot is, and how many
// pages follow, as two numbers of 32 bits; a byte a page, which says what it is (0 empty,
// 1 as WebAssembly sets it up, 2 given here); the head; and the pages given here.
async function memory(out, zip, app) {
  const setUp = memoryAsSetUp();
  const python = await started({ _makeSnapshot: true, stdLibURL: zip });
  await warmed(python, app);
  python.runPython("it.forget()");
  wipe(python._module);
  const taken = Buffer.from(python.makeMemorySnapshot());
  const head = taken.subarray(0, taken.readUInt32LE(4));
  const heap = taken.subarray(head.length);

  const kinds = [];
  const given = [];
  const before = await setUp;
  for (let at = 0; at < heap.length; at += PAGE) {
    const page = heap.subarray(at, at + PAGE);
    const kind = page.every((byte) => byte === 0) ? 0 : at < SET_UP && page.equals(before.subarray(at, at + PAGE)) ? 1 : 2;
    kinds.push(kind);
    if (kind === 2) given.push(page);
  }
  while (kinds.at(-1) === 0) kinds.pop();
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32LE(head.length, 0);
  lengths.writeUInt32LE(kinds.length, 4);
  writeFileSync(out, Buffer.concat([lengths, Buffer.from(kinds), head, ...given]));
}

// Return a promise of the memory as it is when the module is made, before any of it runs.
function memoryAsSetUp() {
  const { instantiate } = WebAssembly;
  return new Promise((resolve) => {
    WebAssembly.instantiate = async (source, imports) => {
      const made = await instantiate.call(WebAssembly, source, imports);
      const memory = made.instance?.exports.memory;
      if (memory) resolve(Buffer.from(new Uint8Array(memory.buffer)));
      return made;
    };
  });
}

async function started(options) {
  const python = await loadPyodide({ env: ENVIRONMENT, ...options });
  for (const name of ["tools/inside/stdlib.py", "tools/inside/warm.py", "tests/device.py"]) {
    python.FS.mkdirTree(dirname(`/build/${name}`));
    python.FS.writeFile(`/build/${name}`, readFileSync(`${root}/${name}`));
  }
  python.runPython("import sys; sys.path.insert(0, '/build')");
  return python;
}

async function warmed(python, app) {
  python.unpackArchive(new Uint8Array(readFileSync(app)), "zip", { extractDir: HOME });
  const folder = `${root}/node_modules/@pyscript/core/src/stdlib/pyscript`;
  const pyscript = Object.fromEntries(
    readdirSync(folder).sort().map((name) => [`pyscript/${name}`, readFileSync(`${folder}/${name}`, "utf8")]),
  );
  const main = { "ui/main.py": readFileSync(`${root}/ui/main.py`, "utf8") };
  python.globals.set("pyscript", python.toPy(pyscript));
  python.globals.set("main", python.toPy(main));
  python.runPython(`
import tools.inside.warm as it
it.import_each(it.import_names(pyscript))
it.compile_app("${HOME}", "engine", "ui")
it.import_all("engine", "ui")
it.play_a_little()
it.fail_a_little()
it.keep({**pyscript, **main}, "${HOME}")
del pyscript, main
  `);
}

// Fill with zeros what is free: what was there would be packed and sent along.
function wipe(module) {
  const { _malloc, _free, _malloc_usable_size, _sbrk, _malloc_trim } = module;
  _malloc_trim(0);
  const held = [];
  for (let size = 1 << 20; size >= 8; size = size > 512 ? size >> 1 : size - 8) {
    for (;;) {
      const top = _sbrk(0);
      const at = _malloc(size);
      held.push(at);
      if (_sbrk(0) > top) break;
      module.HEAPU8.fill(0, at, at + _malloc_usable_size(at)); // memory may have grown
    }
  }
  for (const at of held) _free(at);
  _malloc_trim(0);
}

// No clock, no chance and no place, nor the time there: the same memory in each build. At the start proper the page
// has both again, and what Python seeded itself with it seeds anew (static/js/runtime.mjs).
function stopTheWorld() {
  process.argv[1] = "./this.program"; // as in a browser, wherever the project lies
  process.env.TZ = "UTC";
  let ticks = 0;
  Date.now = () => Date.UTC(2026, 0, 1);
  performance.now = () => (ticks += 1);
  crypto.randomFillSync = (bytes) => bytes.fill(16);
}
