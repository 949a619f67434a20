/** Merges three texts line by line. */
import { diff3Merge } from 'node-diff3';
import type { MergeConflict, MergeResult } from './merge-result.ts';

/**
 * The most pairs of equal lines for a merge by lines. The merge looks at every pair, so 2,000 blank lines on both sides would take 10
 * seconds.
 */
const MOST_PAIRS = 500_000;

const joined = (lines: readonly string[]): string => lines.join('\n');

/** The number of pairs of equal lines, one from each text. */
function equalPairs(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const line of one) counts.set(line, (counts.get(line) ?? 0) + 1);
  return other.reduce((sum, line) => sum + (counts.get(line) ?? 0), 0);
}

/**
 * Takes each line from the side that changed it. If both sides changed it, keeps the draft's line and reports a conflict. Texts with too
 * many equal lines conflict as a whole.
 */
export function mergeText(base: string, mine: string, theirs: string): MergeResult {
  const [mineLines, baseLines, theirLines] = [mine.split('\n'), base.split('\n'), theirs.split('\n')];
  if (equalPairs(baseLines, mineLines) + equalPairs(baseLines, theirLines) > MOST_PAIRS)
    return { text: mine, conflicts: [{ place: '', base, mine, theirs }] };
  const regions = diff3Merge(mineLines, baseLines, theirLines, { excludeFalseConflicts: true });
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
