// Python, in one script for the page and for the worker in which bots think.

import { lend, loadPyodide, version } from "./runtime.mjs";
import { think } from "./thinker.mjs";

globalThis.tableSixteenPython = { lend, loadPyodide, version };
if (!("document" in globalThis)) think();
