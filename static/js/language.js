// Written into the page itself by the build, before anything is painted: which language the
// page begins in, and its first words if that is not English, which stands in the page. In
// words that every browser knows.
//
// It leaves on <html>: `lang`; `data-language`, what the browser asks for; `data-asks` where
// that is Chinese and not which, so that a person has to say; `data-catalogue`, the file that
// Python reads (begin.js); and `data-words` while the first words are on their way: nobody
// reads one language and then another (start.css), unless they take long.
(function () {
  var PATIENCE = 1500; // ms for the first words
  var TRADITIONAL = /^zh-(hant|tw|hk|mo)(-|$)/i;
  var page = document.documentElement;
  var files = {};
  var listed = (page.getAttribute("data-languages") || "").split(" ");
  for (var i = 0; i + 2 < listed.length; i += 3)
    files[listed[i]] = { words: listed[i + 1], catalogue: listed[i + 2] };

  function chosen() {
    try {
      var kept = JSON.parse(localStorage.getItem("table-sixteen/settings") || "{}").language;
      return kept === "en" || files.hasOwnProperty(kept) ? kept : "";
    } catch (error) {
      return ""; // settings that can't be read are no settings
    }
  }

  // The first that is one of ours counts; "?" for Chinese that may be either.
  function asked() {
    var wanted = navigator.languages || [navigator.language || ""];
    for (var i = 0; i < wanted.length; i++) {
      if (TRADITIONAL.test(wanted[i])) return "zh-Hant";
      if (/^zh(-|$)/i.test(wanted[i])) return "?";
      if (/^ja(-|$)/i.test(wanted[i])) return "ja";
      if (/^en(-|$)/i.test(wanted[i])) return "en";
    }
    return "en";
  }

  // What stands in the page is changed in place: other scripts hold on to its elements.
  function put(words) {
    var booting = page.getAttribute("data-app") === "booting";
    var given = words.querySelectorAll("[data-word]");
    for (var i = 0; i < given.length; i++) {
      var id = given[i].getAttribute("data-word");
      var here = document.querySelector('[data-word="' + id + '"]');
      var named = document.querySelector('[data-word-label="' + id + '"]');
      if (named) named.setAttribute("aria-label", given[i].textContent);
      if (!here || ((id === "home" || here.localName === "title") && !booting)) continue;
      while (here.firstChild) here.removeChild(here.firstChild);
      while (given[i].firstChild) here.appendChild(given[i].firstChild);
    }
  }

  function bring(name) {
    var request = new XMLHttpRequest();
    function show() { page.removeAttribute("data-words"); }
    request.onload = function () {
      if (request.status !== 200 || !request.responseXML) return show();
      if (document.readyState !== "loading") return arrive();
      document.addEventListener("DOMContentLoaded", arrive);
    };
    function arrive() {
      put(request.responseXML);
      show();
    }
    request.onerror = show;
    page.setAttribute("data-words", "coming");
    setTimeout(show, PATIENCE);
    request.open("GET", name);
    request.responseType = "document";
    request.overrideMimeType("text/html; charset=utf-8"); // whatever the host calls it
    request.send();
  }

  var wanted = asked();
  if (wanted === "?") page.setAttribute("data-asks", "");
  page.setAttribute("data-language", wanted === "?" ? "en" : wanted);
  var language = chosen() || page.getAttribute("data-language");
  if (!files.hasOwnProperty(language)) return;
  page.setAttribute("lang", language);
  page.setAttribute("data-catalogue", files[language].catalogue);
  bring(files[language].words);
})();
