/** Merges a draft with a newer release: texts by lines, data by members. */
import { canonicalJson } from '@rulewright/content';
import { dataOf } from '../diff/field-diff.ts';
import { isData } from '../content/document-entry.ts';
import type { MergeResult } from './merge-result.ts';
import { mergeText } from './merge-text.ts';
import { mergeYaml } from './merge-yaml.ts';

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
