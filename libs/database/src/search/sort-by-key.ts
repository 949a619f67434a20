/** A stable counting sort: sorts numbers by a small key in linear time. */
export interface Sorted {
  /** The items in ascending order of keys. Items with equal keys stay in their given order. */
  readonly items: Uint32Array;
  /** For each key, the place of its first item; then the number of items. */
  readonly starts: Uint32Array;
}

/**
 * Sorts items by their keys.
 * @param keys the key of each item, by item
 * @param count the number of keys; every key is less than `count`
 */
export function sortByKey(items: Uint32Array, keys: Uint32Array, count: number): Sorted {
  const starts = new Uint32Array(count + 1);
  for (let i = 0; i < items.length; i++) starts[keys[items[i]!]! + 1]!++;
  for (let key = 0; key < count; key++) starts[key + 1]! += starts[key]!;
  const next = starts.slice();
  const sorted = new Uint32Array(items.length);
  for (let i = 0; i < items.length; i++) {
    const item = items[i]!;
    sorted[next[keys[item]!]!++] = item;
  }
  return { items: sorted, starts };
}

/** The numbers from 0 up to but excluding `count`. */
export function numbersBelow(count: number): Uint32Array {
  const numbers = new Uint32Array(count);
  for (let at = 0; at < count; at++) numbers[at] = at;
  return numbers;
}

/** The values at the given places. */
export function pick(values: Uint32Array, places: Uint32Array): Uint32Array {
  const picked = new Uint32Array(places.length);
  for (let i = 0; i < places.length; i++) picked[i] = values[places[i]!]!;
  return picked;
}
