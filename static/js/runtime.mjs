// What PyScript takes for Pyodide: Pyodide itself, started in our own way.

import { loadPyodide as load, version } from "../../vendor/pyodide/pyodide.mjs";
export { version };

const pyodide = new URL("../../vendor/pyodide/", import.meta.url).href;

// An empty list of packages in place of a file of them: nothing but our own is fetched.
const NO_PACKAGES = {
  info: {
    abi_version: "2026_0",
    arch: "wasm32",
    platform: "emscripten_5_0_3",
    python: "3.14.2",
  },
  packages: {},
};

compileWhateverTheServerCallsIt();

export async function loadPyodide(options = {}) {
  return load({
    ...options,
    indexURL: pyodide,
    packageBaseUrl: pyodide,
    lockFileContents: structuredClone(NO_PACKAGES),
  });
}

// Pyodide hangs for ever if wasm comes with another type than application/wasm, or not
// at all: servers that don't know the type are common enough to be helped.
function compileWhateverTheServerCallsIt() {
  const streaming = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    try {
      const answer = await source;
      if (!answer.ok) throw new TypeError(`failed to fetch ${answer.url}: ${answer.status}`);
      if (answer.headers.get("content-type")?.startsWith("application/wasm"))
        return await streaming.call(WebAssembly, answer, imports);
      return await WebAssembly.instantiate(await answer.arrayBuffer(), imports);
    } catch (error) {
      Promise.reject(error); // Pyodide swallows it; the page's own watch must not
      throw error;
    }
  };
}
