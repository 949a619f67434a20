/** A map that computes each value on its first lookup. An unused value costs only its key. */
export class LazyMap<Value> implements ReadonlyMap<string, Value> {
  private readonly made = new Map<string, Value>();
  private readonly ids: ReadonlySet<string>;

  /** @param make computes the value of a key, the same each time; its errors reach the caller of `get` */
  constructor(
    keys: Iterable<string>,
    private readonly make: (key: string) => Value,
  ) {
    this.ids = new Set(keys);
  }

  get size(): number {
    return this.ids.size;
  }

  /** The values computed so far. */
  get read(): ReadonlyMap<string, Value> {
    return this.made;
  }

  has(key: string): boolean {
    return this.ids.has(key);
  }

  get(key: string): Value | undefined {
    if (!this.ids.has(key)) return undefined;
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const value = this.make(key);
    this.made.set(key, value);
    return value;
  }

  /** Stores a value that was computed elsewhere, unless the map already has one. */
  put(key: string, value: Value): void {
    if (this.ids.has(key) && !this.made.has(key)) this.made.set(key, value);
  }

  *entries(): Generator<[string, Value], undefined> {
    for (const key of this.ids) yield [key, this.get(key)!];
    return undefined;
  }

  keys(): SetIterator<string> {
    return this.ids.keys();
  }

  *values(): Generator<Value, undefined> {
    for (const key of this.ids) yield this.get(key)!;
    return undefined;
  }

  [Symbol.iterator](): Generator<[string, Value], undefined> {
    return this.entries();
  }

  forEach(visit: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    for (const [key, value] of this.entries()) visit(value, key, this);
  }
}
