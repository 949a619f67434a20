/** An endless sequence in which only the newest value counts. A slow reader misses older values, and no queue builds up. */
export class LatestValue<Value> implements AsyncIterableIterator<Value> {
  private value: { readonly now: Value } | null = null;
  private waiting: ((result: IteratorResult<Value>) => void) | null = null;
  private done = false;

  /** @param ended called once when the reader leaves */
  constructor(private readonly ended: () => void) {}

  push(value: Value): void {
    if (this.done) return;
    if (this.waiting) {
      const resolve = this.waiting;
      this.waiting = null;
      resolve({ value, done: false });
    } else this.value = { now: value };
  }

  next(): Promise<IteratorResult<Value>> {
    if (this.done) return Promise.resolve({ value: undefined, done: true });
    const held = this.value;
    this.value = null;
    if (held) return Promise.resolve({ value: held.now, done: false });
    return new Promise((resolve) => (this.waiting = resolve));
  }

  return(): Promise<IteratorResult<Value>> {
    if (!this.done) {
      this.done = true;
      this.waiting?.({ value: undefined, done: true });
      this.ended();
    }
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
