// Files: out to the person, in from the person, and the clipboard.

const LARGEST = 6_000_000; // bytes: more than a browser stores, so all tables fit

export function download(name, text) {
  give(name, new Blob([text], { type: typeOf(name) }));
}

export function give(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function typeOf(name) {
  return name.endsWith(".toml") ? "application/toml" : "application/json";
}

// Lets the person pick a file; `told` gets its name and text, or a refusal:
// "too-big" or "unreadable". Nothing comes if nothing is picked.
export function openFile(told) {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json,.toml,application/json,application/toml";
  input.addEventListener("change", () => {
    const [file] = input.files;
    if (file) readText(file, told);
  });
  input.click();
}

export async function readText(file, told) {
  if (file.size > LARGEST) return told(file.name, "", "too-big");
  try {
    // A file that is no text must not turn into one full of replacement signs.
    const bytes = await file.arrayBuffer();
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    told(file.name, text, "");
  } catch {
    told(file.name, "", "unreadable");
  }
}

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
