/** Binary search. Returns the first index from `low` to below `high` for which `isBefore` returns false, or `high`. */
export function firstIndex(low: number, high: number, isBefore: (index: number) => boolean): number {
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
