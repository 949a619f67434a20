/** Merges a draft with a newer release: texts by lines, data by members. */
import { canonicalJson } from '@rulewright/content';
import { diff3Merge } from 'node-diff3';
import { dataOf } from '../diff/field-diff.ts';
import { isData } from '../content/document-entry.ts';
import type { MergeResult, MergeConflict } from './merge-result.ts';
import { mergeYaml } from './merge-yaml.ts';

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
function mergeText(base: string, mine: string, theirs: string): MergeResult {
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

/** Merges the changes that the draft (`mine`) and the release (`theirs`) made to `base`. Null means that the document does not exist. */
export function mergeDocument(
  path: string,
  base: string | null,
  mine: string | null,
  theirs: string | null,
): MergeResult {
  if (mine === theirs || theirs === base) return { text: mine, conflicts: [] };
  if (mine === base) return { text: theirs, conflicts: [] };
  if (base === null || mine === null || theirs === null)
    return { text: mine, conflicts: [{ place: '', base, mine, theirs }] };
  const byLines = mergeText(base, mine, theirs);
  const byMembers = isData(path) ? mergeYaml(base, mine, theirs) : null;
  if (!byMembers) return byLines;
  // If both merges give the same data, the one by lines keeps the formatting of both sides.
  const same =
    byLines.conflicts.length === 0 && canonicalJson(dataOf(byLines.text!)) === canonicalJson(dataOf(byMembers.text!));
  return same ? byLines : byMembers;
}
