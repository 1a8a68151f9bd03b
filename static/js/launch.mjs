// What the page was opened for: a shortcut, a link, a file, a table to carry on with.

import { readText } from "./files.mjs";
import { launchedLink, takeLink } from "./link.mjs";
import { act, tell } from "./listen.mjs";

const CARRY_ON = "table-sixteen/carry-on";
let played = "";

// Returns "play GAME", "day DATE", "link CODE", "table ID" or "", once: the next load of
// the page is for nothing.
export function launch() {
  const { pathname, search, hash } = location;
  const asked = new URLSearchParams(search);
  const game = asked.get("play");
  const day = asked.get("day");
  const table = takeCarryOn() ?? asked.get("table");
  if (game || day || asked.has("table"))
    history.replaceState(history.state, "", pathname + hash);
  played = game ?? "";
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

// What the system opens with the installed page while it is up (`launch_handler` of the
// manifest): a link, of which `linked` is told, a shortcut, or files, of which `launched` is.
export function openLaunched() {
  globalThis.launchQueue?.setConsumer(async ({ files = [], targetURL }) => {
    const code = targetURL ? launchedLink(targetURL) : "";
    const game = targetURL ? launchedGame(targetURL) : "";
    if (code) tell("linked", code);
    else if (game) act("lobby", game);
    for (const handle of files) {
      const told = (...file) => tell("launched", ...file);
      const file = await handle.getFile().catch(() => null);
      if (file) await readText(file, told);
      else told(handle.name, "", "unreadable");
    }
  });
}

// A launch that loaded the page tells of a shortcut that was followed then.
function launchedGame(address) {
  const game = new URL(address).searchParams.get("play") ?? "";
  const again = game === played;
  played = "";
  return again ? "" : game;
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
