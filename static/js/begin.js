// Written into the page itself by the build, for it comes before the first frame: the
// theme that was set here before; and once that frame is painted, everything else that the
// start needs, asked for at once. Both together would make the first frame late, and
// Python hardly earlier. In words that every browser knows.
//
// What Python starts from is asked for here and not by links: a browser keeps the whole of
// what a link brings until it is wanted, and then copies it. `runtime.mjs` takes it over:
// `tableSixteenEarly` has promises of the module, compiled, and of the snapshot's answer or,
// where a service worker is in charge, of its bytes, unpacked (sw.js); and of the bytes of
// a language's catalogue, if the page is not in English (language.js).
(function () {
  var PATIENCE = 500; // ms for a first frame; what nobody sees is never painted
  var SILENCE = 3000; // ms after which a service worker will not answer
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
    if (window.fetch && window.WebAssembly && WebAssembly.compileStreaming) ask(needed);
    var styles = needed.content.getElementById("styles");
    styles.onload = styles.onerror = function () { styles.setAttribute("data-settled", ""); };
    var scripts = needed.content.querySelectorAll("script");
    for (var i = 0; i < scripts.length; i++) scripts[i]["async"] = false; // in this order
    needed.parentNode.insertBefore(needed.content, needed); // between both stylesheets
  }

  function ask(needed) {
    var wasm = needed.getAttribute("data-wasm");
    var snapshot = needed.getAttribute("data-snapshot");
    var worker = navigator.serviceWorker && navigator.serviceWorker.controller;
    var early = { module: WebAssembly.compileStreaming(fetch(wasm)) };
    if (worker) early.bytes = handed(worker, snapshot);
    else early.answer = fetch(snapshot);
    var catalogue = document.documentElement.getAttribute("data-catalogue");
    if (catalogue) early.catalogue = fetch(catalogue).then(bytesOf);
    for (var name in early) early[name].catch(function () {}); // whoever takes it is told
    window.tableSixteenEarly = early;
  }

  function bytesOf(answer) {
    return answer.ok ? answer.arrayBuffer() : null;
  }

  function handed(worker, name) {
    return new Promise(function (resolve, reject) {
      var channel = new MessageChannel();
      setTimeout(reject, SILENCE, new Error("the service worker says nothing"));
      channel.port1.onmessage = function (event) {
        if (event.data) resolve(event.data);
        else reject(new Error("the service worker does not have it"));
      };
      worker.postMessage({ unpack: name }, [channel.port2]);
    });
  }

  try {
    new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
  } catch (error) {
    // An older browser: it waits.
  }
  setTimeout(begin, document.hidden ? 0 : PATIENCE);
})();
