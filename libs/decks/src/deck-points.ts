/** The points of a card: the number that the deck law of its game adds up. */
import { deckLawOf, lawFieldsOf, type CardDoc, type GameContent } from '@rulewright/content';

/** Returns a function that reads the points of a card. A card without the number has 0 points. */
export function deckPointsOf(game: GameContent): (card: CardDoc) => number {
  const field = lawFieldsOf(game).get(deckLawOf(game).points?.field ?? '');
  return (card) => {
    const value = field?.read(card);
    return typeof value === 'number' ? value : 0;
  };
}
