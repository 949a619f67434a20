/**
 * Replaces the worker thread in tests. It counts jobs, and never ends a job whose text contains "spin", with a short or a long time limit.
 * A job "wait MILLISECONDS" has a limit of 100 ms and waits without using the processor.
 */
import { readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const thread = process.platform === 'linux' ? Number(readlinkSync('/proc/thread-self').split('/').at(-1)) : null;
let done = 0;

export default async function work({ input: { after }, port }) {
  const wait = /^wait (\d+)$/u.exec(after);
  const milliseconds = wait ? 100 : after === 'spin' ? 300 : 60_000;
  port.postMessage({ kind: 'step', what: 'Reading a.md', milliseconds, thread });
  if (wait) await pause(Number(wait[1]));
  while (after.startsWith('spin'));
  port.close();
  return { value: ++done };
}
