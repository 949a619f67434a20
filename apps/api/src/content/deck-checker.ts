/** The deck checker of a game of a release. */
import type { GameContent } from '@rulewright/content';
import { deckCheckerOf, prepareDeckChecker, type CardWords, type DeckChecker } from '@rulewright/decks';
import { pluginFor } from '@rulewright/games';

/** Content that is open has a plugin. Names of all cards are gathered at the first call, unless the checker was prepared. */
export const checkerOf = (game: GameContent): DeckChecker => deckCheckerOf(game, pluginFor(game.doc.id)!.deckRules);

/** Makes the checker of a large game in pieces between which requests go on. @param words of all cards */
export const preparedChecker = (game: GameContent, words: CardWords): Promise<DeckChecker> =>
  prepareDeckChecker(game, pluginFor(game.doc.id)!.deckRules, words, () => new Promise(setImmediate));
