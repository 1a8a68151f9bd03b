// Put up as sw.js in place of a worker that has to go: it clears away what that one kept
// and then itself. Saved tables are elsewhere in the browser and stay. (tools/withdraw.py)

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  const ours = `table-sixteen ${new URL(registration.scope).pathname} `;
  for (const name of await caches.keys())
    if (name.startsWith(ours)) await caches.delete(name);
  await registration.unregister();
}
