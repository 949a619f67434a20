/**
 * The deck law of old releases, from before deck law was data. Do not change it: newer law is in
 * rules/metabaloids/deck-laws.
 */
import type { DeckLaw } from '@rulewright/content';

export const FIRST_DECK_LAW: DeckLaw = {
  id: 'standard',
  cardRule: 'mb.deck.free-composition',
  points: {
    field: 'cost',
    name: 'cost',
  },
  named: {},
  leaveOut: [
    {
      cards: {
        promo: true,
      },
      called: 'promotional printings',
      when: {
        param: 'not deck.promoCountsTowardLimits',
      },
      rule: 'mb.deck.promo-swap',
    },
  ],
  rules: [
    {
      id: 'size',
      rule: 'mb.deck.max-cards',
      severity: 'error',
      max: {
        param: 'deck.maxCards',
      },
      count: {},
    },
    {
      id: 'least',
      rule: 'mb.deck.no-minimum',
      severity: 'error',
      min: {
        param: 'deck.minCards',
      },
      count: {},
    },
    {
      id: 'hand',
      rule: 'mb.deck.no-minimum',
      severity: 'warning',
      say: 'A game starts with {limit:card} in hand, but the {deck} has only {amount}.',
      after: 'removal',
      min: {
        param: 'setup.startingHand',
      },
      count: {},
    },
    {
      id: 'points',
      rule: 'mb.deck.max-cost',
      severity: 'error',
      max: {
        param: 'deck.maxCost',
      },
      sum: 'cost',
    },
    {
      id: 'both',
      rule: 'mb.deck.both-limits',
      when: {
        param: 'deck.limitsCombine = either',
      },
      severity: 'error',
      either: ['size', 'points'],
    },
    {
      id: 'copies',
      rule: 'mb.deck.copies-per-name',
      severity: 'error',
      max: {
        param: 'deck.maxCopiesPerName',
      },
      copies: {
        by: {
          first: [
            {
              when: 'deck.copiesCountAcrossRarities',
              is: ['name'],
            },
            {
              is: ['name', 'rarity'],
            },
          ],
        },
      },
    },
    {
      id: 'removal',
      rule: 'mb.fast.remove-by-name',
      severity: 'error',
      remove: {
        name: {
          param: 'deck.removedNames',
        },
      },
      because: 'the rule names it',
      reduced: {
        rule: 'mb.deck.fast-reduced',
        allowed: {
          param: 'deck.fastReductionAllowed',
        },
        replaceable: {
          param: 'deck.removedMayBeReplaced',
        },
      },
    },
    {
      id: 'removal-text',
      rule: 'mb.fast.remove-by-text',
      when: {
        param: 'not deck.removalListClosed',
      },
      severity: 'error',
      remove: {
        mentions: {
          param: 'deck.removeIfMentions',
        },
      },
      because: 'its abilities speak of {words}',
      joins: 'removal',
    },
  ],
};
