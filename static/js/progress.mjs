// How far the start is: bytes that have arrived, of all that will, then Python's own steps.

const BYTES = 70; // of 100; the rest are the steps
const STEPS = [
  "Loading Pyodide",
  "Loaded Storage",
  "Loading interpreter",
  "Loaded interpreter",
  "Loaded files",
  "Loaded Pyodide",
];
const SLOW = 12_000;

export function showProgress() {
  const bar = document.getElementById("progress");
  const total = Number(bar.dataset.total);
  const steps = new Set();
  let bytes = 0;
  let shown = 0;
  let slow = setTimeout(tellSlow, SLOW);

  function update() {
    const share = Math.min(1, bytes / total);
    const value = Math.floor(BYTES * share + ((100 - BYTES) * steps.size) / (STEPS.length + 1));
    if (value <= shown) return;
    shown = value;
    bar.setAttribute("aria-valuenow", String(value));
    bar.style.setProperty("--done", String(value / 100));
    document.dispatchEvent(new Event("start:progress"));
    clearTimeout(slow);
    delete document.documentElement.dataset.slow;
    slow = setTimeout(tellSlow, SLOW);
  }

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) bytes += entry.decodedBodySize;
    update();
  }).observe({ type: "resource", buffered: true });

  addEventListener("py:progress", ({ detail }) => {
    if (STEPS.includes(detail)) steps.add(detail);
    update();
  });
}

function tellSlow() {
  if (document.documentElement.dataset.app === "booting")
    document.documentElement.dataset.slow = "";
}
