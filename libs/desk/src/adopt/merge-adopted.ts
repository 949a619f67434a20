/**
 * Merges imported cards into the card files, value by value. It compares three versions of each value: the digest of the last import, the
 * current source and the card file. It imports a change at the source and keeps a change in the card file. If both changed, it keeps the
 * value of the card file and lists the conflict until someone decides it.
 */
import { canonicalJson, textHash, type AdoptedDoc } from '@rulewright/content';
import { yamlDocument } from '@rulewright/content/editing';
import { stringify, type Document } from 'yaml';
import type { AdoptedCard } from './convert.ts';

export interface AdoptConflict {
  readonly card: string;
  readonly field: string;
  readonly ours: unknown;
  readonly theirs: unknown;
}

/** A decision about a value that both sides changed. `here` keeps our value until the source changes again. */
export interface AdoptDecision {
  readonly card: string;
  /** The path of the value; empty for a card that is gone at the source and was changed here. */
  readonly field: string;
  readonly take: 'source' | 'here';
}

/** A value that the run changes. */
export interface ChangedValue {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

export type AdoptedEntry = AdoptedDoc['cards'][string];

export interface MergedCard {
  /** The new text of the card file; undefined if the file does not change. */
  readonly text?: string;
  /** The card document of this text. */
  readonly value?: unknown;
  readonly state: AdoptedEntry;
  readonly conflicts: readonly AdoptConflict[];
  readonly changes: readonly ChangedValue[];
}

export const digestOf = (value: unknown): string => textHash(canonicalJson(value ?? null)).slice(0, 10);

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
    changes: Object.entries(valuesOf(card)).map(([field, after]) => ({ field, before: undefined, after })),
  };
}

const valueAt = (way: readonly string[], root: unknown): unknown =>
  way.reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], root);

/** Whether a card file still has every adopted value. */
export function isUnchanged(text: string, { taken }: AdoptedEntry): boolean {
  const ours: unknown = yamlDocument(text).toJS({ maxAliasCount: 0 });
  return Object.entries(taken).every(([path, digest]) => {
    const mine = valueAt(path.split('.'), ours);
    return mine !== undefined && digestOf(mine) === digest;
  });
}

/** @param before the state after the last run; undefined for a card that was never imported */
export function mergeCard(
  id: string,
  card: AdoptedCard,
  text: string,
  before: AdoptedEntry | undefined,
  decided: (field: string) => AdoptDecision['take'] | undefined,
): MergedCard {
  const now = valuesOf(card);
  const digests = digestsOf(now);
  const keys = [...card.keys];
  if (before && canonicalJson(before) === canonicalJson({ keys, taken: digests }))
    return { state: before, conflicts: [], changes: [] };
  const doc: Document = yamlDocument(text);
  const ours = (doc.toJS({ maxAliasCount: 0 }) ?? {}) as Readonly<Record<string, unknown>>;
  const conflicts: AdoptConflict[] = [];
  const taken: Record<string, string> = {};
  const changes: ChangedValue[] = [];
  for (const path of new Set([...Object.keys(now), ...Object.keys(before?.taken ?? {})])) {
    const way = path.split('.');
    const mine = valueAt(way, ours);
    const was = before?.taken[path];
    const is = digests[path];
    const my = mine === undefined ? undefined : digestOf(mine);
    const keepsState = (digest: string | undefined): void => {
      if (digest !== undefined) taken[path] = digest;
    };
    const decision = decided(path);
    if (is === was || is === my || (decision === 'here' && my !== was)) keepsState(is);
    else if (my === was || decision === 'source') {
      changes.push({ field: path, before: mine, after: now[path] });
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
    ...(changes.length > 0 && { text: doc.toString({ lineWidth: 0 }), value: doc.toJS() as unknown }),
    state: { keys, taken },
    conflicts,
    changes,
  };
}
