/** The ids that files of other programs give cards, from the fields that the game names for them. */
import { cardsInPassing, type CardDoc, type GameContent } from '@rulewright/content';
import { plainNumber } from './collector-number.ts';

export const ID_PROGRAMS = ['codes', 'octgn', 'mtgo', 'lackey'] as const;
/** A program with ids of its own. `codes` are those of lists that have no names. */
export type IdProgram = (typeof ID_PROGRAMS)[number];

/** The field with the ids of a program; null if the game names none. */
export function idField({ doc: { listCodes, listIds } }: Pick<GameContent, 'doc'>, program: IdProgram): string | null {
  if (program === 'codes') return listCodes ?? null;
  const named = listIds?.[program];
  return (typeof named === 'object' ? named.field : named) ?? null;
}

/** The ids of a card for a program. A card can have several, and the first one is the one to write. */
export function idsOfCard(game: GameContent, program: IdProgram, card: CardDoc): readonly string[] {
  const field = idField(game, program);
  if (field === null) return [];
  const searched = game.vocabulary.cardFields.find(({ id }) => id === field);
  const value: unknown = searched ? searched.read(card) : card.data[field];
  return (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((one) =>
    typeof one === 'string' || typeof one === 'number' ? [String(one)] : [],
  );
}

/** The card of each id of a program. Reads all cards. */
export function cardsByListId(game: GameContent, program: IdProgram): ReadonlyMap<string, string> {
  const cards = new Map<string, string>();
  if (idField(game, program) === null) return cards;
  for (const card of cardsInPassing(game.cards))
    for (const id of idsOfCard(game, program, card)) cards.set(keyOfListId(id), card.id);
  return cards;
}

/** Two spellings of an id with the same key are the same id: `0017` and `17`, and the letters of a GUID in either case. */
export const keyOfListId = (id: string): string => plainNumber(id.trim());
