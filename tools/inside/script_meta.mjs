// A plain script has no import.meta: this is what it becomes in one.
export const scriptMeta = { url: globalThis.document?.currentScript?.src ?? location.href };
