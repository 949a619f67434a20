/** Whether the modes of a game play with a card: each mode's deck law is asked about the card alone. */
import { hasDeckLaw, LazyCards, type CardDoc, type GameContent } from '@rulewright/content';
import { createDeckChecker, knownDeckChecker, type DeckChecker } from '@rulewright/decks';
import type { OpenedRelease } from '../content/opened-release.ts';
import { checkerOf } from '../content/deck-checker.ts';
import type { CardLegalityView } from './legality.model.ts';

/** Cards of which an index is made in a moment. */
const FEW = 500;

/** The legality of a card in every mode, with the rule and the reason where a mode does not play with it. None without deck law. */
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

/** A checker that knows only this card. The legality of a card does not depend on other cards, so they are not read. */
function checkerFor(game: GameContent, card: CardDoc): DeckChecker {
  const known = knownDeckChecker(game);
  if (known) return known;
  // The index of many cards would be made again for each state of a change set.
  if (!(game.cards instanceof LazyCards) && game.cards.size <= FEW) return checkerOf(game);
  return createDeckChecker({ ...game, cards: new Map([[card.id, card]]) });
}

const sentence = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}.`;
