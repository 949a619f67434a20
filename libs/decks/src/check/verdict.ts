/** What one ruleset says about a list that has been counted. */
import { changeCopies } from '../edits.ts';
import type { DeckIssue, DeckVerdict } from '../issues.ts';
import { counted } from '../typed-names.ts';
import { LIMITS, type ParsedEntry } from '../parse/parsed-deck.ts';
import { linesOf } from './limits.ts';
import { withEitherLimit, type CompiledRules } from './compile.ts';
import { removalIssues, removedGroups } from './removal.ts';
import type { Tally } from './tally.ts';

/** The verdict of a ruleset: every issue at once. */
export function verdictOf(rules: CompiledRules, tally: Tally): DeckVerdict {
  const issues: DeckIssue[] = [...tally.deck.issues];
  if (tally.main.length === 0) issues.push(emptyIssue(rules));
  const removed = rules.removals.map((removal) => removedGroups(removal, tally));
  const gone = new Set(removed.flat());
  const left = gone.size === 0 ? tally.cards : [...gone].reduce((cards, group) => cards - group.copies, tally.cards);
  const found: DeckIssue[] = [];
  for (const check of rules.checks) for (const issue of check(tally, left)) found.push(issue);
  issues.push(...withEitherLimit(found, rules.eitherRule));
  rules.removals.forEach((removal, at) => issues.push(...removalIssues(removal, removed[at]!, tally)));
  if (rules.promo && tally.promo.size > 0) issues.push(promoIssue(rules.promo, [...tally.promo]));
  if (tally.side.length > 0 && !rules.checksSide) issues.push(sideIssue(rules, tally));
  return {
    ruleset: rules.ruleset,
    legal: issues.every((issue) => issue.severity !== 'error'),
    cards: tally.cards,
    points: tally.points,
    limits: rules.limits,
    removed: [...gone].map((group) => group.card.card.name),
    issues,
  };
}

function emptyIssue({ cardRule: ruleId, words }: CompiledRules): DeckIssue {
  return {
    code: 'empty-list',
    severity: 'error',
    ruleId,
    message: `The list has no ${words.card} for the ${words.deck}.`,
    lines: [],
    cards: [],
  };
}

function promoIssue(
  { ruleId, counts }: { ruleId: string; counts: boolean },
  entries: readonly ParsedEntry[],
): DeckIssue {
  const amount = entries.reduce((sum, entry) => sum + entry.copies, 0);
  const one = amount === 1;
  const message = counts
    ? `${counted(amount, 'copy', 'copies')} of promotional printings ${one ? 'counts' : 'count'} toward the limits like any other.`
    : `${counted(amount, 'copy', 'copies')} of promotional printings ${one ? 'does' : 'do'} not count toward the limits.`;
  const lines = linesOf(entries);
  return {
    code: 'promo-note',
    severity: 'info',
    ruleId,
    message,
    lines,
    cards: namesOf(entries),
    zone: 'main',
    amount,
  };
}

function sideIssue({ cardRule: ruleId, words }: CompiledRules, tally: Tally): DeckIssue {
  const { side, deck } = tally;
  const amount = side.reduce((sum, entry) => sum + entry.copies, 0);
  const edits =
    deck.json === undefined && side.length <= LIMITS.places
      ? changeCopies(
          undefined,
          side.map((entry) => ({ ...entry, copies: 0 })),
        )
      : [];
  const lines = linesOf(side);
  return {
    code: 'side-cards',
    severity: 'warning',
    ruleId,
    message: `${counted(amount, words.card, words.cards)} of the side deck ${amount === 1 ? 'is' : 'are'} not part of the ${words.deck} and ${amount === 1 ? 'is' : 'are'} not checked.`,
    lines,
    cards: namesOf(side),
    zone: 'side',
    amount,
    ...(edits.length > 0 && { fix: { label: `Remove the ${words.cards} of the side deck`, edits } }),
  };
}

const namesOf = (entries: readonly ParsedEntry[]): string[] => [...new Set(entries.map((entry) => entry.name))];
