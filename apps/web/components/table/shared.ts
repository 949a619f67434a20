/** Keeps the parts of a known value that are equal in a new one, so that React renders only what has changed. */

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The id of an item of a list, if it has one. Cards keep theirs when others before them leave. */
const idOf = (item: unknown): unknown => (isPlain(item) ? item['id'] : undefined);

/** @returns `now`, with the objects and lists of `known` in place of equal ones. Both are JSON values. */
export function shared<Value>(known: unknown, now: Value): Value {
  if (known === now || !isPlain(known) || !isPlain(now) || Array.isArray(known) !== Array.isArray(now)) return now;
  if (Array.isArray(now)) {
    const old = known as unknown as readonly unknown[];
    const byId = new Map(old.map((item) => [idOf(item), item]));
    const items = now.map((item: unknown, at) =>
      shared(idOf(item) === undefined ? old[at] : byId.get(idOf(item)), item),
    );
    return same(old, items) ? (known as Value) : (items as Value);
  }
  const keys = Object.keys(now);
  const values = keys.map((key) => shared(known[key], now[key]));
  const isSame = keys.length === Object.keys(known).length && keys.every((key, at) => known[key] === values[at]);
  return isSame ? (known as Value) : (Object.fromEntries(keys.map((key, at) => [key, values[at]])) as Value);
}

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);
