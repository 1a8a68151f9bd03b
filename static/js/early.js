// Written into the page itself by the build: a click that comes before any script has
// arrived is kept, and done as soon as Python is there (shims.mjs). The last one counts.
// In words that every browser knows, for guard.js stands behind it in the same script.
addEventListener("click", function (event) {
  var page = document.documentElement;
  var pressed = event.target.closest && event.target.closest("[data-do]");
  if (page.getAttribute("data-app") !== "booting" || !pressed) return;
  event.preventDefault();
  var before = document.querySelector("[data-do][aria-busy]");
  if (before) before.removeAttribute("aria-busy");
  pressed.setAttribute("aria-busy", "true");
  page.dataset.kept = pressed.dataset.do;
  page.dataset.keptArg = pressed.dataset.arg || "";
});
