/** A map that keeps the entries used last: what is made from what never changes is made once, within bounds. */
export class Lru<Key, Value> {
  private readonly entries = new Map<Key, Value>();

  constructor(private readonly limit: number) {}

  /** The value of a key, made and kept if it is not there. */
  get(key: Key, make: () => Value): Value {
    const value = this.entries.has(key) ? (this.entries.get(key) as Value) : make();
    this.entries.delete(key);
    this.entries.set(key, value);
    if (this.entries.size > this.limit) this.entries.delete(this.entries.keys().next().value as Key);
    return value;
  }

  /** The value of a key that is there. */
  find(key: Key): Value | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) this.get(key, () => value);
    return value;
  }

  has(key: Key): boolean {
    return this.entries.has(key);
  }

  delete(key: Key): void {
    this.entries.delete(key);
  }
}

/** The same for what takes time: asked for once, by however many; a failure is not kept, so that the next one asks again. */
export class LruAsync<Key, Value> extends Lru<Key, Promise<Value>> {
  override get(key: Key, ask: () => Promise<Value>): Promise<Value> {
    return super.get(key, () => {
      const answer = ask();
      answer.catch(() => this.delete(key));
      return answer;
    });
  }
}
