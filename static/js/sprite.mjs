// The drawings: one file of symbols, put into the page so that styles reach into them.

import { markup } from "./trust.mjs";

export async function putSprite() {
  const here = document.getElementById("sprite");
  try {
    const answer = await fetch(new URL("../icons.svg", import.meta.url));
    if (!answer.ok) return;
    const drawn = new DOMParser().parseFromString(markup(await answer.text()), "image/svg+xml");
    const sprite = document.adoptNode(drawn.documentElement);
    sprite.id = "sprite";
    for (const name of ["class", "width", "height", "aria-hidden", "focusable"])
      if (here.hasAttribute(name)) sprite.setAttribute(name, here.getAttribute(name));
    here.replaceWith(sprite);
  } catch (error) {
    console.warn("The drawings did not arrive:", error);
  }
}
