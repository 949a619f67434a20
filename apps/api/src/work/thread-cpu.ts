/** The CPU time of one thread of this process. Linux reports it in /proc. Other systems do not. */
import { readFileSync, readlinkSync } from 'node:fs';

/** The system's number of the calling thread; null if the system does not tell it. */
export function ownThread(): number | null {
  try {
    const number = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    return Number.isInteger(number) ? number : null;
  } catch {
    return null;
  }
}

/** The CPU milliseconds that a thread of this process has used; null if the system does not report them. */
export function cpuOfThread(thread: number): number | null {
  try {
    const nanoseconds = Number(readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]);
    return Number.isFinite(nanoseconds) ? nanoseconds / 1e6 : null;
  } catch {
    return null;
  }
}
