/** The number of a card that pages add up, as the deck law of its game names it. */
import { deckLawOf, lawFieldsOf, type CardDoc, type GameContent } from '@rulewright/content';

/** A function that reads the points of a card of a game; a card without the number has none. */
export function deckPointsOf(game: GameContent): (card: CardDoc) => number {
  const field = lawFieldsOf(game).get(deckLawOf(game).points?.field ?? '');
  return (card) => {
    const value = field?.read(card);
    return typeof value === 'number' ? value : 0;
  };
}
