// Written into the page itself by the build, for it comes before the first frame: the
// theme that was set here before; and once that frame is painted, everything else that the
// start needs, asked for at once. Both together would make the first frame late, and
// Python hardly earlier. In words that every browser knows.
(function () {
  var PATIENCE = 500; // ms for a first frame; what nobody sees is never painted
  var begun = false;

  try {
    var theme = JSON.parse(localStorage.getItem("table-sixteen/settings") || "{}").theme;
    if (theme === "light" || theme === "dark")
      document.documentElement.setAttribute("data-theme", theme);
  } catch (error) {
    // Settings that can't be read are no settings.
  }

  function begin() {
    var needed = document.getElementById("needed");
    if (begun) return;
    if (!needed) return document.addEventListener("DOMContentLoaded", begin);
    if (!needed.content) return;
    begun = true;
    var styles = needed.content.getElementById("styles");
    styles.onload = styles.onerror = function () { styles.setAttribute("data-settled", ""); };
    needed.parentNode.insertBefore(needed.content, needed); // between both stylesheets
  }

  try {
    new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
  } catch (error) {
    // An older browser: it waits.
  }
  setTimeout(begin, document.hidden ? 0 : PATIENCE);
})();
