// Written into the page itself by the build, so that it is there whatever is missing: when
// Python does not come up, or breaks, a panel says why, and saves all tables to a file. All
// its words are in index.html. It runs in every browser, so only in words of the old ones.
//
// trouble.mjs tells it what only newer browsers can find out, by events on the document:
// "start:failed" and "start:crashed" with {cause, text}, "start:progress", "start:ready".
(function () {
  var PATIENCE = 60000; // ms without progress
  var TABLES = "table-sixteen/table/";
  var AGAIN = "table-sixteen/again"; // of this window: its start was tried once more
  // A function that catches (2021, as Pyodide does), and a sign extension.
  var PROBE = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 12, 1, 10]
    .concat([0, 6, 64, 25, 11, 65, 0, 192, 26, 11]);
  var VAGUE = { slow: 1, other: 1 }; // a cause found later tells more
  var page = document.documentElement;
  var patience;
  var focused;

  // The start failed. The first cause is told unless it was vague; what follows from it is
  // added below. A slow start may still arrive, and takes the panel away again.
  function failed(cause, text) {
    if (page.getAttribute("data-app") === "ready") return;
    if (cause === "damaged") cause = knowsEnough() ? "missing" : "old";
    if (cause === "missing" && navigator.onLine === false) cause = "offline";
    var told = page.getAttribute("data-app") === "failed" && page.getAttribute("data-cause");
    page.setAttribute("data-app", "failed");
    var pressed = document.querySelector("[data-do][aria-busy]");
    if (pressed) pressed.removeAttribute("aria-busy");
    if (told && (cause === "slow" || !VAGUE[told])) add(text);
    else tell(cause, text);
  }

  function tell(cause, text) {
    page.setAttribute("data-cause", cause);
    if (document.readyState === "loading")
      return document.addEventListener("DOMContentLoaded", function () { open(cause, text); });
    open(cause, text);
  }

  function open(cause, text) {
    var count = countTables();
    each("data-cause", cause);
    var tables = count > 0 ? "some" : count < 0 ? "blocked" : "none";
    // A folder's storage is not that of the address where somebody may have played.
    each("data-tables", cause === "file" ? "" : tables);
    part("trouble-detail").textContent = text;
    if (part("trouble").hidden) focused = document.activeElement;
    part("trouble").hidden = part("trouble-page").hidden = false;
    part("trouble").focus();
    lock(true);
  }

  // What the panel lies on is not to be reached by keys meanwhile.
  function lock(locked) {
    var under = document.querySelectorAll("#app, .skip");
    for (var i = 0; i < under.length; i++) {
      if (locked) under[i].setAttribute("inert", "");
      else under[i].removeAttribute("inert");
    }
  }

  // Shows of the panel what is for this value of the attribute, and hides the rest.
  function each(name, value) {
    var words = part("trouble").querySelectorAll("[" + name + "]");
    for (var i = 0; i < words.length; i++)
      words[i].hidden = (" " + words[i].getAttribute(name) + " ").indexOf(" " + value + " ") < 0;
  }

  function add(text) {
    var detail = part("trouble-detail");
    if (detail && text) detail.textContent += "\n" + text;
  }

  function close() {
    part("trouble").hidden = part("trouble-page").hidden = true;
    lock(false);
    if (focused && focused.focus) focused.focus();
  }

  function part(id) {
    return document.getElementById(id);
  }

  function knowsEnough() {
    return (
      "noModule" in document.createElement("script") &&
      typeof WebAssembly === "object" &&
      WebAssembly.validate(new Uint8Array(PROBE)) &&
      typeof structuredClone === "function" &&
      typeof DecompressionStream === "function" // not needed, but as old as what is
    );
  }

  // -1 where the browser blocks its storage.
  function countTables() {
    try {
      return tableKeys().length;
    } catch (error) {
      return -1;
    }
  }

  function tableKeys() {
    return Object.keys(localStorage)
      .filter(function (key) { return key.indexOf(TABLES) === 0; })
      .sort();
  }

  // What can't be read as JSON goes into the file as it is: somebody may mend it.
  function saveAllTables() {
    var tables = {};
    tableKeys().forEach(function (key) {
      var text = localStorage.getItem(key);
      try {
        tables[key.slice(TABLES.length)] = JSON.parse(text);
      } catch (error) {
        tables[key.slice(TABLES.length)] = text;
      }
    });
    var file = { format: "table-sixteen/tables", version: 1, tables: tables };
    var link = document.createElement("a");
    var blob = new Blob([JSON.stringify(file, null, 1)], { type: "application/json" });
    link.href = URL.createObjectURL(blob);
    link.download = "table-sixteen-tables.json";
    link.click();
  }

  function wait() {
    clearTimeout(patience);
    patience = setTimeout(function () { failed("slow", ""); }, PATIENCE);
  }

  // Why the page's first script did not run: asked once more, for its type and status. One
  // that is there was lost on its way, as when a device changes its network: another start,
  // and only one, has it.
  function askFor(url) {
    var request = new XMLHttpRequest();
    request.onloadend = function () {
      var type = request.getResponseHeader("content-type") || "";
      var found = request.status >= 200 && request.status < 300;
      var wrong = found && !/^(text|application)\/(x-)?javascript/i.test(type);
      if (found && !wrong && firstTime()) return location.reload();
      failed(wrong ? "type" : "missing", request.status + " " + type + " " + url);
    };
    request.open("HEAD", url);
    request.send();
  }

  function firstTime() {
    try {
      var before = sessionStorage.getItem(AGAIN);
      sessionStorage.setItem(AGAIN, "1");
      return !before;
    } catch (error) {
      return false;
    }
  }

  addEventListener("error", function (event) {
    if (event.target.localName === "script") return askFor(event.target.src);
    if (!event.message) return;
    // What a browser's extensions do wrong is none of our trouble.
    var address = location.href.split(/[?#]/)[0];
    var own = address.slice(0, address.lastIndexOf("/") + 1);
    if (event.filename && event.filename.indexOf(own) !== 0) return;
    if (page.getAttribute("data-app") === "ready") tell("crash", event.message);
    else failed(/SyntaxError/.test(event.message) ? "damaged" : "other", event.message);
  }, true);

  document.addEventListener("start:progress", wait);
  document.addEventListener("start:failed", function (event) {
    failed(event.detail.cause, event.detail.text);
  });
  document.addEventListener("start:crashed", function (event) {
    tell("crash", event.detail.text);
  });
  document.addEventListener("start:ready", function () {
    clearTimeout(patience);
    try {
      sessionStorage.removeItem(AGAIN);
    } catch (error) {
      // Blocked: then no start was tried once more.
    }
    if (page.getAttribute("data-cause") !== "slow") return;
    page.removeAttribute("data-cause");
    close();
  });

  document.addEventListener("click", function (event) {
    var action = event.target.getAttribute && event.target.getAttribute("data-rescue");
    if (action === "save") saveAllTables();
    if (action === "reload") location.reload();
    if (action === "close") close();
  });
  document.addEventListener("keydown", function (event) {
    var panel = part("trouble");
    var cause = page.getAttribute("data-cause");
    if (event.key !== "Escape" || !panel || panel.hidden) return;
    if (cause !== "slow" && cause !== "crash") return;
    event.preventDefault(); // it steps back no further
    close();
  });

  wait();
  if (location.protocol === "file:") failed("file", location.href);
  else if (!("noModule" in document.createElement("script")) || typeof WebAssembly !== "object")
    failed("old", navigator.userAgent);
})();
