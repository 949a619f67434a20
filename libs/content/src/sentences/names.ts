/**
 * Names that sentences use without quotes: cards, types, symbols and facts of one release. Each kind has its own list. The meaning of a name
 * is the data for which it is used. Not every name has one.
 */
import { canonicalJson } from '../canonical.ts';
import { tokensOf } from './tokens.ts';

/** A name with its words. */
export interface NameForms {
  readonly name: string;
  readonly words: readonly string[];
  readonly shown: readonly string[];
}

/** The names of one kind, by their first word. */
interface NamesOfKind {
  readonly all: readonly string[];
  readonly byFirst: ReadonlyMap<string, readonly NameForms[]>;
  /** The meaning of each name that has one, and the name of each meaning by canonical JSON. */
  readonly meanings: ReadonlyMap<string, unknown>;
  readonly byMeaning: ReadonlyMap<string, string>;
}

export type ListedName = string | { readonly name: string; readonly means: unknown };
/** Lists of names, by kind. If a name occurs twice, its first meaning counts. */
export type NameLists = Readonly<Record<string, readonly ListedName[]>>;
export type Names = ReadonlyMap<string, NamesOfKind>;

/** Merges lists of names. If a kind has a name several times, only its first entry remains. */
export function mergedNames(all: readonly NameLists[]): NameLists {
  const merged: Record<string, Map<string, ListedName>> = {};
  for (const lists of all) {
    for (const [kind, list] of Object.entries(lists)) {
      const known = (merged[kind] ??= new Map());
      for (const one of list) {
        const name = typeof one === 'string' ? one : one.name;
        if (!known.has(name)) known.set(name, one);
      }
    }
  }
  return Object.fromEntries(Object.entries(merged).map(([kind, names]) => [kind, [...names.values()]]));
}

/** Prepares lists of names for the reader. */
export function namesOf(kinds: NameLists): Names {
  return new Map(
    Object.entries(kinds).map(([kind, list]) => {
      const meanings = new Map<string, unknown>();
      for (const one of list) if (typeof one !== 'string' && !meanings.has(one.name)) meanings.set(one.name, one.means);
      const byMeaning = new Map([...meanings].map(([name, means]) => [canonicalJson(means), name] as const));
      const listed = list.map((one) => (typeof one === 'string' ? one : one.name));
      const all = [...new Set(listed)].filter((name) => name !== '').sort();
      const byFirst = new Map<string, NameForms[]>();
      for (const name of all) {
        const tokens = tokensOf(name);
        if (tokens.length === 0) continue;
        const [words, shown] = [tokens.map(({ word }) => word), tokens.map(({ text }) => text)];
        byFirst.set(words[0]!, [...(byFirst.get(words[0]!) ?? []), { name, words, shown }]);
      }
      return [kind, { all, byFirst, meanings, byMeaning }];
    }),
  );
}
