// One stop for the Tab key in a group of things; arrow keys, Home and End move within.
//
// In a table (the sixteen seats, and whatever says data-roving="grid") the arrows along an edge end at its
// end and those across it lead to the opposite seat; Home and End are the ends of the edge.
// Elsewhere the arrows read on in the next line, and Home and End are those of the group.

const GROUPS = "[data-roving], [role=radiogroup]";
const TABLES = "[data-roving=grid], [role=grid], .table";
const ITEMS = "button, a[href], [tabindex]";
const MOVES = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

// Gives every group exactly one item that Tab stops at: the focused one, else the one it
// stopped at before, else the chosen one, else the first. Everything is looked at before
// anything is changed, so that the page is laid out once.
export function settleRoving(root) {
  const groups = [...root.querySelectorAll(GROUPS)].map(itemsOf);
  for (const items of groups) {
    const stop =
      items.find((item) => item === document.activeElement) ??
      items.find((item) => item.getAttribute("tabindex") === "0") ??
      items.find((item) => item.matches("[aria-checked=true], [aria-pressed=true]")) ??
      items[0];
    for (const item of items) setStop(item, item === stop ? "0" : "-1");
  }
}

function setStop(item, index) {
  if (item.getAttribute("tabindex") !== index) item.setAttribute("tabindex", index);
}

// Moves the focus if the key is one for that; returns whether it did.
export function rove({ key, target }) {
  const group = target.closest?.(GROUPS);
  if (!group || target.matches("input, select, textarea")) return false;
  const items = itemsOf(group);
  const from = items.indexOf(target);
  if (from < 0) return false;
  const to = group.matches(TABLES) ? onTable(key, items, target) : destination(key, items, from);
  if (!to) return false;
  if (to === target) return true; // it is there: nothing scrolls
  target.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
  return true;
}

function itemsOf(group) {
  return [...group.querySelectorAll(ITEMS)].filter(
    (item) => item.closest(GROUPS) === group && item.getClientRects().length > 0,
  );
}

function destination(key, items, from) {
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  if (!(key in MOVES)) return undefined;
  const [across, down] = MOVES[key];
  const beside = nearest(items, items[from], across, down);
  return beside ?? (across ? items[from + across] : undefined);
}

function onTable(key, items, from) {
  if (key in MOVES) return nearest(items, from, ...MOVES[key]);
  if (key !== "Home" && key !== "End") return undefined;
  const edge = edgeOf(items, from);
  return key === "Home" ? edge[0] : edge.at(-1);
}

// The edge of the table on which something stands, along which most stand, as it is drawn: a
// line on a wide window, a column on a narrow one.
function edgeOf(items, from) {
  const here = middle(from);
  const [row, column] = ["y", "x"].map((side) =>
    items.filter((item) => Math.abs(middle(item)[side] - here[side]) < here.height / 4),
  );
  return row.length >= column.length ? row : column;
}

// The nearest item in that direction as it is drawn. Sideways means in the same row; at
// the end of a row the next in order follows. Up and down may lead a little aside.
function nearest(items, from, across, down) {
  const here = middle(from);
  let best;
  let least = Infinity;
  for (const item of items) {
    const { x, y, height } = middle(item);
    const [dx, dy] = [x - here.x, y - here.y];
    const ahead = dx * across + dy * down;
    const aside = Math.abs(across ? dy : dx);
    if (ahead < 1 || (across && aside > (height + here.height) / 4)) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [item, distance];
  }
  return best;
}

function middle(item) {
  const { left, top, width, height } = item.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, height };
}
