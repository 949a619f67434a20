/** The deck checker of a game of a release. */
import type { GameContent } from '@rulewright/content';
import { deckCheckerOf, type DeckChecker } from '@rulewright/decks';

/** The checker of a game, kept with its content. */
export const checkerOf = (game: GameContent): DeckChecker => deckCheckerOf(game);
