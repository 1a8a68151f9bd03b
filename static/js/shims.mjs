// Everything Python may ask of the browser, in strings, numbers and booleans only, under
// the names that Python knows (`Shims` in ui/browser.py says what each means).

import { watchInstall } from "./install.mjs";
import { watchView } from "./inview.mjs";
import { listenToLinks, openLaunched } from "./launch.mjs";
import { act, tell } from "./listen.mjs";
import { keepOffline } from "./offline.mjs";
import { focus, settle, show } from "./page.mjs";
import { putSprite } from "./sprite.mjs";
import { crashed, failed, recovered } from "./trouble.mjs";
import { listenToWindows } from "./windows.mjs";

export { announce, hush } from "./announce.mjs";
export {
  asksLanguage as asks_language,
  bringCatalogue as bring_catalogue,
  catalogue,
  dated,
  language,
  listed,
  setLanguage as set_language,
} from "./language.mjs";
export { download } from "./files.mjs";
export { copyForPython as copy, later, listen, openForPython as open_file } from "./listen.mjs";
export { install } from "./install.mjs";
export { launch } from "./launch.mjs";
export { release, renew } from "./offline.mjs";
export { focus, show };
export { address, canSend as can_send, canSendPictures as can_send_pictures, send } from "./share.mjs";
export {
  persist,
  storageGet as storage_get,
  storageKeys as storage_keys,
  storageNews as storage_news,
  storageRemove as storage_remove,
  storageSet as storage_set,
} from "./storage.mjs";
export { give, hasLocks as has_locks, lock, post, take, watch } from "./windows.mjs";
export { ask, askNoMore as ask_no_more, picture, qr };
export { setReady as set_ready, setFailed as set_failed, crashed as crash };
export { isDark as is_dark, setTheme as set_theme, reducedMotion as reduced_motion };

const root = document.documentElement;

function setReady() {
  settle();
  recovered();
  root.dataset.app = "ready";
  const { kept, keptArg } = root.dataset;
  delete root.dataset.kept;
  delete root.dataset.keptArg;
  if (kept) act(kept, keptArg);
  setTimeout(putSprite); // the first screen has its own drawings; it is shown before
  listenToWindows();
  watchView();
  openLaunched();
  listenToLinks();
  watchInstall();
  keepOffline();
}

// What looks after the worker in which bots think is brought when one has to.
function ask(token, line) {
  import("./asking.mjs").then((it) => it.ask(token, line), () => tell("answer", token));
}

function askNoMore() {
  import("./asking.mjs").then((it) => it.askNoMore(), () => {});
}

function qr(text) {
  import("./qr.mjs").then((it) => it.qrRows(text)).then(
    (rows) => tell("qr", rows),
    () => tell("qr"),
  );
}

function picture(way, name, title) {
  import("./keepsake.mjs").then((it) => it.keep(way, name, title)).then(
    (made) => tell("picture", made),
    (error) => {
      console.warn("The picture was not made:", error);
      tell("picture");
    },
  );
}

function setFailed(report) {
  console.error(report);
  failed("python", report);
}

function setTheme(theme) {
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
}

function isDark() {
  const { theme } = root.dataset;
  return theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

function reducedMotion() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
