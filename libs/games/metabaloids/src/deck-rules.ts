/** The rules for Metabaloids decks, as data: limits are parameters of the mode (mb.deck.*, mb.fast.*). */
import type { DeckRules } from '@rulewright/content';
import { mentionsOf } from './cards/mentions.ts';
import { cardDataOf } from './cards/schema.ts';
import type { RuleId } from './rules.ts';

const cite = (rule: RuleId): RuleId => rule;

/**
 * A printing marked as promotional is a card like any other (mb.card.promo-identifier). The list of names is open unless the
 * mode closes it (mb.fast.removal-is-open-list); what is removed may be replaced (mb.deck.fast-replacement); copies count over all
 * rarities (mb.deck.rarity-mix). Starter lists are published decks, data like all others: mb.deck.starter-size, mb.deck.quick-start,
 * mb.starter.creature-list, mb.starter.event-list, mb.starter.total.
 */
export const DECK_RULES: DeckRules = {
  rules: [
    { kind: 'max-cards', parameter: 'deck.maxCards', rule: cite('mb.deck.max-cards') },
    { kind: 'min-cards', parameter: 'deck.minCards', rule: cite('mb.deck.no-minimum') },
    { kind: 'playable-from', parameter: 'setup.startingHand', rule: cite('mb.deck.no-minimum') },
    { kind: 'max-points', parameter: 'deck.maxCost', rule: cite('mb.deck.max-cost') },
    { kind: 'either-limit', parameter: 'deck.limitsCombine', value: 'either', rule: cite('mb.deck.both-limits') },
    {
      kind: 'max-copies',
      parameter: 'deck.maxCopiesPerName',
      rule: cite('mb.deck.copies-per-name'),
      acrossRarities: 'deck.copiesCountAcrossRarities',
    },
    { kind: 'promo', parameter: 'deck.promoCountsTowardLimits', rule: cite('mb.deck.promo-swap') },
    {
      kind: 'removed',
      names: 'deck.removedNames',
      byNameRule: cite('mb.fast.remove-by-name'),
      mentions: 'deck.removeIfMentions',
      byMentionRule: cite('mb.fast.remove-by-text'),
      closed: 'deck.removalListClosed',
      reducedAllowed: 'deck.fastReductionAllowed',
      reducedRule: cite('mb.deck.fast-reduced'),
      replaceable: 'deck.removedMayBeReplaced',
    },
  ],
  cardRule: cite('mb.deck.free-composition'),
  pointsName: 'cost',
  points: (card) => cardDataOf(card).cost,
  mentions: (card) => mentionsOf(cardDataOf(card)),
};
