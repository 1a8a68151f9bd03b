// What takes the focus when what had it goes: what was beside it, in the same list or group.

const LISTS = "[data-roving], [role=radiogroup], [role=grid], ul, ol, table, .entries";
const STOPS = "button, a[href], input, select, textarea, summary, [tabindex]";

// The ids of what stands in the same list, the best first: what does the same thing in
// another row, then whatever is nearest. Asked before the page changes.
export function besides(held) {
  const list = held?.closest?.(LISTS);
  if (!list) return [];
  const stops = [...list.querySelectorAll(STOPS)];
  const from = stops.indexOf(held);
  const same = (one) => (one.dataset.do === held.dataset.do ? 0 : 1);
  return stops
    .map((one, at) => ({ id: one.id, rank: [same(one), Math.abs(at - from), at < from ? 1 : 0] }))
    .filter(({ id }) => id && id !== held.id)
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2])
    .map(({ id }) => id);
}

// The first of them that is still there to be seen.
export function firstOf(ids) {
  return ids.map((id) => document.getElementById(id)).find(isSeen) ?? null;
}

export function isSeen(one) {
  return Boolean(one?.isConnected && one.getClientRects().length > 0 && !one.closest("[inert]"));
}
