// Putting the page onto the device like an app, where browsers can do that.

import { tell } from "./listen.mjs";
import { offer, setOffer } from "./standby.mjs";

const APPLE = /iPad|iPhone|iPod/;

// Tells "install" with "offered" where `install` would open the browser's own question,
// "installed" in the installed page, "by-hand" on iOS, where only the person can do it,
// and "" anywhere else.
export function watchInstall() {
  document.addEventListener("install:offer", () => tell("install", standing()));
  addEventListener("appinstalled", () => setOffer(null));
  if (standing()) tell("install", standing());
}

export async function install() {
  const asked = offer;
  if (!asked) return;
  setOffer(null); // each can be asked for once; if the answer is no, another may follow
  await asked.prompt().catch(() => {});
}

function standing() {
  if (matchMedia("(display-mode: standalone)").matches || navigator.standalone)
    return "installed";
  if (offer) return "offered";
  return isApple() ? "by-hand" : "";
}

// An iPad says that it is a Mac; but no Mac has a screen to touch.
function isApple() {
  const { userAgent, platform, maxTouchPoints } = navigator;
  return APPLE.test(userAgent) || (platform === "MacIntel" && maxTouchPoints > 1);
}
