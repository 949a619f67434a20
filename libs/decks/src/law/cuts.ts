/** The copies that a fix removes from a list: the number of copies, by the position of the entry. */
export type Cuts = ReadonlyMap<number, number>;

type Copies = (at: number) => number;

/** Removes an amount of copies, from the last entries first. */
export function cutLast(entries: readonly number[], copies: Copies, amount: number): Cuts {
  const cuts = new Map<number, number>();
  let left = amount;
  for (let i = entries.length - 1; i >= 0 && left > 0; i--) {
    const at = entries[i]!;
    const cut = Math.min(copies(at), left);
    if (cut > 0) cuts.set(at, cut);
    left -= cut;
  }
  return cuts;
}

/** Removes few cards whose weights add up to at least the amount: the heaviest first, then the lightest card that is enough. */
export function cutDearest(
  entries: readonly number[],
  copies: Copies,
  weight: (at: number) => number,
  amount: number,
): Cuts {
  const dear = entries.filter((at) => weight(at) > 0).sort((a, b) => weight(b) - weight(a));
  const cuts = new Map<number, number>();
  let left = amount;
  for (const at of dear) {
    const whole = Math.min(copies(at), Math.floor(left / weight(at)));
    if (whole > 0) cuts.set(at, whole);
    left -= whole * weight(at);
  }
  if (left <= 0) return cuts;
  const last = dear.findLast((at) => weight(at) >= left && copies(at) > (cuts.get(at) ?? 0));
  if (last !== undefined) cuts.set(last, (cuts.get(last) ?? 0) + 1);
  return cuts;
}

/** Removes every copy of some entries. */
export const cutAll = (entries: readonly number[], copies: Copies): Cuts =>
  new Map(entries.map((at) => [at, copies(at)]));
