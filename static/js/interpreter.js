// What PyScript imports as its interpreter: python.js has it already.
export const { loadPyodide, version } = globalThis.tableSixteenPython;
