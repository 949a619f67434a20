/**
 * Shares the time of one thread. Long work pauses often, and the next slice goes to the share that has used the least time. So a person
 * whose games take minutes does not delay others. Unlike `Turns` of libs/content, it counts time and not entries.
 */
import type { Steps } from './arm-player.ts';

/** The length of a slice in milliseconds. */
const SLICE = 15;

interface Share {
  /** Milliseconds used so far. A new share starts with the least time of the others. */
  time: number;
  works: number;
}

export class TimeShares {
  private readonly shares = new Map<string, Share>();
  private readonly waiting: { readonly share: Share; readonly go: () => void }[] = [];

  /** Does work slice by slice. Returns null if it is stopped. @param name the share whose time is used */
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

/** Does work for one slice. Returns the result if the work is done, or null. */
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
