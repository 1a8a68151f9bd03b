// Has Lighthouse look at pages that are served, and prints a JSON object a page.
//
//   node run.mjs CHROMIUM FOLDER < PAGES.JSON
//
// A page is {name, url, form, storage}: `form` is mobile or desktop, `storage` what lies in
// localStorage when the page is opened. Each has a browser of its own. Who has something
// stored has been here before, so then the page is kept by its service worker too; else it
// is a first visit. Reports are written into FOLDER.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import lighthouse, { desktopConfig } from "lighthouse";
import puppeteer from "puppeteer-core";

const [executablePath, folder] = process.argv.slice(2);
const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

for (const { name, url, form, storage } of JSON.parse(readFileSync(0, "utf8"))) {
  const browser = await puppeteer.launch({ executablePath, headless: true, args: ARGS });
  try {
    const page = await browser.newPage();
    const { origin, pathname } = new URL(url);
    // Nothing of the site but a place for its storage: all of it comes fresh afterwards.
    await page.goto(`${origin}${pathname}licences.txt`);
    await page.evaluate((kept) => Object.assign(localStorage, kept), storage);
    if (Object.keys(storage).length) {
      await page.goto(`${origin}${pathname}`);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    }
    const { lhr, report } = await lighthouse(
      url,
      { output: "html", logLevel: "error", disableStorageReset: true },
      form === "desktop" ? desktopConfig : undefined,
      page,
    );
    writeFileSync(join(folder, `${name}-${form}.html`), report);
    console.log(JSON.stringify({ name, form, ...told(lhr) }));
  } finally {
    await browser.close();
  }
}

function told({ categories, audits, runtimeError }) {
  const scores = Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]);
  const missed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9),
  );
  const wrong = [...new Set(missed.map(({ id }) => id))].map((id) => ({
    id,
    title: audits[id].title,
    value: audits[id].displayValue ?? "",
    at: (audits[id].details?.items ?? []).slice(0, 5).map((it) => it.node?.snippet ?? it.description ?? it.url ?? ""),
  }));
  return { scores: Object.fromEntries(scores), wrong, error: runtimeError?.message };
}
