// The page's one script (begin.js asks for it once the first frame is painted): it starts
// PyScript and looks after the page until Python does.

import "./trust.mjs"; // before anything can put markup or a script into the page
import { showProgress } from "./progress.mjs";
import { failed, watchFailures } from "./trouble.mjs";
import * as shims from "./shims.mjs";
import { skipPrelude } from "./prelude.mjs";
import { standBy } from "./standby.mjs";
import { standInForDatabases } from "./standin.mjs";

watchFailures();
// The first frame is painted, and this runs, perhaps before the page has been read to its end.
if (document.readyState === "loading")
  await new Promise((read) => document.addEventListener("DOMContentLoaded", read));
standBy();
showProgress();
standInForDatabases();

try {
  const { hooks, stdlib } = await import("../../vendor/pyscript/core.js");
  // Its only job is PyScript's workers, which we don't use, and it needs 'unsafe-eval'.
  hooks.worker.onBeforeRunAsync.clear();
  hooks.main.onReady.add(({ interpreter, io }) => {
    interpreter.registerJsModule("shims", shims);
    skipPrelude(interpreter, stdlib);
    const { stderr } = io;
    io.stderr = (error, ...rest) => {
      // Text is what Python printed; an Error is what it did not catch.
      if (error instanceof Error) failed("python", error.message);
      stderr(error, ...rest);
    };
  });
} catch (error) {
  failed("missing", String(error));
}
