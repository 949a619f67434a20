/** Reuses the unchanged parts of a known value in a new value, so that React renders only the changed parts. */

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The id of a list item, if it has one. A card keeps its id when earlier cards leave the list, but not its position. */
const idOf = (item: unknown): unknown => (isPlain(item) ? item['id'] : undefined);

/** @returns `now`, with its objects and lists replaced by the equal ones of `known`. Both are JSON values. */
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
