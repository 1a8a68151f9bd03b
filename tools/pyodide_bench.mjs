// The engine's benchmark inside Pyodide: what the page's Python can do.

import { project } from "./pyodide.mjs";

const pyodide = await project();
pyodide.runPython(`
import runpy
sys.argv = ["engine", "bench"]
try:
    runpy.run_module("engine", run_name="__main__")
except SystemExit as end:
    assert not end.code, end.code
`);
