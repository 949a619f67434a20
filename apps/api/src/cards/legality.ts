/** The legality of a card in the modes of its game. The deck law of each mode checks the card alone. */
import { hasDeckLaw, LazyCards, type CardDoc, type GameContent } from '@rulewright/content';
import { createDeckChecker, knownDeckChecker, type DeckChecker } from '@rulewright/decks';
import type { OpenedRelease } from '../content/opened-release.ts';
import { checkerOf } from '../content/deck-checker.ts';
import type { CardLegalityView } from './legality.model.ts';

/** Games with at most this many cards are indexed directly, which takes milliseconds. */
const FEW = 500;

/** The legality of a card in every mode. An illegal card has the rule and the reason. Empty for a game without a deck law. */
export function legalityOf(opened: OpenedRelease, game: GameContent, card: CardDoc): CardLegalityView[] {
  if (!hasDeckLaw(game)) return [];
  const checker = checkerFor(game, card);
  return opened.modes(game.doc.id).map((ruleset) => {
    const out = checker.outlaw(card.id, ruleset);
    return {
      mode: ruleset.mode,
      modeName: ruleset.name,
      legal: out === null,
      ruleId: out?.ruleId ?? null,
      reason: out && sentence(out.reason),
    };
  });
}

/** A checker for one card. In a large game it contains only this card, because legality does not depend on other cards. */
function checkerFor(game: GameContent, card: CardDoc): DeckChecker {
  const known = knownDeckChecker(game);
  if (known) return known;
  // An index of many cards would be rebuilt for each state of a change set.
  if (!(game.cards instanceof LazyCards) && game.cards.size <= FEW) return checkerOf(game);
  return createDeckChecker({ ...game, cards: new Map([[card.id, card]]) });
}

const sentence = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}.`;
