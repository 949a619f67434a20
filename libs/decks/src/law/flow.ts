/** Maximum flow from entries to places: finds the copies left over when the largest possible number is placed. */

export interface Placement {
  /** Number of copies without a place. */
  readonly left: number;
  /** Entries whose copies compete for the full places: the source side of the minimum cut. */
  readonly crowded: readonly number[];
}

/**
 * Places as many copies as possible.
 * @param copies number of copies of each entry
 * @param room capacity of each place; Infinity for a place without a limit
 * @param fits the places that accept each entry
 */
export function placeCopies(
  copies: readonly number[],
  room: readonly number[],
  fits: readonly (readonly number[])[],
): Placement {
  const placed = copies.map(() => room.map(() => 0));
  const used = room.map(() => 0);
  const waiting = [...copies];

  /** Finds a path from an entry to a place with room, and moves other copies on the way. Returns the number of copies placed. */
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

  /** Entries that compete with a copy without a place: all that a search from the entry of that copy reaches. */
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
