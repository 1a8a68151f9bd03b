// PyScript opens two databases, for packages and for folders of the device. We have
// neither, and where the browser blocks databases it would not start at all. Until it is
// up it gets one that is empty and exists nowhere.

export function standInForDatabases() {
  const answer = (result) => {
    const request = {};
    queueMicrotask(() => request.onsuccess?.({ target: { result } }));
    return request;
  };
  const store = { getAllKeys: () => answer([]) };
  const database = { transaction: () => ({ objectStore: () => store }), close() {} };
  const own = Object.getOwnPropertyDescriptor(globalThis, "indexedDB");
  Object.defineProperty(globalThis, "indexedDB", {
    configurable: true,
    value: { open: () => answer(database) },
  });
  const giveBack = () => {
    delete globalThis.indexedDB;
    if (own) Object.defineProperty(globalThis, "indexedDB", own);
  };
  addEventListener("py:ready", giveBack, { once: true });
}
