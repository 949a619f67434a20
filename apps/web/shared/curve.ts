/** The cost curve of a list, from the entries of a deck check. */
import type { CurvePoint } from '@rulewright/ui/deck';

interface Entry {
  readonly copies: number;
  readonly card: { readonly face: unknown } | null;
}

/** Copies by cost, from 0 to the highest cost without gaps. Leaves out unknown cards and cards without a cost. */
export function curveOf(entries: readonly Entry[]): CurvePoint[] {
  const counts = new Map<number, number>();
  for (const { card, copies } of entries) {
    const cost = (card?.face as { cost?: unknown } | undefined)?.cost;
    if (typeof cost === 'number') counts.set(cost, (counts.get(cost) ?? 0) + copies);
  }
  const highest = Math.max(-1, ...counts.keys());
  return Array.from({ length: highest + 1 }, (_, points) => ({ points, copies: counts.get(points) ?? 0 }));
}
