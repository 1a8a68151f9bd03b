// What the page was opened for: a shortcut, a link, a file, a table to carry on with.

import { readText } from "./files.mjs";
import { takeLink } from "./link.mjs";
import { tell } from "./listen.mjs";

const CARRY_ON = "table-sixteen/carry-on";

// Returns "play GAME", "day DATE", "link CODE", "table ID" or "", once: the next load of the page is
// for nothing.
export function launch() {
  const { pathname, search, hash } = location;
  const asked = new URLSearchParams(search);
  const game = asked.get("play");
  const day = asked.get("day");
  if (game || day) history.replaceState(history.state, "", pathname + hash);
  const table = takeCarryOn();
  const code = takeLink();
  if (code) return `link ${code}`;
  if (game) return `play ${game}`;
  if (day) return `day ${day}`;
  return table ? `table ${table}` : "";
}

// Links that are opened while the page is up; `linked` is told of each.
export function listenToLinks() {
  addEventListener("hashchange", () => {
    const code = takeLink();
    if (code) tell("linked", code);
  });
}

// Has the next load of this window carry on with a table.
export function carryOn(table) {
  try {
    if (table) sessionStorage.setItem(CARRY_ON, table);
  } catch {
    // Then the person finds it on the first screen.
  }
}

// Files that the system opens with the installed page; `launched` is told of each.
export function openLaunched() {
  globalThis.launchQueue?.setConsumer(async ({ files = [] }) => {
    for (const handle of files) {
      const told = (...file) => tell("launched", ...file);
      const file = await handle.getFile().catch(() => null);
      if (file) await readText(file, told);
      else told(handle.name, "", "unreadable");
    }
  });
}

function takeCarryOn() {
  try {
    const table = sessionStorage.getItem(CARRY_ON);
    sessionStorage.removeItem(CARRY_ON);
    return table;
  } catch {
    return null;
  }
}
