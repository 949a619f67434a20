/** Whether the modes of a game play with a card: each mode is asked about a deck of that one card. */
import { hasDeckLaw, LazyCards, type CardDoc, type GameContent } from '@rulewright/content';
import { createDeckChecker, knownDeckChecker, type DeckChecker, type DeckIssue } from '@rulewright/decks';
import type { OpenedRelease } from '../content/opened-release.ts';
import { checkerOf } from '../content/deck-checker.ts';
import type { CardLegalityView } from './legality.model.ts';

/** Cards of which an index is made in a moment. */
const FEW = 500;

/** The legality of a card in every mode, with the rule and the reason where a mode takes it out. None without deck law. */
export function legalityOf(opened: OpenedRelease, game: GameContent, card: CardDoc): CardLegalityView[] {
  if (!hasDeckLaw(game)) return [];
  const checker = checkerFor(game, card);
  const modes = opened.modes(game.doc.id);
  const verdicts = checker.verdicts(checker.parse([{ card: card.id, copies: 1 }]), modes);
  return modes.map(({ mode, name }, at) => {
    const removed = verdicts[at]!.issues.find(isRemoval);
    return {
      mode,
      modeName: name,
      legal: removed === undefined,
      ruleId: removed?.ruleId ?? null,
      reason: removed?.reason === undefined ? null : sentence(removed.reason),
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

const isRemoval = (issue: DeckIssue): issue is DeckIssue & { readonly code: 'removed-card' } =>
  issue.code === 'removed-card';

const sentence = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}.`;
