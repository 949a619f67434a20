/** Loaded before a server: tells its parent how long its event loop was held up since its first answer, and how much memory it used. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** What a server says of itself. */
export interface Health {
  /** Milliseconds: 99 of 100 waits of the event loop were shorter, and the longest. */
  readonly p99: number;
  readonly longest: number;
  /** Megabytes at the most. */
  readonly memory: number;
}

if (isMainThread && process.send) {
  const histogram = monitorEventLoopDelay({ resolution: 10 });
  histogram.enable();
  process.on('message', (what) => {
    if (what === 'begin') return histogram.reset();
    const health: Health = {
      p99: histogram.percentile(99) / 1e6,
      longest: histogram.max / 1e6,
      memory: process.resourceUsage().maxRSS / 1024,
    };
    process.send!(health);
  });
  process.channel?.unref();
}
