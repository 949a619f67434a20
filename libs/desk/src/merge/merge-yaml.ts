/**
 * Merges three YAML documents by members. The draft's changes are applied to the release's text, which keeps its comments and order. Lists
 * whose members have ids are merged member by member, other lists as a whole.
 */
import { canonicalJson } from '@rulewright/content';
import { yamlDocument } from '@rulewright/content/editing';
import { isMap, isSeq, type Document } from 'yaml';
import { byIds, dataOf, isMembers } from '../diff/field-diff.ts';
import { bothOf, type MergeSide } from './merge-parts.ts';
import { mergeWords } from './merge-words.ts';
import type { MergeConflict, MergeResult } from './merge-result.ts';

type Key = string | number;

const same = (a: unknown, b: unknown): boolean => canonicalJson(a ?? null) === canonicalJson(b ?? null);
const shown = (value: unknown): string | null =>
  value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);

/** The three values, if all are texts. */
const texts = (...values: readonly [unknown, unknown, unknown]): [string, string, string] | null =>
  values.every((value) => typeof value === 'string') ? (values as unknown as [string, string, string]) : null;

class YamlMerge {
  readonly conflicts: MergeConflict[] = [];

  constructor(
    private readonly into: Document,
    private readonly sides: readonly MergeSide[],
  ) {}

  /** Applies the change from `base` to `mine` at the path `at` of the document. */
  take(at: readonly Key[], place: string, base: unknown, mine: unknown, theirs: unknown): void {
    if (same(mine, theirs) || same(mine, base)) return;
    if (isMembers(base) && isMembers(mine) && isMembers(theirs)) {
      for (const key of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)]))
        this.take([...at, key], place === '' ? key : `${place}.${key}`, base[key], mine[key], theirs[key]);
      return;
    }
    if (
      Array.isArray(base) &&
      Array.isArray(mine) &&
      Array.isArray(theirs) &&
      this.lists(at, place, base, mine, theirs)
    )
      return;
    if (same(theirs, base)) return this.put(at, mine);
    const words = texts(base, mine, theirs);
    const joined = words && mergeWords(...words);
    if (joined != null) return this.put(at, joined);
    const both = words && bothOf({ mine: words[1], theirs: words[2] }, words.join('').includes('\n') ? '\n' : ' ');
    const side = this.conflict({ place, base: shown(base), mine: shown(mine), theirs: shown(theirs), both });
    if (side !== 'theirs') this.put(at, side === 'both' ? (both ?? mine) : mine);
  }

  /** Reports a conflict. Returns the chosen side. */
  private conflict(conflict: MergeConflict): MergeSide {
    return this.sides[this.conflicts.push(conflict) - 1] ?? 'mine';
  }

  private put(at: readonly Key[], value: unknown): void {
    if (value === undefined) this.into.deleteIn(at);
    else this.into.setIn(at, this.into.createNode(value));
  }

  /** Merges lists whose members have ids. Returns false for other lists. */
  private lists(
    at: readonly Key[],
    place: string,
    base: readonly unknown[],
    mine: readonly unknown[],
    theirs: readonly unknown[],
  ): boolean {
    const [one, two, three] = [byIds(base), byIds(mine), byIds(theirs)];
    if (!one || !two || !three || two.size === 0) return false;
    const node = this.into.getIn(at);
    const items = isSeq(node) ? node.items : [];
    const indexes = new Map(items.map((item, index) => [isMap(item) ? item.get('id') : null, index]));
    const indexOf = (id: string): number => indexes.get(id) ?? -1;
    // Removes from last to first, so that a removal does not shift members that are removed later.
    const removed = [...one.keys()].filter((id) => !two.has(id)).sort((a, b) => indexOf(b) - indexOf(a));
    for (const id of new Set([...two.keys(), ...removed])) {
      const index = indexOf(id);
      const inner = `${place}[${id}]`;
      if (index >= 0) this.take([...at, index], inner, one.get(id), two.get(id), three.get(id));
      else if (!one.has(id)) this.into.addIn(at, this.into.createNode(two.get(id)));
      else if (two.has(id) && !same(one.get(id), two.get(id))) {
        const sides = { base: shown(one.get(id)), mine: shown(two.get(id)), theirs: null, both: null };
        if (this.conflict({ place: inner, ...sides }) !== 'theirs')
          this.into.addIn(at, this.into.createNode(two.get(id)));
      }
    }
    return true;
  }
}

/** Returns null if one of the texts is not a YAML mapping. The caller then merges by lines. */
export function mergeYaml(base: string, mine: string, theirs: string, sides: readonly MergeSide[]): MergeResult | null {
  const values = [base, mine, theirs].map(dataOf);
  if (!values.every(isMembers)) return null;
  const document = yamlDocument(theirs);
  const merge = new YamlMerge(document, sides);
  merge.take([], '', values[0], values[1], values[2]);
  return { text: document.toString({ lineWidth: 0, flowCollectionPadding: true }), conflicts: merge.conflicts };
}
