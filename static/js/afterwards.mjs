// What comes next, in a task of its own: before all else, where the browser can be asked for
// that, and elsewhere after what is due already.

const due = [];
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => due.shift()();

export function afterwards(task) {
  if (globalThis.scheduler?.postTask) return scheduler.postTask(task, { priority: "user-blocking" });
  due.push(task);
  port2.postMessage("");
}
