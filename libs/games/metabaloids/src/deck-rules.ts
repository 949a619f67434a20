/** The rules for Metabaloids decks, as data: limits are parameters of the mode (mb.deck.*, mb.fast.*). */
import type { DeckRules } from '@rulewright/content';
import { mentionsOf } from './cards/mentions.ts';
import { cardDataSchema } from './cards/schema.ts';

export const DECK_RULES: DeckRules = {
  rules: [
    { kind: 'max-cards', parameter: 'deck.maxCards', rule: 'mb.deck.max-cards' },
    { kind: 'min-cards', parameter: 'deck.minCards', rule: 'mb.deck.no-minimum' },
    { kind: 'max-points', parameter: 'deck.maxCost', rule: 'mb.deck.max-cost' },
    { kind: 'max-copies', parameter: 'deck.maxCopiesPerName', rule: 'mb.deck.copies-per-name' },
    {
      kind: 'removed',
      names: 'deck.removedNames',
      mentions: 'deck.removeIfMentions',
      closed: 'deck.removalListClosed',
      byNameRule: 'mb.fast.remove-by-name',
      byMentionRule: 'mb.fast.remove-by-text',
      reducedAllowed: 'deck.fastReductionAllowed',
      reducedRule: 'mb.deck.fast-reduced',
    },
  ],
  cardRule: 'mb.deck.free-composition',
  promo: { rule: 'mb.deck.promo-swap', parameter: 'deck.promoCountsTowardLimits' },
  points: (card) => cardDataSchema.parse(card.data).cost,
  mentions: (card) => mentionsOf(cardDataSchema.parse(card.data)),
};
