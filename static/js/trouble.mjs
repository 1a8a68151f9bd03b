// When Python does not come up, or breaks: a panel a person can read, without Python.
// All its words are in index.html; here is only which of them to show.

import { countTables, saveAllTables } from "./rescue.mjs";

const PATIENCE = 60_000;
const NEEDED = /\.(m?js|wasm|zip|toml)$/;
const root = document.documentElement;

export function watchFailures() {
  addEventListener("error", ({ message, filename }) => {
    // What a browser's extensions do wrong is none of our trouble.
    if (filename?.startsWith(new URL("./", location).href)) broken("other", message);
  });
  addEventListener("unhandledrejection", ({ reason }) => broken(...diagnosis(reason)));
  new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntries())
      if (responseStatus >= 400 && NEEDED.test(new URL(name).pathname))
        failed("missing", `${responseStatus} ${name}`);
  }).observe({ type: "resource", buffered: true });

  let patience = setTimeout(failed, PATIENCE, "slow", "");
  document.addEventListener("start:progress", () => {
    clearTimeout(patience);
    patience = setTimeout(failed, PATIENCE, "slow", "");
  });

  document.addEventListener("click", ({ target }) => {
    const action = target.closest("[data-rescue]")?.dataset.rescue;
    if (action === "save") saveAllTables();
    if (action === "reload") location.reload();
    if (action === "close") document.getElementById("trouble").hidden = true;
  });
}

// The start failed. The first cause is told, unless it was vague or only slowness; what
// follows from it is added below. A slow start may still arrive: `ready` takes the panel
// away again.
export function failed(cause, detail) {
  if (root.dataset.app === "ready") return;
  const known = root.dataset.app === "failed" && !["slow", "other"].includes(root.dataset.cause);
  root.dataset.app = "failed";
  document.querySelector("[data-do][aria-busy]")?.removeAttribute("aria-busy");
  if (known) {
    document.getElementById("trouble-detail").append(`\n${detail}`);
  } else {
    root.dataset.cause = navigator.onLine || cause !== "missing" ? cause : "offline";
    open(root.dataset.cause, detail);
  }
}

// Something broke that nobody caught, before or after the start.
function broken(cause, detail) {
  if (root.dataset.app === "ready") crashed(detail);
  else failed(cause, detail);
}

// Python broke after the start: what is saved stays, what is shown can't be trusted.
export function crashed(detail) {
  console.error(detail);
  root.dataset.cause = "crash";
  open("crash", detail);
}

export function recovered() {
  if (root.dataset.cause !== "slow") return;
  delete root.dataset.cause;
  document.getElementById("trouble").hidden = true;
}

function open(cause, detail) {
  const panel = document.getElementById("trouble");
  for (const words of panel.querySelectorAll("[data-cause]"))
    words.hidden = !words.dataset.cause.split(" ").includes(cause);
  const tables = countTables();
  for (const words of panel.querySelectorAll("[data-tables]"))
    words.hidden = words.dataset.tables !== (tables > 0 ? "some" : tables < 0 ? "blocked" : "none");
  document.getElementById("trouble-detail").textContent = detail;
  panel.hidden = false;
  panel.focus();
}

function diagnosis(reason) {
  if (reason instanceof WebAssembly.CompileError) return ["old", String(reason)];
  const missing = /failed to (fetch|load)|request failed|fetching from|networkerror/i;
  if (missing.test(reason?.message)) return ["missing", String(reason)];
  return ["other", String(reason?.stack ?? reason)];
}
