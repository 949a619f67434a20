/**
 * Loaded before a server: tells its parent how long its event loop was held up since its first answer, how long by its own work
 * alone, and how much memory it used.
 */
import { readFileSync } from 'node:fs';
import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** What a server says of itself. */
export interface Health {
  /** Milliseconds: 99 of 100 waits of the event loop were shorter, and the longest. */
  readonly p99: number;
  readonly longest: number;
  /** The same in CPU time of the thread that answers, which other programs of the machine do not make longer. */
  readonly ownP99: number;
  readonly ownLongest: number;
  /** Megabytes at the most. */
  readonly memory: number;
}

/** Milliseconds between two looks. */
const RESOLUTION = 10;

/** Nanoseconds of CPU that the main thread has taken; null where the system does not tell. */
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
    const health: Health = {
      p99: waits.percentile(99) / 1e6,
      longest: waits.max / 1e6,
      ownP99: own.percentile(99) / 1e6,
      ownLongest: own.max / 1e6,
      memory: process.resourceUsage().maxRSS / 1024,
    };
    process.send!(health);
  });
  process.channel?.unref();
}
