// A click made before Python is there is kept and done as soon as it is.

let kept = null;

export function keepClicks() {
  document.addEventListener("click", (event) => {
    if (document.documentElement.dataset.app !== "booting") return;
    const element = event.target.closest("[data-do]");
    if (!element) return;
    event.preventDefault();
    unmark();
    kept = element;
    element.setAttribute("aria-busy", "true");
    document.documentElement.dataset.kept = "";
  });
}

// Returns the [do, arg] of the last such click, once, or null.
export function takeClick() {
  const click = kept && [kept.dataset.do, kept.dataset.arg ?? ""];
  unmark();
  kept = null;
  delete document.documentElement.dataset.kept;
  return click;
}

function unmark() {
  kept?.removeAttribute("aria-busy");
}
