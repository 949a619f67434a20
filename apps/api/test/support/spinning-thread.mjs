/** Stands in for the thread that does jobs: it counts them, and never ends those whose text says "spin": one with little time, one with much. */
let done = 0;

export default function work({ input: { after }, port }) {
  port.postMessage({ kind: 'step', what: 'Reading a.md', milliseconds: after === 'spin' ? 300 : 60_000 });
  while (after.startsWith('spin'));
  port.close();
  return { value: ++done };
}
