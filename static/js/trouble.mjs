// When Python does not come up, or breaks: a panel a person can read, without Python.
// All its words are in index.html; here is only which of them to show.

import { countTables, saveAllTables } from "./rescue.mjs";

const PATIENCE = 60_000;
const NEEDED = /\.(m?js|wasm|zip|toml)$/;
const root = document.documentElement;

export function watchFailures() {
  addEventListener("error", ({ message }) => message && failed("other", message));
  addEventListener("unhandledrejection", ({ reason }) => failed(...diagnosis(reason)));
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

// The start failed. The first cause is told; what follows from it is only added below.
// A slow start may still arrive: `ready` takes the panel away again.
export function failed(cause, detail) {
  if (root.dataset.app === "ready") return;
  const first = root.dataset.app !== "failed" || root.dataset.cause === "slow";
  root.dataset.app = "failed";
  if (first) {
    root.dataset.cause = navigator.onLine || cause !== "missing" ? cause : "offline";
    open(root.dataset.cause, detail);
  } else {
    document.getElementById("trouble-detail").append(`\n${detail}`);
  }
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
  if (reason instanceof TypeError && /fetch|load|network/i.test(reason.message))
    return ["missing", String(reason)];
  return ["other", String(reason?.stack ?? reason)];
}
