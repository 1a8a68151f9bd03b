// A worker that unpacks what a first visit brings: Chromium inflates on the thread that asks
// for it, and the page's own has enough to do. Answers with the bytes, or with nothing.

import { unpacked } from "./snapshot.mjs";

onmessage = async ({ data: packed }) => {
  const bytes = await unpacked(new Response(packed)).catch(() => null);
  postMessage(bytes, bytes ? [bytes] : []);
  close();
};
