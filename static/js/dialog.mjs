// While a sheet lies on the page the focus stays in it, and goes back to where it was.

let opener = null;
let sheet = null;

// The id of what had the focus when the sheet came; nothing where none lies there.
export function openerOf() {
  return sheet ? opener?.id : undefined;
}

// Called after each screen with what had the focus before it was drawn.
export function settleDialog(screen, held) {
  const modal = screen.querySelector("[aria-modal=true]");
  for (const part of screen.children) part.inert = modal !== null && !part.contains(modal);
  const skip = document.querySelector(".skip");
  if (skip) skip.inert = modal !== null;
  const key = modal && (modal.getAttribute("aria-labelledby") ?? modal.id);
  if (key === sheet) return;
  if (modal) {
    if (!sheet) opener = held;
    (modal.querySelector('[tabindex="-1"]') ?? modal.querySelector("button"))?.focus();
  } else {
    (document.getElementById(opener?.id) ?? opener)?.focus();
    opener = null;
  }
  sheet = key;
}
