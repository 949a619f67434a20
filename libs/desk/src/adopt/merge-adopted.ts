/**
 * Merges adopted cards into the card files, value by value. Each value is compared three ways: with the digest of what was taken before,
 * with the source now, and with the card file. A change at the source is taken, a change here stays, and if both changed, ours stays and
 * the conflict is listed.
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
  /** The text of the card file; undefined if it stays as it is. */
  readonly text?: string;
  /** The card document with this text. */
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

/** The file of a card that is new here. */
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

/** @param before the state after the last run; undefined for a card that was not adopted before */
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
      // The old digest stays, so that the conflict is listed until one side gives way.
      keepsState(was);
    }
  }
  return {
    ...(changed && { text: doc.toString({ lineWidth: 0 }), value: doc.toJS() as unknown }),
    state: { keys, taken },
    conflicts,
  };
}
