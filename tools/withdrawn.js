// Put up as sw.js in place of a worker that has to go: it clears away what that one kept
// and then itself. Saved tables are elsewhere in the browser and stay. (tools/withdraw.py)

addEventListener("install", (event) => event.waitUntil(skipWaiting()));
// A browser that had much to do may have let that pass: each time the page asks, once more.
addEventListener("message", (event) => event.waitUntil(skipWaiting()));
addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  const ours = `table-sixteen ${new URL(registration.scope).pathname} `;
  for (const name of await caches.keys())
    if (name.startsWith(ours)) await caches.delete(name);
  await registration.unregister();
}
