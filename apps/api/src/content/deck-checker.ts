/** The deck checker of a game of a release. */
import type { GameContent } from '@rulewright/content';
import { deckCheckerOf, type DeckChecker } from '@rulewright/decks';
import { pluginFor } from '@rulewright/games';

/** Content that is open has a plugin. */
export const checkerOf = (game: GameContent): DeckChecker => deckCheckerOf(game, pluginFor(game.doc.id)!.deckRules);
