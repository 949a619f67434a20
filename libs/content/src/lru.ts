/** A bounded map (lru-cache) that computes missing values. For values computed from immutable input. */
import { LRUCache } from 'lru-cache';

export class Lru<Key extends string | number, Value> {
  /** Each value is wrapped in an object, because the cache treats `undefined` as a missing entry. */
  private readonly entries: LRUCache<Key, { readonly value: Value }>;

  /** @param limit the most entries that are kept */
  constructor(limit: number) {
    this.entries = new LRUCache({ max: limit });
  }

  /** The value of a key, computed and cached if it is missing. */
  get(key: Key, make: () => Value): Value {
    const known = this.entries.get(key);
    if (known) return known.value;
    const value = make();
    this.entries.set(key, { value });
    return value;
  }

  /** The cached value of a key, or undefined. */
  find(key: Key): Value | undefined {
    return this.entries.get(key)?.value;
  }

  has(key: Key): boolean {
    return this.entries.has(key);
  }

  delete(key: Key): void {
    this.entries.delete(key);
  }
}

/** An `Lru` for async values. Concurrent callers share one promise. A rejected promise is removed, so that the next call tries again. */
export class LruAsync<Key extends string | number, Value> extends Lru<Key, Promise<Value>> {
  override get(key: Key, ask: () => Promise<Value>): Promise<Value> {
    return super.get(key, () => {
      const answer = ask();
      answer.catch(() => this.delete(key));
      return answer;
    });
  }
}

/** A bounded map of values of different sizes. It removes the least recently used values first. */
export class SizedLru<Value extends object> {
  private readonly entries: LRUCache<string, Value>;

  /**
   * @param most the size limit of all values together
   * @param longest the size limit of one value; larger values are not stored
   */
  constructor(most: number, longest: number, sizeOf: (value: Value) => number) {
    this.entries = new LRUCache({ maxSize: most, maxEntrySize: longest, sizeCalculation: sizeOf });
  }

  find(key: string): Value | undefined {
    return this.entries.get(key);
  }

  keep(key: string, value: Value): void {
    this.entries.set(key, value);
  }

  /** Returns whether there was a value. */
  delete(key: string): boolean {
    return this.entries.delete(key);
  }
}
