// The browser's storage, with every refusal as a word: "full" or "blocked".
// Answers are text: "=" and the value, "" for nothing, "!" and the refusal.

export function storageGet(key) {
  try {
    const value = localStorage.getItem(key);
    return value === null ? "" : `=${value}`;
  } catch {
    return "!blocked";
  }
}

export function storageSet(key, value) {
  try {
    localStorage.setItem(key, value);
    return "";
  } catch (error) {
    return isFull(error) ? "!full" : "!blocked";
  }
}

export function storageRemove(key) {
  try {
    localStorage.removeItem(key);
    return "";
  } catch {
    return "!blocked";
  }
}

// Returns "=" and a JSON list of the keys that start with the prefix.
export function storageKeys(prefix) {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return `=${JSON.stringify(keys.sort())}`;
  } catch {
    return "!blocked";
  }
}

const told = new Map(); // by prefix: what Python knows, by key

// Returns a JSON object of what has changed under a prefix since this was asked last: texts
// by key, null for what is gone. `afresh`: Python knows nothing yet.
export function storageNews(prefix, afresh) {
  const known = (!afresh && told.get(prefix)) || new Map();
  told.set(prefix, known);
  const news = {};
  const here = new Set();
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(prefix)) continue;
      const text = localStorage.getItem(key);
      if (text === null) continue;
      here.add(key);
      if (known.get(key) !== text) known.set(key, (news[key] = text));
    }
  } catch {
    // It is blocked: then there is nothing.
  }
  for (const key of [...known.keys()]) {
    if (here.has(key)) continue;
    known.delete(key);
    news[key] = null;
  }
  return JSON.stringify(news);
}

// Asks the browser not to clear away what is kept here when it runs short of room: a
// little later, since that holds up the frame in which something was kept.
export function persist() {
  setTimeout(askToPersist, 100);
}

async function askToPersist() {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Then it is kept for as long as the browser likes.
  }
}

function isFull(error) {
  return error?.name === "QuotaExceededError" || error?.name === "NS_ERROR_DOM_QUOTA_REACHED";
}
