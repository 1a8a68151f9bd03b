// Run the tests inside Pyodide, where the page runs the engine: other Python, other stack.
//
//   node tools/pyodide_tests.mjs SITE-PACKAGES [arguments for pytest]
//
// pytest and hypothesis are those of SITE-PACKAGES; both are pure Python.

import { project } from "./pyodide.mjs";

const [packages, ...args] = process.argv.slice(2);
if (!packages) throw new Error("say where pytest is installed");

const pyodide = await project(
  { "/packages": packages },
  { HYPOTHESIS_PROFILE: "pyodide", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" },
);
pyodide.globals.set("args", pyodide.toPy(args));
const code = pyodide.runPython(`
sys.path.append("/packages")
import pytest
print(f"Python {sys.version.split()[0]} on {sys.platform}")
int(pytest.main([
    "-q", "-p", "_hypothesis_pytestplugin", "-p", "no:cacheprovider",
    "-m", "not host", *(args or ["tests"]),
]))
`);
process.exit(code);
