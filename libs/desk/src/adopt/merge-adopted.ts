/**
 * Merges imported cards into the card files, value by value. It compares three versions of each value: the digest of the last import, the
 * current source and the card file. It imports a change at the source and keeps a change in the card file. If both changed, it keeps the
 * value of the card file and lists the conflict.
 */
import { canonicalJson, textHash, type AdoptedDoc } from '@rulewright/content';
import { parseDocument, stringify, type Document } from 'yaml';
import type { AdoptedCard } from './convert.ts';

export interface AdoptConflict {
  readonly card: string;
  readonly field: string;
  readonly ours: unknown;
  readonly theirs: unknown;
}

type Known = AdoptedDoc['cards'][string];

export interface MergedCard {
  /** The new text of the card file; undefined if the file does not change. */
  readonly text?: string;
  /** The card document of this text. */
  readonly value?: unknown;
  readonly state: Known;
  readonly conflicts: readonly AdoptConflict[];
}

const digestOf = (value: unknown): string => textHash(canonicalJson(value ?? null)).slice(0, 10);

/** All values of a card at the source, by their path in its document. */
const valuesOf = (card: AdoptedCard): Record<string, unknown> => ({
  name: card.name,
  ...card.values,
  printings: card.printings,
});

const digestsOf = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [path, digestOf(value)]));

/** Creates the file of a new card. */
export function newCard(id: string, card: AdoptedCard): MergedCard {
  const { flavor, ...rest } = card.values;
  const data = Object.fromEntries(Object.entries(rest).map(([path, value]) => [path.slice('data.'.length), value]));
  const doc = { id, name: card.name, data, printings: card.printings, ...(flavor !== undefined && { flavor }) };
  return {
    text: stringify(doc, { lineWidth: 0, aliasDuplicateObjects: false }),
    value: doc,
    state: { keys: [...card.keys], taken: digestsOf(valuesOf(card)) },
    conflicts: [],
  };
}

/** @param before the state after the last run; undefined for a card that was never imported */
export function mergeCard(id: string, card: AdoptedCard, text: string, before: Known | undefined): MergedCard {
  const now = valuesOf(card);
  const digests = digestsOf(now);
  const keys = [...card.keys];
  if (before && canonicalJson(before) === canonicalJson({ keys, taken: digests }))
    return { state: before, conflicts: [] };
  const doc: Document = parseDocument(text);
  const ours = (doc.toJS() ?? {}) as Readonly<Record<string, unknown>>;
  const conflicts: AdoptConflict[] = [];
  const taken: Record<string, string> = {};
  let changed = false;
  for (const path of new Set([...Object.keys(now), ...Object.keys(before?.taken ?? {})])) {
    const way = path.split('.');
    const mine = way.reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], ours);
    const was = before?.taken[path];
    const is = digests[path];
    const my = mine === undefined ? undefined : digestOf(mine);
    const keepsState = (digest: string | undefined): void => {
      if (digest !== undefined) taken[path] = digest;
    };
    if (is === was || is === my) keepsState(is);
    else if (my === was) {
      changed = true;
      if (is === undefined) doc.deleteIn(way);
      else doc.setIn(way, doc.createNode(now[path]));
      keepsState(is);
    } else {
      conflicts.push({ card: id, field: path, ours: mine, theirs: now[path] });
      // Keeps the old digest, so that each run lists the conflict until both sides agree.
      keepsState(was);
    }
  }
  return {
    ...(changed && { text: doc.toString({ lineWidth: 0 }), value: doc.toJS() as unknown }),
    state: { keys, taken },
    conflicts,
  };
}
