// Unpacks an answer while the page goes on with its start (unpack.mjs); on the page itself
// where that can't be done.

import { unpacked } from "./snapshot.mjs";

const WORKER = new URL("./unpack.js", import.meta.url).href;

// `again` asks for the answer once more: what a worker was given is not to be had back.
export async function unpackedAside(answer, again) {
  let worker;
  try {
    worker = new Worker(WORKER);
    worker.postMessage(answer.body, [answer.body]);
  } catch {
    worker?.terminate(); // Safari has streams, and gives none away
    return unpacked(answer);
  }
  const bytes = await new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => resolve(undefined); // it could not start
  });
  if (bytes === null) throw new Error("what arrived can't be unpacked");
  return bytes ?? unpacked(await again());
}
