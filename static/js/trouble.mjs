// What goes wrong with the start, or later, and why. guard.js shows it, as it can even
// where no module runs.

const NEEDED = /\.(m?js|wasm|toml)$|\/(app|stdlib)\.\w+\.bin$/; // there is a start without the snapshot
const MISSING = /failed to (fetch|load)|request failed|fetching from|networkerror|load failed/i;
const CUT_OFF = /BadZipFile|ReadError|ZipImportError|compress|corrupt|decode|unexpected end|EOFError/i;
const root = document.documentElement;

export function watchFailures() {
  addEventListener("unhandledrejection", ({ reason }) => {
    if (root.dataset.app === "ready") crashed(String(reason?.stack ?? reason));
    else failed(...diagnosis(reason));
  });
  new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntries())
      if (responseStatus >= 400 && NEEDED.test(new URL(name).pathname))
        failed("missing", `${responseStatus} ${name}`);
  }).observe({ type: "resource", buffered: true });
}

// The start failed: "missing", "damaged", "python" or "other". A slow start may still
// arrive: `recovered` takes back what was said of it.
export function failed(cause, text) {
  const whole = !CUT_OFF.test(text);
  tell("start:failed", { cause: whole ? cause : "damaged", text });
}

// Python broke after the start: what is saved stays, what is shown can't be trusted.
export function crashed(text) {
  console.error(text);
  tell("start:crashed", { text });
}

export function recovered() {
  tell("start:ready");
}

function tell(name, detail) {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}

function diagnosis(reason) {
  if (reason instanceof WebAssembly.CompileError) return ["damaged", String(reason)];
  // Python ended before it had begun: what it is made of is not as it was built.
  if (reason?.name === "ExitStatus") return ["damaged", reason.message];
  if (MISSING.test(reason?.message)) return ["missing", String(reason)];
  return ["other", String(reason?.stack ?? reason)];
}
