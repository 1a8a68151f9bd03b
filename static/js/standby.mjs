// What can't wait for Python: the browser's offer to install the page, and a start that
// fails.

export let offer = null; // the browser's, to be asked for when the person wants it

export function standBy() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    setOffer(event);
  });
  const root = document.documentElement;
  new MutationObserver((_, observer) => {
    if (root.dataset.app === "booting") return;
    observer.disconnect();
    if (root.dataset.app === "failed") import("./offline.mjs").then(({ mend }) => mend());
  }).observe(root, { attributeFilter: ["data-app"] });
}

export function setOffer(event) {
  offer = event;
  document.dispatchEvent(new Event("install:offer"));
}
