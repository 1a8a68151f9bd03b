// What can't wait for Python: the browser's offer to install the page.

export let offer = null; // the browser's, to be asked for when the person wants it

export function standBy() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    setOffer(event);
  });
}

export function setOffer(event) {
  offer = event;
  document.dispatchEvent(new Event("install:offer"));
}
