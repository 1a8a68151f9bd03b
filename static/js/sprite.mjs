// The drawings: one file of symbols, put into the page so that styles reach into them.
//
// The page has two places for them, as the build made it: gradients work only in an image
// that is shown, and symbols are in a hidden one, where no style is reckoned for them.

import { markup } from "./trust.mjs";

export async function putSprite() {
  try {
    const answer = await fetch(new URL("../icons.svg", import.meta.url));
    if (!answer.ok) return;
    const drawn = new DOMParser().parseFromString(markup(await answer.text()), "image/svg+xml");
    const { documentElement: sprite } = drawn;
    document.getElementById("symbols").replaceChildren(...sprite.querySelectorAll("symbol"));
    document.getElementById("sprite").replaceChildren(...sprite.querySelectorAll("defs"));
  } catch (error) {
    console.warn("The drawings did not arrive:", error);
  }
}
