// Pyodide under Node, with the project's folder in it at /project.

import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

// `folders` are further folders by their place inside. Compiled modules are kept in
// build/ from run to run: compiling pytest takes longer than the tests.
export async function project(folders = {}, env = {}) {
  const compiled = resolve(root, "build/pyodide-cache");
  mkdirSync(compiled, { recursive: true });
  const pyodide = await loadPyodide({
    env: { HOME: "/project", PYTHONPYCACHEPREFIX: "/compiled", ...env },
  });
  for (const [place, folder] of Object.entries({ "/project": root, "/compiled": compiled, ...folders })) {
    pyodide.FS.mkdirTree(place);
    pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: folder }, place);
  }
  pyodide.runPython("import os, sys; os.chdir('/project'); sys.path.insert(0, '/project')");
  return pyodide;
}
