/** Bringing a draft onto a release that moved under it: texts by lines, data by members. */
import { canonicalJson } from '@rulewright/content';
import { dataOf } from '../diff/fields.ts';
import { isData } from '../documents.ts';
import { mergeText } from './text.ts';
import { mergeYaml } from './yaml.ts';

/** A place where both sides changed the same thing into different ones. */
export interface MergeConflict {
  /** Lines `12-14` of the merged text, or a field as differences name it; empty for the whole document. */
  readonly place: string;
  readonly base: string | null;
  readonly mine: string | null;
  readonly theirs: string | null;
}

export interface MergeResult {
  /** Both changes together, mine where they conflict; null where that removes the document. */
  readonly text: string | null;
  readonly conflicts: readonly MergeConflict[];
}

/** Merges what the draft (`mine`) and the release (`theirs`) made of `base`; null stands for no document. */
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
  // The same data, as both wrote it.
  const same =
    byLines.conflicts.length === 0 && canonicalJson(dataOf(byLines.text!)) === canonicalJson(dataOf(byMembers.text!));
  return same ? byLines : byMembers;
}
