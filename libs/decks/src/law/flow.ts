/** Maximum flow from entries to places: which copies find a place if all are placed as well as possible. */

export interface Placement {
  /** Copies that find no place. */
  readonly left: number;
  /** Entries whose copies compete for the places that are full: the source side of the minimum cut. */
  readonly crowded: readonly number[];
}

/**
 * Places copies.
 * @param copies of each entry
 * @param room of each place; Infinity for a place without a limit
 * @param fits the places that suit each entry
 */
export function placeCopies(
  copies: readonly number[],
  room: readonly number[],
  fits: readonly (readonly number[])[],
): Placement {
  const placed = copies.map(() => room.map(() => 0));
  const used = room.map(() => 0);
  const waiting = [...copies];

  /** Finds a way from an entry to a place with room, moving copies that can go elsewhere; returns how many were placed. */
  function push(start: number): number {
    const cameFrom = new Map<number, { readonly entry: number; readonly before: number | null }>();
    const queue: { readonly entry: number; readonly via: number | null }[] = [{ entry: start, via: null }];
    const seen = new Set([start]);
    for (let head = 0; head < queue.length; head++) {
      const { entry, via } = queue[head]!;
      for (const place of fits[entry]!) {
        if (cameFrom.has(place)) continue;
        cameFrom.set(place, { entry, before: via });
        if (used[place]! < room[place]!) return augment(place);
        for (let other = 0; other < copies.length; other++) {
          if (seen.has(other) || placed[other]![place] === 0) continue;
          seen.add(other);
          queue.push({ entry: other, via: place });
        }
      }
    }
    return 0;

    function augment(end: number): number {
      let amount = Math.min(waiting[start]!, room[end]! - used[end]!);
      for (let place: number | null = end; place !== null;) {
        const { entry, before }: { entry: number; before: number | null } = cameFrom.get(place)!;
        if (before !== null) amount = Math.min(amount, placed[entry]![before]!);
        place = before;
      }
      used[end]! += amount;
      for (let place: number | null = end; place !== null;) {
        const { entry, before }: { entry: number; before: number | null } = cameFrom.get(place)!;
        placed[entry]![place]! += amount;
        if (before !== null) placed[entry]![before]! -= amount;
        place = before;
      }
      waiting[start]! -= amount;
      return amount;
    }
  }

  for (let entry = 0; entry < copies.length; entry++) while (waiting[entry]! > 0 && push(entry) > 0);
  const left = waiting.reduce((sum, one) => sum + one, 0);
  return { left, crowded: left === 0 ? [] : reachable() };

  /** Entries that could give up a place to a copy that has none. */
  function reachable(): number[] {
    const seen = new Set(copies.flatMap((_, entry) => (waiting[entry]! > 0 ? [entry] : [])));
    for (const entry of seen)
      for (const place of fits[entry]!)
        placed.forEach((row, other) => {
          if (row[place]! > 0) seen.add(other);
        });
    return [...seen].sort((a, b) => a - b);
  }
}
