"""What can be wrong with a screen that somebody looks at, found by measuring it."""

from __future__ import annotations

from playwright.sync_api import Page

WIDE = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll("body *")]
    .filter((part) => part.getBoundingClientRect().right > clientWidth + 0.5)
    .slice(-3).map((part) => `${part.outerHTML.slice(0, 90)} ${scrollWidth}`);
}"""
"""What makes the page wider than the window."""
SIDEWAYS = """() => [...document.querySelectorAll(".paper")]
  .filter((paper) => paper.clientWidth && paper.scrollWidth > paper.clientWidth + 1)
  .filter((paper) => /auto|scroll/.test(getComputedStyle(paper).overflowX))
  .map((paper) => `${paper.className} ${paper.scrollWidth} in ${paper.clientWidth}`)"""
"""Papers that have to be scrolled sideways: only the largest letters may need that."""
CUT = """() => {
  const faults = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts, { parentElement: parent } = text;
    if (!text.data.trim() || !parent.checkVisibility({ opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
    if (!boxes.length) continue;
    const end = (side) => boxes.map((box) => box[side]);
    const foot = parseFloat(getComputedStyle(parent).fontSize) * 0.2;
    for (let part = parent; part; part = part.parentElement) {
      const style = getComputedStyle(part), box = part.getBoundingClientRect();
      if (style.clipPath !== "none" || style.position === "fixed") break;
      if (style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis") break;
      if (/auto|scroll/.test(style.overflowY)) break;
      const [left, right] = [Math.min(...end("left")), Math.max(...end("right"))];
      const out = Math.max(box.left - left, right - box.right);
      if (out > 1 && (part === document.body || part.classList.contains("paper"))) {
        faults.push(`${text.data.trim().slice(0, 40)} beyond ${part.className}`);
        break;
      }
      if (part === document.body) break;
      if (!/hidden|clip/.test(style.overflowY)) continue;
      const lost = Math.max(
        box.top - foot - Math.min(...end("top")),
        Math.max(...end("bottom")) - foot - box.bottom,
        box.left - 1 - Math.min(...end("left")), Math.max(...end("right")) - 1 - box.right
      );
      if (lost <= 0) continue;
      faults.push(`${text.data.trim().slice(0, 40)} in ${part.className}`);
      break;
    }
  }
  return faults;
}"""
"""Letters that something cuts off and that can't be scrolled to, or that stick out of their
paper or the window at the sides. What ends in three dots, or after so many lines, is meant
to."""
BROKEN = """() => {
  const faults = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.parentElement.checkVisibility()) continue;
    let part = text.parentElement; // what is for ears alone is one pixel wide
    while (part && getComputedStyle(part).clipPath === "none") part = part.parentElement;
    if (part) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{N}\\u00ad]{2,7}/gu)) {
      if (word.includes("\\u00ad")) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
      if (new Set(boxes.map((box) => Math.round(box.top))).size > 1) faults.push(word);
    }
  }
  return faults;
}"""
"""Short words that are broken over two lines: their place is too narrow for any."""


def found(page: Page, *kinds: str) -> list[str]:
    """Return what is wrong with what is on the page now."""
    return [fault for kind in kinds for fault in page.evaluate(kind)]
