// Makes one plain script of what the page does between Python and what is seen: the shims,
// within reach of whoever drives the browser, and nothing that starts Python.
//
//   node e2e/shots/stage.mjs OUT

import { build } from "esbuild";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const PACKAGES = {
  "./idiomorph.mjs": "idiomorph/dist/idiomorph.esm.js",
  "./uqr.mjs": "uqr/dist/index.mjs",
};

await build({
  stdin: {
    contents: `
      import "./trust.mjs";
      import { failed, watchFailures } from "./trouble.mjs";
      import * as shims from "./shims.mjs";
      import { qrRows } from "./qr.mjs";
      globalThis.stage = { ...shims, failed, qrRows };
      watchFailures();
      document.documentElement.dataset.stage = "";
    `,
    resolveDir: join(ROOT, "static/js"),
  },
  outfile: process.argv[2],
  bundle: true,
  format: "iife",
  target: "es2022",
  define: { "import.meta": "scriptMeta" },
  inject: [join(ROOT, "tools/inside/script_meta.mjs")],
  logLevel: "warning",
  charset: "utf8",
  plugins: [{ name: "packages", setup: (it) => it.onResolve({ filter: /^\.\// }, found) }],
});

function found({ path }) {
  if (path in PACKAGES) return { path: join(ROOT, "node_modules", PACKAGES[path]) };
  // What looks after the workers of bots brings Python with it; nobody asks for it here.
  return path === "./asking.mjs" ? { path, external: true } : undefined;
}
