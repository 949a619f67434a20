/** The rules for Spellbooks and Side-Decks, as data: limits are parameters of the mode or stand on the Page (mz.book.*, mz.side.*, mz.page.limit-combined, mz.book.side-deck-allowed). */
import { canonicalJson, type CardDoc, type DeckRules, type Ruleset } from '@rulewright/content';
import { costSum, pageDataOf } from './cards/schema.ts';
import type { RuleId } from './rules.ts';

const cite = (rule: RuleId): RuleId => rule;

/** A whole number or null, as a mode states it. */
const allowed = (parameters: Ruleset['parameters'], name: string): number | null =>
  typeof parameters[name] === 'number' ? parameters[name] : null;

function copyLimit(card: CardDoc, parameters: Ruleset['parameters']): { limit: number | null; rule: RuleId } {
  const page = pageDataOf(card);
  if (page.aura?.basic)
    return { limit: allowed(parameters, 'deck.basicAuraLimit'), rule: 'mz.page.aura-basic-unlimited' };
  if (page.spellbookLimit === undefined)
    return { limit: allowed(parameters, 'deck.unlistedLimit'), rule: 'mz.book.no-limit-listed' };
  return { limit: page.spellbookLimit, rule: 'mz.book.limit-per-page' };
}

/**
 * Pages of one name that differ in what they do have limits of their own, reprints share theirs (mz.faq.same-name-variants,
 * mz.faq.reprints, mz.example.mothman). How a Page is drawn and where its values come from makes no difference.
 */
function sameCard(card: CardDoc, parameters: Ruleset['parameters']): string {
  if (parameters['deck.samePageBy'] === 'name') return card.name;
  return canonicalJson({ ...pageDataOf(card), emblem: null, provenance: null, name: card.name });
}

export const DECK_RULES: DeckRules = {
  rules: [
    { kind: 'min-cards', parameter: 'deck.minPages', rule: cite('mz.book.minimum') },
    { kind: 'max-cards', parameter: 'deck.maxPages', rule: cite('mz.book.no-maximum') },
    { kind: 'kinds', parameter: 'deck.pageTypes', rule: cite('mz.book.types') },
    {
      kind: 'own-limit',
      scope: 'deck.limitScope',
      main: 'spellbook',
      side: 'side-deck',
      sideRule: cite('mz.side.counts-for-limit'),
    },
    {
      kind: 'side-deck',
      max: 'sideDeck.max',
      rule: cite('mz.side.size'),
      required: 'sideDeck.required',
      requiredRule: cite('mz.side.optional'),
      full: 'sideDeck.mustBeFull',
    },
  ],
  cardRule: cite('mz.book.types'),
  pointsName: 'Aura cost',
  sideName: 'Side-Deck',
  betweenGames: {
    from: 'sideDeck.usableFromGame',
    fromRule: cite('mz.side.after-first-game'),
    sizesStay: 'sideDeck.sizesStay',
    sizesRule: cite('mz.side.sizes-equal'),
    reverts: 'sideDeck.revertsAfterGame',
    revertsRule: cite('mz.side.revert'),
    shows: 'sideDeck.shows',
    showsRule: cite('mz.side.show-count'),
  },
  points: (card) => costSum(pageDataOf(card).cost),
  mentions: () => [],
  copyLimit,
  sameCard,
  kindOf: (card) => pageDataOf(card).pageType,
};
