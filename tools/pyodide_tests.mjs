// Run the engine's tests inside Pyodide, where the page runs it: other Python, other stack.
//
//   node tools/pyodide_tests.mjs SITE-PACKAGES [arguments for pytest]
//
// The engine's tests are those that import nothing of the interface. What the interface
// does in Pyodide the browser's tests see.
//
// pytest and hypothesis are those of SITE-PACKAGES; both are pure Python.

import { readdirSync, readFileSync } from "node:fs";
import { project, root } from "./pyodide.mjs";

const [packages, ...args] = process.argv.slice(2);
if (!packages) throw new Error("say where pytest is installed");

const ofEngine = readdirSync(`${root}/tests`)
  .filter((name) => /^test_.*\.py$/.test(name))
  .map((name) => `tests/${name}`)
  .filter((name) => !/^\s*(from|import) ui\b/m.test(readFileSync(`${root}/${name}`, "utf8")));

const pyodide = await project(
  { "/packages": packages },
  { HYPOTHESIS_PROFILE: "pyodide", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" },
);
pyodide.globals.set("args", pyodide.toPy(args.length ? args : ofEngine));
const code = pyodide.runPython(`
sys.path.append("/packages")
import pytest
print(f"Python {sys.version.split()[0]} on {sys.platform}")
int(pytest.main([
    "-q", "-p", "_hypothesis_pytestplugin", "-p", "no:cacheprovider",
    "-m", "not host", *args,
]))
`);
process.exit(code);
