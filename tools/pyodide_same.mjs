// The digest of seeded games as Pyodide plays them; `tools.same` compares it.
//
//   node tools/pyodide_same.mjs [GAMES]

import { project } from "./pyodide.mjs";

const pyodide = await project();
pyodide.globals.set("count", Number(process.argv[2] ?? 500));
pyodide.runPython("from tests.same import digest; print(count, digest(count))");
