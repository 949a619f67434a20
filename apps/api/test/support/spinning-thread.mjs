/** Stands in for the thread that does jobs: it counts them, and never ends the one whose text says "spin". */
let done = 0;

export default function work({ input: { after }, port }) {
  port.postMessage({ kind: 'step', what: 'Reading a.md', milliseconds: 300 });
  while (after === 'spin');
  port.close();
  return { value: ++done };
}
