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
CUT = """() => {
  const seen = (part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const faults = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, range = document.createRange();
    if (!text.data.trim() || !seen(text.parentElement)) continue;
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
    if (!boxes.length) continue;
    const lines = [Math.min(...boxes.map((b) => b.top)), Math.max(...boxes.map((b) => b.bottom))];
    const sides = [Math.min(...boxes.map((b) => b.left)), Math.max(...boxes.map((b) => b.right))];
    for (let part = text.parentElement; part && part !== document.body; part = part.parentElement) {
      const style = getComputedStyle(part), box = part.getBoundingClientRect();
      if (style.clipPath !== "none" || style.position === "fixed") break;
      const ends = style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis";
      const tall = parseFloat(getComputedStyle(text.parentElement).fontSize) * 0.2;
      if (/hidden|clip/.test(style.overflowY) && !ends) {
        if (lines[0] < box.top - tall || lines[1] > box.bottom + tall) {
          faults.push(`${text.data.trim().slice(0, 40)} in ${part.className || part.localName}`);
          break;
        }
      }
      if (/hidden|clip/.test(style.overflowX) && !ends && (sides[0] < box.left - 1 || sides[1] > box.right + 1)) {
        faults.push(`${text.data.trim().slice(0, 40)} beside ${part.className || part.localName}`);
        break;
      }
      if (/auto|scroll/.test(style.overflowY) || ends) break;
    }
  }
  return faults;
}"""
"""Letters that something cuts off and that can't be scrolled to. What ends in three dots,
or after so many lines, is meant to."""
CRAMPED = """() => {
  const faults = [];
  for (const part of document.querySelectorAll("#app *")) {
    if (!part.clientHeight || !part.checkVisibility()) continue;
    const { overflowY, webkitLineClamp, clipPath } = getComputedStyle(part);
    if (!/hidden|clip/.test(overflowY) || webkitLineClamp !== "none" || clipPath !== "none") continue;
    const over = part.scrollHeight - part.clientHeight;
    if (over > 6) faults.push(`${part.className?.baseVal ?? part.className} by ${over}`);
  }
  return faults;
}"""
"""Parts that are lower than what is in them, which is not shown then."""
BROKEN = """() => {
  const faults = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.parentElement.checkVisibility()) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{N}]{2,7}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].filter((b) => b.width > 0).map((b) => Math.round(b.top));
      if (new Set(tops).size > 1) faults.push(word);
    }
  }
  return faults;
}"""
"""Short words that are broken over two lines: their place is too narrow for any."""
SMALL = """() => {
  const pressed = "#app button, #app select, #app input:not([type=checkbox], [type=radio]), #app a[href]";
  return [...document.querySelectorAll(pressed)].filter((control) => {
    if (!control.checkVisibility() || control.closest("[inert], p, li > small")) return false;
    const box = control.getBoundingClientRect();
    const after = getComputedStyle(control, "::after");
    if (after.position === "absolute" && after.inset === "0px") return false;
    return box.height > 0 && (box.height < 43.5 || box.width < 43.5);
  }).map((control) => {
    const { width, height } = control.getBoundingClientRect();
    return `${Math.round(width)}x${Math.round(height)} ${control.outerHTML.slice(0, 90)}`;
  });
}"""
"""What a finger may miss."""


def found(page: Page, *kinds: str) -> list[str]:
    """Return what is wrong with what is on the page now."""
    return [fault for kind in kinds for fault in page.evaluate(kind)]
