/** Counts facets on cards in memory. Tests compare searches with it. */
import {
  cardFieldValues,
  cardsChosen,
  foldText,
  searchableFields,
  type CardChoice,
  type CardDoc,
  type GameContent,
} from '@rulewright/content';

const folded = (value: string | number): string | number => (typeof value === 'number' ? value : foldText(value));

/** The counts of each facet, as sorted lines such as `rarity common 3`. The choice of a field does not narrow its own counts. */
export function plainCounts(cards: readonly CardDoc[], choices: readonly CardChoice[], game: GameContent): string[] {
  const counts = new Map<string, number>();
  for (const { id, facet } of searchableFields(game.vocabulary.cardFields)) {
    if (!facet) continue;
    const others = choices.filter(({ field }) => field !== id);
    for (const card of cardsChosen(cards, others, game))
      for (const value of new Set(cardFieldValues(card, id, game).map(folded)))
        counts.set(`${id} ${value}`, (counts.get(`${id} ${value}`) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => `${value} ${count}`).sort();
}
