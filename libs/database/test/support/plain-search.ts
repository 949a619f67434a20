/** A second implementation of orders and facet counts, on cards in memory. Tests compare searches with it. */
import { foldText, searchableFields, type CardDoc, type GameContent } from '@rulewright/content';
import type { FacetChoice } from '../../src/index.ts';
import { valuesOf } from './match.ts';

export interface PlainSort {
  readonly field: string;
  readonly descending: boolean;
}

const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);
const folded = (value: string | number): string | number => (typeof value === 'number' ? value : foldText(value));

/** The slugs of cards, sorted by value, then by name and slug. Cards without a value are last. */
export function plainOrder(cards: readonly CardDoc[], { field, descending }: PlainSort, game: GameContent): string[] {
  const sign = descending ? -1 : 1;
  const keyOf = (card: CardDoc): string | number | undefined =>
    valuesOf(card, field, game)
      .map(folded)
      .sort((a, b) => sign * compare(a, b))[0];
  return [...cards]
    .sort((a, b) => {
      const [x, y] = [keyOf(a), keyOf(b)];
      const byValue =
        x === undefined || y === undefined ? Number(x === undefined) - Number(y === undefined) : sign * compare(x, y);
      return byValue || compare(foldText(a.name), foldText(b.name)) || compare(a.id, b.id);
    })
    .map((card) => card.id);
}

const hasChoice = (card: CardDoc, { field, values }: FacetChoice, game: GameContent): boolean =>
  valuesOf(card, field, game).some((value) => values.map(foldText).includes(foldText(String(value))));

/** The cards that match every choice. Ignores the choice in the field `but`. */
export const plainChoice = (
  cards: readonly CardDoc[],
  choices: readonly FacetChoice[],
  game: GameContent,
  but?: string,
): CardDoc[] =>
  cards.filter((card) => choices.every((choice) => choice.field === but || hasChoice(card, choice, game)));

/** The counts of each facet, as sorted lines such as `rarity common 3`. */
export function plainCounts(cards: readonly CardDoc[], choices: readonly FacetChoice[], game: GameContent): string[] {
  const counts = new Map<string, number>();
  for (const { id, facet } of searchableFields(game.vocabulary.cardFields)) {
    if (!facet) continue;
    for (const card of plainChoice(cards, choices, game, id))
      for (const value of new Set(valuesOf(card, id, game).map(folded)))
        counts.set(`${id} ${value}`, (counts.get(`${id} ${value}`) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => `${value} ${count}`).sort();
}
