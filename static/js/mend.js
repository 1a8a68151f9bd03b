// Written into the page itself by the build, so that it is there whatever is damaged: after a
// start that failed, a release that may be better is made the next one to start, or else
// what is kept and damaged is fetched again (sw.js). The person decides when. In words that
// every browser knows.
(function () {
  var workers = navigator.serviceWorker;
  var page = document.documentElement;
  if (!workers || !window.MutationObserver) return;

  function mend(registration) {
    if (!registration) return;
    if (registration.installing)
      registration.installing.addEventListener("statechange", function () {
        takeOver(registration);
      });
    takeOver(registration);
    if (registration.active && !registration.installing && !registration.waiting)
      registration.active.postMessage("mend", [new MessageChannel().port2]);
  }

  function takeOver(registration) {
    if (registration.waiting) registration.waiting.postMessage("take over");
  }

  function find() {
    workers.getRegistration().then(function (registration) {
      function found() { mend(registration); } // with no network to find a release, too
      if (registration) registration.update().then(found, found);
    }, function () {}); // no service workers here
  }

  var watch = new MutationObserver(function () {
    if (page.getAttribute("data-app") === "booting") return;
    watch.disconnect();
    if (page.getAttribute("data-app") === "failed") find();
  });
  watch.observe(page, { attributes: true, attributeFilter: ["data-app"] });
})();
