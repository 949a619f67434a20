/**
 * Loaded before a server. Reports the event loop delay since the parent's `begin` message, the part of it that the server's own work
 * caused, and the peak memory.
 */
import { readFileSync } from 'node:fs';
import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** The measurements of a server. */
export interface Health {
  /** Event loop delay in milliseconds: the 99th percentile and the maximum. */
  readonly p99: number;
  readonly longest: number;
  /** The same in CPU time of the main thread, which does not grow when other programs use the machine. */
  readonly ownP99: number;
  readonly ownLongest: number;
  /** Peak memory in megabytes. */
  readonly memory: number;
  /** The CPU milliseconds of all threads since the start. */
  readonly cpu: number;
}

/** Milliseconds between two samples. */
const RESOLUTION = 10;

/** CPU nanoseconds used by the main thread, or null if the system does not report them. */
function cpuOfThread(): number | null {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ', 1)[0]);
  } catch {
    return null;
  }
}

if (isMainThread && process.send) {
  const waits = monitorEventLoopDelay({ resolution: RESOLUTION });
  waits.enable();
  const own = createHistogram();
  let last = cpuOfThread();
  const look = (): void => {
    const now = cpuOfThread();
    if (now !== null && last !== null) own.record(Math.max(1, Math.round(now - last)));
    last = now;
  };
  setInterval(look, RESOLUTION).unref();
  process.on('message', (what) => {
    if (what === 'begin') {
      waits.reset();
      own.reset();
      return;
    }
    const { user, system } = process.cpuUsage();
    const health: Health = {
      p99: waits.percentile(99) / 1e6,
      longest: waits.max / 1e6,
      ownP99: own.percentile(99) / 1e6,
      ownLongest: own.max / 1e6,
      memory: process.resourceUsage().maxRSS / 1024,
      cpu: (user + system) / 1000,
    };
    process.send!(health);
  });
  process.channel?.unref();
}
