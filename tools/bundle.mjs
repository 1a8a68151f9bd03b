// Makes the page's scripts of its modules: one for Python, one for the rest of the page.
//
//   node tools/bundle.mjs OUT NAMES.JSON
//
// Both are plain scripts, no modules: when a service worker keeps a plain script while it is
// installed, Chromium compiles all of it there and then, and a later visit finds it
// compiled. It does nothing of the kind for modules (docs/start.md).
//
// NAMES.JSON says which names of files are others on the site.

import { build } from "esbuild";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const OWN = join(ROOT, "static/js");
const PACKAGES = [
  [/^(\.\.\/){2}vendor\/pyodide[^/]*\//, "pyodide/"],
  [/^(\.\.\/){2}vendor\/pyscript\//, "@pyscript/core/dist/"],
  [/^\.\/idiomorph.mjs$/, "idiomorph/dist/idiomorph.esm.js"],
  [/^\.\/uqr.mjs$/, "uqr/dist/index.mjs"],
];
const [out, namesFile] = process.argv.slice(2);
const names = Object.entries(JSON.parse(readFileSync(namesFile, "utf8")));

const PYTHON = "tableSixteenPython";

await made("python.mjs", []);
await made("boot.mjs", ["./runtime.mjs"]);

// `given`: modules that the other script has made, under the name PYTHON. PyScript waits at
// its top level, as only a module may: so the whole of a script is a function that waits.
async function made(entry, given) {
  await build({
    entryPoints: [join(OWN, entry)],
    outfile: join(out, entry.replace(".mjs", ".js")),
    bundle: true,
    format: "esm",
    target: "es2022",
    banner: { js: '(async()=>{"use strict";' },
    footer: { js: "})();" },
    define: { "import.meta": "scriptMeta" },
    inject: [join(ROOT, "tools/inside/script_meta.mjs")],
    minifyWhitespace: true,
    minifySyntax: entry === "boot.mjs", // what is Pyodide's stays as it is made and tested
    minifyIdentifiers: entry === "boot.mjs",
    legalComments: "none",
    logLevel: "warning",
    charset: "utf8",
    plugins: [{ name: "places", setup: (it) => places(it, given) }],
  });
}

function places(it, given) {
  it.onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
    if (kind === "entry-point") return undefined;
    if (given.includes(path)) return { path, namespace: "given" };
    for (const [address, place] of PACKAGES)
      if (address.test(path)) return { path: join(ROOT, "node_modules", path.replace(address, place)) };
    const found = path.startsWith(".") && join(dirname(importer), path);
    return found && existsSync(found) && wanted(found) ? { path: found } : { path, external: true };
  });
  it.onLoad({ filter: /.*/, namespace: "given" }, () => ({
    contents: `export const { lend, loadPyodide, version } = globalThis.${PYTHON};`,
  }));
  it.onLoad({ filter: /\/pyodide\.asm\.mjs$/ }, ({ path }) => ({ contents: unshared(readFileSync(path, "utf8")) }));
  it.onLoad({ filter: /\/static\/js\// }, ({ path }) => ({ contents: renamed(readFileSync(path, "utf8")) }));
}

// Of PyScript's further parts only those are in it that every start loads.
function wanted(path) {
  return !path.includes("@pyscript") || /\/(core|toml|error)[^/]*\.js$/.test(path);
}

// Pyodide makes itself shared memory to sleep in where input is not there yet. A page gives
// none (its sleep fails, and that is foreseen), and browsers warn of asking for it.
function unshared(text) {
  const SLEEP = "new WebAssembly.Memory({shared:!0,initial:1,maximum:1}).buffer";
  if (text.split(SLEEP).length !== 2) throw new Error("Pyodide sleeps in another way");
  return text.replace(SLEEP, "4");
}

function renamed(text) {
  for (const [plain, final] of names) text = text.replaceAll(plain, final);
  return text;
}
