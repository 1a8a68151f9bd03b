// Run the engine's tests inside Pyodide, where the page runs it: other Python, other stack.
//
//   node tools/pyodide_tests.mjs SITE-PACKAGES [arguments for pytest]
//
// The engine's tests are those that import nothing of the interface. What the interface
// does in Pyodide the browser's tests see.
//
// pytest and hypothesis are those of SITE-PACKAGES; both are pure Python.

import { spawn } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { project, root } from "./pyodide.mjs";

const [packages, ...args] = process.argv.slice(2);
if (!packages) throw new Error("say where pytest is installed");
process.exit(args.length ? await tested(args) : await abreast(shares(ofEngine())));

function ofEngine() {
  return readdirSync(`${root}/tests`)
    .filter((name) => /^test_.*\.py$/.test(name))
    .map((name) => `tests/${name}`)
    .filter((name) => !/^\s*(from|import) ui\b/m.test(readFileSync(`${root}/${name}`, "utf8")));
}

// A share of the files for each processor: dealt out by length, so that each has some of all.
function shares(files) {
  const count = Math.min(availableParallelism(), 4);
  const size = (name) => statSync(`${root}/${name}`).size;
  const sorted = files.toSorted((one, other) => size(other) - size(one));
  return Array.from({ length: count }, (_, share) => sorted.filter((_, at) => at % count === share));
}

// Each in a process of its own; what it prints comes when it is done. Resolves to the worst
// of their codes.
async function abreast(parts) {
  const codes = parts.map((part) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), packages, ...part], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const printed = [];
    child.stdout.on("data", (some) => printed.push(some));
    return new Promise((resolve) => {
      child.on("close", (code) => {
        process.stdout.write(Buffer.concat(printed));
        resolve(code ?? 1);
      });
    });
  });
  return Math.max(...(await Promise.all(codes)));
}

async function tested(args) {
  const pyodide = await project(
    { "/packages": packages },
    { HYPOTHESIS_PROFILE: "pyodide", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" },
  );
  pyodide.globals.set("args", pyodide.toPy(args));
  return pyodide.runPython(`
sys.path.append("/packages")
import pytest
print(f"Python {sys.version.split()[0]} on {sys.platform}")
int(pytest.main([
    "-q", "-p", "_hypothesis_pytestplugin", "-p", "no:cacheprovider",
    "-m", "not host", *args,
]))
`);
}
