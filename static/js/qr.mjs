// QR codes. Brought, with the library that makes them, when somebody asks for one.

import { encode } from "./uqr.mjs";

// Returns a row of 0 (light) and 1 (dark) a line, without the quiet zone. Medium correction:
// a screen has no scratches, but it may shine.
export function qrRows(text) {
  const { data } = encode(text, { ecc: "M", border: 0 });
  return data.map((row) => row.map(Number).join("")).join("\n");
}
