/**
 * The time of one thread, shared: long work pauses often, and the next slice is of the share that has had least time. Somebody
 * whose games take minutes delays nobody whose games take a moment. It is not `Turns` of libs/content, which counts entries and not time.
 */
import type { Steps } from './arm-player.ts';

/** Milliseconds until work makes room for what else waits in its thread. */
const SLICE = 15;

interface Share {
  /** Milliseconds that it has had; one that comes later begins with as much as the least of the others. */
  time: number;
  works: number;
}

export class TimeShares {
  private readonly shares = new Map<string, Share>();
  private readonly waiting: { readonly share: Share; readonly go: () => void }[] = [];

  /** Does work slice by slice; null where it is told to stop. @param name of the share */
  async run<Result>(name: string, steps: Steps<Result>, stop: Int32Array): Promise<Result | null> {
    const share = this.enter(name);
    try {
      for (;;) {
        await this.turn(share);
        if (Atomics.load(stop, 0) !== 0) return null;
        const result = slice(share, steps);
        if (result) return result.value;
      }
    } finally {
      if (--share.works === 0) this.shares.delete(name);
    }
  }

  private enter(name: string): Share {
    const least = Math.min(...[...this.shares.values()].map(({ time }) => time));
    const share = this.shares.get(name) ?? { time: Number.isFinite(least) ? least : 0, works: 0 };
    this.shares.set(name, share);
    share.works++;
    return share;
  }

  private turn(share: Share): Promise<void> {
    return new Promise((go) => {
      if (this.waiting.push({ share, go }) === 1) setImmediate(() => this.next());
    });
  }

  private next(): void {
    const { waiting } = this;
    const first = waiting.reduce((least, one) => (one.share.time < least.share.time ? one : least));
    waiting.splice(waiting.indexOf(first), 1);
    first.go();
    if (waiting.length > 0) setImmediate(() => this.next());
  }
}

/** Does work for the time of a slice; the result where it is done. */
function slice<Result>(share: Share, steps: Steps<Result>): { readonly value: Result } | null {
  const began = performance.now();
  try {
    do {
      const { done, value } = steps.next();
      if (done) return { value };
    } while (performance.now() - began < SLICE);
    return null;
  } finally {
    share.time += performance.now() - began;
  }
}
