// Written into the page itself by the build: a click that comes before any script has
// arrived is kept, and done as soon as Python is there (shims.mjs). The last one counts.
addEventListener("click", (event) => {
  const page = document.documentElement;
  const pressed = event.target.closest("[data-do]");
  if (page.dataset.app !== "booting" || !pressed) return;
  event.preventDefault();
  document.querySelector("[data-do][aria-busy]")?.removeAttribute("aria-busy");
  pressed.setAttribute("aria-busy", "true");
  page.dataset.kept = pressed.dataset.do;
  page.dataset.keptArg = pressed.dataset.arg ?? "";
});
