/** The deck checkers of the games of a release. */
import type { GameContent } from '@rulewright/content';
import { deckCheckerOf, prepareDeckChecker, type CardWords, type DeckChecker } from '@rulewright/decks';

/**
 * The deck checker of a game. Without a deck law it accepts every list, so check `hasDeckLaw` first. The first call collects the
 * names of all cards, unless `preparedChecker` has done so.
 */
export const checkerOf = (game: GameContent): DeckChecker => deckCheckerOf(game);

/** Builds the checker of a large game in slices, so that requests are answered in between. @param words of all cards */
export const preparedChecker = (game: GameContent, words: CardWords): Promise<DeckChecker> =>
  prepareDeckChecker(game, words, () => new Promise(setImmediate));
