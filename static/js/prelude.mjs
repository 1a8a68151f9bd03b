// At each start PyScript writes its own Python into files and compiles it. The snapshot has
// it compiled: there it only has to be imported.

export function skipPrelude(python, prelude) {
  if (!python.fromSnapshot) return;
  const { runPythonAsync } = python;
  python.runPythonAsync = (code, options) =>
    runPythonAsync(code.replace(prelude.trim(), "import pyscript"), options);
}
