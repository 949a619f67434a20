/** Names that sentences use without quotes: cards, types and symbols of one release. Each kind has its own list. */
import { tokensOf } from './tokens.ts';

interface Known {
  readonly name: string;
  readonly words: readonly string[];
  readonly shown: readonly string[];
}

/** The names of one kind, by their first word. */
interface NamesOfKind {
  readonly all: readonly string[];
  readonly byFirst: ReadonlyMap<string, readonly Known[]>;
}
/** Lists of names, by kind. */
export type NameLists = Readonly<Record<string, readonly string[]>>;
export type Names = ReadonlyMap<string, NamesOfKind>;

/** Prepares lists of names for the reader. */
export function namesOf(kinds: NameLists): Names {
  return new Map(
    Object.entries(kinds).map(([kind, list]) => {
      const all = [...new Set(list)].filter((name) => name !== '').sort();
      const byFirst = new Map<string, Known[]>();
      for (const name of all) {
        const tokens = tokensOf(name);
        if (tokens.length === 0) continue;
        const [words, shown] = [tokens.map(({ word }) => word), tokens.map(({ text }) => text)];
        byFirst.set(words[0]!, [...(byFirst.get(words[0]!) ?? []), { name, words, shown }]);
      }
      return [kind, { all, byFirst }];
    }),
  );
}
