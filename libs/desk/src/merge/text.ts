/** Three texts merged line by line. */
import { diff3Merge } from 'node-diff3';
import type { MergeConflict, MergeResult } from './result.ts';

const joined = (lines: readonly string[]): string => lines.join('\n');

/** Lines that only one side changed are taken from it; where both did, mine stay and the place is named. */
export function mergeText(base: string, mine: string, theirs: string): MergeResult {
  const lines = (text: string): string[] => text.split('\n');
  const regions = diff3Merge(lines(mine), lines(base), lines(theirs), { excludeFalseConflicts: true });
  const merged: string[] = [];
  const conflicts: MergeConflict[] = [];
  for (const region of regions) {
    if (region.ok) {
      merged.push(...region.ok);
      continue;
    }
    const { a, o, b } = region.conflict!;
    const first = merged.length + 1;
    merged.push(...a);
    const last = Math.max(first, merged.length);
    const place = first === last ? `line ${first}` : `lines ${first}-${last}`;
    conflicts.push({ place, base: joined(o), mine: joined(a), theirs: joined(b) });
  }
  return { text: joined(merged), conflicts };
}
