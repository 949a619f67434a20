/** Remembering what was computed: a bounded map by lru-cache that makes what it lacks. For values made from immutable input. */
import { LRUCache } from 'lru-cache';

export class Lru<Key extends string | number, Value> {
  /** In a box each, since the cache takes `undefined` for a missing entry. */
  private readonly entries: LRUCache<Key, { readonly value: Value }>;

  /** @param limit the most entries that are kept */
  constructor(limit: number) {
    this.entries = new LRUCache({ max: limit });
  }

  /** The value of a key, made and kept if it is not there. */
  get(key: Key, make: () => Value): Value {
    const known = this.entries.get(key);
    if (known) return known.value;
    const value = make();
    this.entries.set(key, { value });
    return value;
  }

  /** The value of a key that is there. */
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

/** The same for async values. Concurrent callers share one promise; a rejected one is removed, so that the next call tries again. */
export class LruAsync<Key extends string | number, Value> extends Lru<Key, Promise<Value>> {
  override get(key: Key, ask: () => Promise<Value>): Promise<Value> {
    return super.get(key, () => {
      const answer = ask();
      answer.catch(() => this.delete(key));
      return answer;
    });
  }
}
