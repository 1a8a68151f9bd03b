// The memory of a Python that has everything imported, as tools/snapshot.mjs wrote it:
// whom it is made for, two lengths, a byte a page that says what it is, Pyodide's own
// head, and the pages that are neither empty nor as WebAssembly sets them up.

const PAGE = 4096;
const [EMPTY, AS_SET_UP] = [0, 1]; // any other is given
const NAME = 16;
export const SET_UP = 6 << 20; // bytes; no page beyond is as WebAssembly sets it up

// Returns the bytes of a packed file's answer.
export async function unpacked(answer) {
  return new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

// `bytes` is a promise. Returns {head, size, put(memory, asSetUp, top)}: Pyodide's head, how
// large memory must be, and what writes all of it, given its beginning as it was set up and
// how far it is in use. Rejects
// what is not for `madeFor`; what was damaged or cut off on the way does not unpack.
export async function snapshot(bytes, madeFor) {
  const buffer = await bytes;
  const name = new TextDecoder().decode(new Uint8Array(buffer, 0, NAME));
  if (name !== madeFor) throw new Error(`snapshot for ${name}, this is ${madeFor}`);

  const [headLength, count] = new Uint32Array(buffer, NAME, 2);
  const kinds = new Uint8Array(buffer, NAME + 8, count);
  const head = new Uint8Array(buffer, NAME + 8 + count, headLength);
  const pages = new Uint8Array(buffer, NAME + 8 + count + headLength);

  function put(memory, asSetUp, top) {
    let next = 0;
    for (const [kind, start, end] of runs(kinds)) {
      if (kind === EMPTY) memory.fill(0, Math.min(start, top), Math.min(end, top));
      else if (kind === AS_SET_UP) memory.set(asSetUp.subarray(start, end), start);
      else memory.set(pages.subarray(next, (next += end - start)), start);
    }
    if (next !== pages.length) throw new Error("the snapshot is cut off");
  }
  return { head, size: count * PAGE, put };
}

// Pages of one kind that follow each other, as [kind, start, end] in bytes.
function* runs(kinds) {
  for (let start = 0; start < kinds.length; ) {
    let end = start;
    while (kinds[end] === kinds[start]) end++;
    yield [kinds[start], start * PAGE, end * PAGE];
    start = end;
  }
}
