// The theme that was set here before, before anything of Python is there.

import { storageGet } from "./storage.mjs";

export function showTheme() {
  try {
    const { theme } = JSON.parse(storageGet("table-sixteen/settings").slice(1) || "{}");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // Settings that can't be read are no settings.
  }
}
