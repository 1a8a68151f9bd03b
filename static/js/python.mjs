// Python, in one script for the page and for the worker in which bots think.

import { checked, markup } from "./trust.mjs"; // before anything asks for a script
import { lend, loadPyodide, version } from "./runtime.mjs";
import { think } from "./thinker.mjs";

globalThis.tableSixteenPython = { checked, lend, loadPyodide, markup, version };
if (!("document" in globalThis)) think();
