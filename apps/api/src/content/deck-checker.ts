/** The deck checker of a game of a release. */
import type { GameContent } from '@rulewright/content';
import { deckCheckerOf, type DeckChecker } from '@rulewright/decks';
import { deckRulesOf } from '@rulewright/games';

/** Reads lists of every game; a game without deck law finds nothing wrong with them, so ask `hasDeckLaw` first. */
export const checkerOf = (game: GameContent): DeckChecker => deckCheckerOf(game, deckRulesOf(game.doc.id));
