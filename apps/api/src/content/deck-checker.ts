/** The deck checker of a game of a release. */
import type { GameContent } from '@rulewright/content';
import { deckCheckerOf, prepareDeckChecker, type CardWords, type DeckChecker } from '@rulewright/decks';

/**
 * Reads lists of every game. A game without deck law finds nothing wrong with them, so ask `hasDeckLaw` first. The names of all cards
 * are gathered at the first call, unless the checker was prepared.
 */
export const checkerOf = (game: GameContent): DeckChecker => deckCheckerOf(game);

/** Makes the checker of a large game in pieces between which requests go on. @param words of all cards */
export const preparedChecker = (game: GameContent, words: CardWords): Promise<DeckChecker> =>
  prepareDeckChecker(game, words, () => new Promise(setImmediate));
