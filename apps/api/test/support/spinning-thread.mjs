/** Replaces the worker thread in tests. It counts jobs, and never ends a job whose text contains "spin", with a short or a long time limit. */
let done = 0;

export default function work({ input: { after }, port }) {
  port.postMessage({ kind: 'step', what: 'Reading a.md', milliseconds: after === 'spin' ? 300 : 60_000 });
  while (after.startsWith('spin'));
  port.close();
  return { value: ++done };
}
