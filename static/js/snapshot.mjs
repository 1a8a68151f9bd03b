// The memory of a Python that has everything imported, as tools/snapshot.mjs wrote it:
// whom it is made for, two lengths, a byte a page that says what it is, Pyodide's own
// head, and the pages that are neither empty nor as WebAssembly sets them up.

const PAGE = 4096;
const [AS_SET_UP, GIVEN] = [1, 2];
const NAME = 16;

// `packed` is a promise of a response. Returns {bytes, complete(memory)}: what Pyodide loads, right once `complete` has taken
// what is missing from a memory that is newly set up. Rejects what is not for `madeFor`;
// what was damaged or cut off on the way does not unpack.
export async function snapshot(packed, madeFor) {
  const unpacking = (await packed).body.pipeThrough(new DecompressionStream("gzip"));
  const buffer = await new Response(unpacking).arrayBuffer();
  const name = new TextDecoder().decode(new Uint8Array(buffer, 0, NAME));
  if (name !== madeFor) throw new Error(`snapshot for ${name}, this is ${madeFor}`);

  const [headLength, count] = new Uint32Array(buffer, NAME, 2);
  const kinds = new Uint8Array(buffer, NAME + 8, count);
  const rest = new Uint8Array(buffer, NAME + 8 + count);
  const bytes = new Uint8Array(headLength + count * PAGE);
  bytes.set(rest.subarray(0, headLength));
  let next = headLength;
  for (const [start, end] of runs(kinds, GIVEN)) {
    const length = (end - start) * PAGE;
    bytes.set(rest.subarray(next, next + length), headLength + start * PAGE);
    next += length;
  }

  function complete(memory) {
    const fresh = new Uint8Array(memory.buffer);
    for (const [start, end] of runs(kinds, AS_SET_UP))
      bytes.set(fresh.subarray(start * PAGE, end * PAGE), headLength + start * PAGE);
  }
  return { bytes, complete };
}

function* runs(kinds, kind) {
  for (let start = kinds.indexOf(kind); start >= 0; ) {
    let end = start;
    while (kinds[end] === kind) end++;
    yield [start, end];
    start = kinds.indexOf(kind, end);
  }
}
