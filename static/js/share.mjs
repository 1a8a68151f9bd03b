// Sending something on with whatever the system has for it.

export function canSend() {
  return typeof navigator.share === "function";
}

export function canSendPictures() {
  const files = [new File([""], "a.png", { type: "image/png" })];
  return Boolean(navigator.canShare?.({ files }));
}

// Who changes their mind, or shares nowhere, is told nothing: the sheet is still there.
export function send(title, text, url) {
  navigator.share({ title, text, url }).catch(() => {});
}

export function address() {
  return location.origin + location.pathname;
}
