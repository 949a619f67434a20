/** Merges a draft with a newer release: texts by lines and words, data by members. */
import { canonicalJson } from '@rulewright/content';
import { dataOf } from '../diff/field-diff.ts';
import { isData } from '../content/document-entry.ts';
import { bothOf, mergedText, mergeParts, sideOf, type MergeSide } from './merge-parts.ts';
import type { MergeResult, MergeConflict } from './merge-result.ts';
import { mergeYaml } from './merge-yaml.ts';

/**
 * Takes each line from the side that changed it, and each word where both changed the line. If both changed the same words, takes the chosen
 * side, or else the draft's version, and reports a conflict.
 */
function mergeText(base: string, mine: string, theirs: string, sides: readonly MergeSide[]): MergeResult {
  const parts = mergeParts(base, mine, theirs);
  const conflicts: MergeConflict[] = [];
  let line = 1;
  for (const part of parts) {
    const text = part.kind === 'choice' ? sideOf(part, sides[conflicts.length] ?? 'mine') : part.text;
    const last = line + text.split('\n').length - 1;
    if (part.kind === 'choice')
      conflicts.push({
        place: parts.length === 1 ? '' : line === last ? `line ${line}` : `lines ${line}-${last}`,
        ...{ base: part.base, mine: part.mine, theirs: part.theirs, both: bothOf(part) },
      });
    line = last + 1;
  }
  return { text: mergedText(parts, sides), conflicts };
}

/**
 * Merges the changes that the draft (`mine`) and the release (`theirs`) made to `base`. Null means that the document does not exist.
 * @param sides what to take at each conflict, in the order of a merge without choices
 */
export function mergeDocument(
  path: string,
  base: string | null,
  mine: string | null,
  theirs: string | null,
  sides: readonly MergeSide[] = [],
): MergeResult {
  if (mine === theirs || theirs === base) return { text: mine, conflicts: [] };
  if (mine === base) return { text: theirs, conflicts: [] };
  if (base === null || mine === null || theirs === null)
    return { text: sides[0] === 'theirs' ? theirs : mine, conflicts: [{ place: '', base, mine, theirs, both: null }] };
  const byLines = mergeText(base, mine, theirs, sides);
  const byMembers = isData(path) ? mergeYaml(base, mine, theirs, sides) : null;
  if (!byMembers) return byLines;
  // If both merges give the same data, the one by lines keeps the formatting of both sides.
  const same =
    byLines.conflicts.length === 0 && canonicalJson(dataOf(byLines.text!)) === canonicalJson(dataOf(byMembers.text!));
  return same ? byLines : byMembers;
}
