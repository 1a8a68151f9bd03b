// Pyodide fetches, compiles and sets up one after the other. Here it is done at once, and
// while Pyodide starts it is given what is there already.

const { fetch } = globalThis; // `lending` puts another in its place for a while

// Compiles while it arrives. Pyodide would hang for ever if wasm came with another type
// than application/wasm; servers that don't know the type are common enough to be helped.
export async function compile(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new TypeError(`failed to fetch ${url}: ${answer.status}`);
  if (answer.headers.get("content-type")?.startsWith("application/wasm"))
    return WebAssembly.compileStreaming(answer);
  return WebAssembly.compile(await answer.arrayBuffer());
}

// Runs a start of Pyodide. `answers` has what to answer to some addresses in place of the
// network; `prepare` gets the new memory before anything runs in it. Also fails when the
// setting up fails, which Pyodide itself would only print.
export async function lending({ compiled, answers, prepare }, start) {
  const { instantiateStreaming, Module } = WebAssembly;
  let fail;
  const failure = new Promise((_, reject) => (fail = reject));
  WebAssembly.Module = once(Module);
  globalThis.fetch = (what, options) => answers.get(String(what)) ?? fetch(what, options);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    try {
      const module = await compiled;
      const instance = await WebAssembly.instantiate(module, imports);
      prepare?.(instance.exports.memory);
      return { instance, module };
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  try {
    return await Promise.race([start(), failure]);
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
    WebAssembly.Module = Module;
  }
}

// Pyodide wraps some 260 functions each in a module of its own, of few kinds: each kind is
// compiled once.
function once(Module) {
  const made = new Map();
  return new Proxy(Module, {
    construct(_, [bytes]) {
      const key = String(bytes);
      if (!made.has(key)) made.set(key, new Module(bytes));
      return made.get(key);
    },
  });
}
