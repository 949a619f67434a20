/** The names of the cards of a game, which sentences use without quotes. A name means the id of its card. */
import { tokensOf } from './tokens.ts';

/** A name with its words. */
export interface NameForms {
  readonly name: string;
  readonly words: readonly string[];
  readonly shown: readonly string[];
}

/** The names of cards, by their first word, and with their ids. */
export interface Names {
  readonly all: readonly string[];
  readonly byFirst: ReadonlyMap<string, readonly NameForms[]>;
  readonly ids: ReadonlyMap<string, string>;
  readonly byId: ReadonlyMap<string, string>;
}

/** Prepares the names of cards for the reader. If several cards have a name, it means the first of them. */
export function namesOf(cards: Readonly<Record<string, string>>): Names {
  const ids = new Map<string, string>();
  for (const [id, name] of Object.entries(cards)) if (!ids.has(name)) ids.set(name, id);
  const all = [...ids.keys()].filter((name) => name !== '').sort();
  const byFirst = new Map<string, NameForms[]>();
  for (const name of all) {
    const tokens = tokensOf(name);
    if (tokens.length === 0) continue;
    const [words, shown] = [tokens.map(({ word }) => word), tokens.map(({ text }) => text)];
    byFirst.set(words[0]!, [...(byFirst.get(words[0]!) ?? []), { name, words, shown }]);
  }
  return { all, byFirst, ids, byId: new Map([...ids].map(([name, id]) => [id, name])) };
}
