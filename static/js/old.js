// Runs only where a browser knows no modules, in words that such a browser knows.
(function () {
  var causes = document.getElementsByTagName("*");
  document.documentElement.setAttribute("data-app", "failed");
  window.onload = function () {
    for (var i = 0; i < causes.length; i++) {
      var cause = causes[i].getAttribute("data-cause");
      if (cause && cause.indexOf("old") >= 0) causes[i].hidden = false;
    }
    document.getElementById("trouble").hidden = false;
  };
})();
