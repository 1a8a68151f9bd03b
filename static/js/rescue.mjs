// Saving all tables to a file without Python: straight from the browser's storage.

import { download } from "./files.mjs";

const TABLES = "table-sixteen/table/";

// Returns how many tables there are, or -1 where the browser blocks its storage.
export function countTables() {
  try {
    return tableKeys().length;
  } catch {
    return -1;
  }
}

// What can't be read as JSON goes into the file as it is: somebody may mend it.
export function saveAllTables() {
  const tables = {};
  for (const key of tableKeys()) {
    const text = localStorage.getItem(key);
    try {
      tables[key.slice(TABLES.length)] = JSON.parse(text);
    } catch {
      tables[key.slice(TABLES.length)] = text;
    }
  }
  const file = { format: "table-sixteen/tables", version: 1, tables };
  download("table-sixteen-tables.json", JSON.stringify(file, null, 1));
}

function tableKeys() {
  return Object.keys(localStorage).filter((key) => key.startsWith(TABLES)).sort();
}
