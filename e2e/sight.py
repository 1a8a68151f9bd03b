"""What can be hard to see or to hit on a screen, found by measuring it."""

from __future__ import annotations

import base64
from typing import Any, Final

from playwright.sync_api import Page

from e2e.standing import STOPS

SMALL_TARGETS: Final = """async (least) => {
  const faults = [];
  const all = "button, a[href], input, select, textarea, summary";
  const frame = () => new Promise(requestAnimationFrame);
  for (const one of document.querySelectorAll(all)) {
    const seen = one.checkVisibility({ visibilityProperty: true });
    if (!seen || one.closest("[inert], .skip") || one.matches(".stop, .mt-ask")) continue;
    const inline = getComputedStyle(one).display === "inline";
    if (inline && one.parentElement.textContent.trim() !== one.textContent.trim()) continue;
    const row = one.matches(".tally") ? one.closest(".seatp") : null;
    const target = row ?? one.closest("label") ?? one;
    const big = ({ width, height }) => width > least - 0.5 && height > least - 0.5;
    if (big(target.getBoundingClientRect())) continue;
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    await frame();
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const reach = (dx, dy, n = 0) => {
      const hit = () => document.elementFromPoint(x + dx * n, y + dy * n);
      while (n < least && target.contains(hit())) n++;
      return n;
    };
    const wide = width > least - 0.5 || reach(-1, 0) + reach(1, 0) > least;
    const high = height > least - 0.5 || reach(0, -1) + reach(0, 1) > least;
    const size = `${Math.round(width)} × ${Math.round(height)}`;
    if (!wide || !high) faults.push(`${size}: ${one.outerHTML.slice(0, 110)}`);
  }
  return faults;
}"""
"""Controls that a finger has less room for. Links within a sentence are as high as it is;
what is hit around a control counts, for a player's cards their row. A point of the race
and a guest of the little table have as much room as the drawing has: rows below it do
the same (SAME_ELSEWHERE)."""
SAME_ELSEWHERE: Final = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const alone = all(".stop").filter(({ dataset }) =>
    !all(`.btn-text[data-do="${dataset.do}"][data-arg="${dataset.arg}"]`).length);
  const more = all(".mt-ask").length - all("summary.entry").length;
  return [alone.map((one) => one.outerHTML.slice(0, 90)), Math.max(0, more)];
}"""
"""Points of the race that no row leads to, and how many more guests of the little table can
be asked than there are in the ledgers."""
STICKING: Final = """() => [...document.querySelectorAll("#app *, .start")]
  .filter((one) => /sticky|fixed/.test(getComputedStyle(one).position))
  .filter((one) => one.checkVisibility() && !one.matches("#sheet *, .motion, #coach"))
  .map((one) => [one.getBoundingClientRect().height, one])
  .filter(([height]) => height > innerHeight / 2)
  .map(([height, one]) => `${Math.round(height)} px: ${one.outerHTML.slice(0, 90)}`)"""
"""What always lies over more than half of the window. A lesson's slip can be folded."""
SAME_CHOSEN: Final = """() => {
  const STATES = ["aria-checked", "aria-pressed", "aria-selected", "aria-current"];
  const SEEN = ["outline", "border", "backgroundColor", "color", "textDecorationLine",
    "opacity", "boxShadow", "display", "content", "transform"];
  const look = (one) => [null, "::before", "::after"].map((part) => {
    const style = getComputedStyle(one, part);
    return SEEN.map((name) => style[name]).join();
  }).join() + [...one.children].map(look).join("|");
  const faults = [];
  const all = (selector) => [...document.querySelectorAll(selector)];
  for (const state of STATES) for (const one of all(`[${state}=true]`)) {
    if (!one.checkVisibility() || one.closest("[inert]")) continue;
    const name = one.classList[0] ? `.${CSS.escape(one.classList[0])}` : "";
    const other = all(`${one.localName}${name}[${state}=false]`)
      .find((it) => it.checkVisibility() && it.childElementCount === one.childElementCount);
    if (other && look(other) === look(one))
      faults.push(`${state}: ${one.outerHTML.slice(0, 110)}`);
  }
  return faults;
}"""
"""What is chosen and looks the same as what is not."""

KINDS: Final = f"""() => ({STOPS})().map((one, at) => {{
  one.setAttribute("data-stop-number", at);
  const states = ["aria-checked", "aria-pressed", "aria-selected", "aria-disabled"];
  const state = states.map((name) => one.getAttribute(name)).join();
  const about = one.closest("#sheet, #tray, #bar, #slip, #coach, main")?.id ?? "";
  return [at, [about, one.localName, one.className, one.type, state].join(" ")];
}})"""
HOLD: Final = """async (at) => {
  const one = document.querySelector(`[data-stop-number="${at}"]`);
  one.scrollIntoView({ block: "center", behavior: "instant" });
  one.focus({ preventScroll: true });
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
  const ringed = one.matches(".tally") ? one.closest(".seatp") : one; // its row
  const { left, top, width, height } = ringed.getBoundingClientRect();
  const [x, y] = [Math.max(0, left - 8), Math.max(0, top - 8)];
  return {
    clip: { x, y, width: Math.min(innerWidth, left + width + 8) - x,
      height: Math.min(innerHeight, top + height + 8) - y },
    around: 2 * (Math.min(width, innerWidth) + Math.min(height, innerHeight)),
  };
}"""
LET_GO: Final = """async () => {
  document.activeElement.blur();
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
}"""
CHANGED: Final = """async ([before, after]) => {
  const pixels = async (picture) => {
    const whole = await createImageBitmap(await (await fetch(picture)).blob());
    const on = new OffscreenCanvas(whole.width, whole.height).getContext("2d");
    on.drawImage(whole, 0, 0);
    return on.getImageData(0, 0, whole.width, whole.height).data;
  };
  const [a, b] = [await pixels(before), await pixels(after)];
  const linear = (c) => (c <= 10 ? c / 3294.6 : ((c / 255 + 0.055) / 1.055) ** 2.4);
  const light = (of, i) =>
    0.2126 * linear(of[i]) + 0.7152 * linear(of[i + 1]) + 0.0722 * linear(of[i + 2]) + 0.05;
  let count = 0;
  for (let i = 0; i < a.length; i += 4) {
    const [one, other] = [light(a, i), light(b, i)];
    if (Math.max(one, other) / Math.min(one, other) >= 3) count++;
  }
  return count;
}"""


def new_kinds(page: Page, known: set[str]) -> list[tuple[int, str]]:
    """Return stops of kinds that were not met before, by number and kind."""
    fresh = []
    for at, kind in page.evaluate(KINDS):
        if kind not in known:
            known.add(kind)
            fresh.append((at, kind))
    return fresh


def ring(page: Page, lab: Page, at: int) -> tuple[int, float]:
    """Return how many pixels change by 3:1 when a stop has the focus, and its outline."""
    held: dict[str, Any] = page.evaluate(HOLD, at)
    with_ring = page.screenshot(clip=held["clip"], animations="disabled")
    page.evaluate(LET_GO)
    without = page.screenshot(clip=held["clip"], animations="disabled")
    pictures = [
        f"data:image/png;base64,{base64.b64encode(one).decode()}"
        for one in (without, with_ring)
    ]
    changed: int = lab.evaluate(CHANGED, pictures)
    return changed, held["around"]
