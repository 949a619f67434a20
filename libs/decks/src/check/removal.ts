/** Cards that a ruleset removes from decks before play: which, by which rule, and what is left. */
import type { DeckRule, Ruleset } from '@rulewright/content';
import type { CardIndex, IndexedCard } from '../card-index.ts';
import type { DeckIssue } from '../issues.ts';
import { counted, listed, nameKey } from '../typed-names.ts';
import { flag, words } from './values.ts';
import { linesOf } from './limits.ts';
import type { CardGroup, Tally } from './tally.ts';

type RemovalRule = DeckRule & { readonly kind: 'removed' };

/** Why a card is removed. */
interface Reason {
  readonly ruleId: string;
  readonly text: string;
}

export interface Removal {
  /** Null for a card that stays. */
  reasonFor(card: IndexedCard): Reason | null;
  /** The rule about playing what is left, whether that is allowed, and whether other cards may be put in instead. */
  readonly reducedRule: string;
  readonly reducedAllowed: boolean;
  readonly replaceable: boolean;
}

/** What a rule removes under a ruleset, asked card by card; null if it can remove none. */
export function compileRemoval(rule: RemovalRule, ruleset: Ruleset, index: CardIndex): Removal | null {
  const { parameters } = ruleset;
  const names = new Set(words(parameters, rule.names).map(nameKey));
  const mentions = flag(parameters, rule.closed) ? [] : words(parameters, rule.mentions);
  const spoken = index.game.vocabulary.parameters.find((one) => one.name === rule.mentions)?.values;
  if (names.size === 0 && mentions.length === 0) return null;
  const reasons = new Map<IndexedCard, Reason | null>();
  const findReason = (one: IndexedCard): Reason | null => {
    if (names.has(one.nameKey)) return { ruleId: rule.byNameRule, text: 'the rule names it' };
    const mentioned = mentions.filter((word) => one.mentions.includes(word));
    if (mentioned.length === 0) return null;
    const what = listed(mentioned.map((word) => spoken?.[word] ?? word));
    return { ruleId: rule.byMentionRule, text: `its abilities speak of ${what}` };
  };
  return {
    reasonFor: (one) => {
      const known = reasons.get(one);
      const reason = known === undefined ? findReason(one) : known;
      reasons.set(one, reason);
      return reason;
    },
    reducedRule: rule.reducedRule,
    reducedAllowed: flag(parameters, rule.reducedAllowed),
    replaceable: flag(parameters, rule.replaceable),
  };
}

/** The groups of a list that are removed. */
export const removedGroups = (removal: Removal | null, tally: Tally): CardGroup[] =>
  removal === null ? [] : tally.groups.filter((group) => removal.reasonFor(group.card) !== null);

/** An issue for each removed card, and one about the deck that is left. */
export function removalIssues(removal: Removal, removed: readonly CardGroup[], tally: Tally): DeckIssue[] {
  if (removed.length === 0) return [];
  const issues = removed.map((group): DeckIssue => {
    const { ruleId, text } = removal.reasonFor(group.card)!;
    const { name } = group.card.card;
    return {
      code: 'removed-card',
      severity: 'info',
      ruleId,
      message: `${counted(group.copies, 'copy', 'copies')} of ${name} ${group.copies === 1 ? 'is' : 'are'} removed before play: ${text}.`,
      lines: linesOf(group.entries),
      cards: [name],
      zone: 'main',
      amount: group.copies,
      reason: text,
    };
  });
  return [...issues, reducedIssue(removal, removed, tally)];
}

function reducedIssue(removal: Removal, removed: readonly CardGroup[], tally: Tally): DeckIssue {
  const left = tally.cards - removed.reduce((sum, group) => sum + group.copies, 0);
  const { reducedAllowed, replaceable } = removal;
  const may = reducedAllowed
    ? 'It may be played as it is'
    : 'It may not be played as it is. Put other cards in their place';
  const instead = !reducedAllowed
    ? '.'
    : replaceable
      ? ', or you may add other cards.'
      : ', without other cards in their place.';
  return {
    code: 'deck-reduced',
    severity: reducedAllowed ? 'info' : 'error',
    ruleId: removal.reducedRule,
    message: `${left} of ${counted(tally.cards, 'card')} ${left === 1 ? 'is' : 'are'} left in the deck. ${may}${instead}`,
    lines: [],
    cards: removed.map((group) => group.card.card.name),
    zone: 'main',
    amount: left,
  };
}
