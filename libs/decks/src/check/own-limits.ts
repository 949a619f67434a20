/** Limits that cards have of their own: copies of each, over deck and side deck, and kinds of cards that may be used. */
import type { DeckRule, DeckRules } from '@rulewright/content';
import type { IndexedCard } from '../card-index.ts';
import type { DeckIssue } from '../issues.ts';
import { counted, listed } from '../typed-names.ts';
import type { ParsedEntry } from '../parse/parsed-deck.ts';
import { cutFix, cutLast, type Cuts } from './cuts.ts';
import { copiesIn, linesOf, type Check, type CheckContext } from './limits.ts';
import { words as listOf } from './values.ts';

type Rule<K extends DeckRule['kind']> = DeckRule & { readonly kind: K };

/** Copies of each card by its own limit; cards that the game holds for the same one share it. */
export function ownLimitCheck(rule: Rule<'own-limit'>, deckRules: DeckRules, context: CheckContext): Check {
  const { parameters, words } = context;
  const scope = listOf(parameters, rule.scope);
  const counts = { main: scope.includes(rule.main), side: scope.includes(rule.side) };
  const keyOf = ({ card }: IndexedCard): string => deckRules.sameCard?.(card, parameters) ?? card.id;
  return (tally) => {
    const issues: DeckIssue[] = [];
    const counted = [...(counts.main ? tally.main : []), ...(counts.side ? tally.side : [])];
    for (const entries of byKey(counted, keyOf).values()) {
      const { card } = entries[0]!.card!;
      const allowed = deckRules.copyLimit?.(card, parameters);
      const amount = copiesIn(entries);
      if (!allowed || allowed.limit === null || amount <= allowed.limit) continue;
      const beside = entries.some((entry) => entry.zone === 'side');
      const both = beside && entries.some((entry) => entry.zone === 'main');
      const where = both ? ` in ${words.deck} and ${words.side} together` : beside ? ` in the ${words.side}` : '';
      issues.push({
        code: 'too-many-copies',
        severity: 'error',
        ruleId: both ? rule.sideRule : allowed.rule,
        message: `There are ${amount} copies of ${entries[0]!.name}${where}; at most ${allowed.limit} ${allowed.limit === 1 ? 'is' : 'are'} allowed.`,
        lines: linesOf(entries),
        cards: [...new Set(entries.map((entry) => entry.name))],
        zone: beside && !both ? 'side' : 'main',
        amount,
        limit: allowed.limit,
        fix: cutFix(tally, cutLast(sideLast(entries), amount - allowed.limit), context.fewest),
      });
    }
    return issues;
  };
}

/** Copies in the side deck are removed before those of the deck. */
const sideLast = (entries: readonly ParsedEntry[]): ParsedEntry[] => [
  ...entries.filter((entry) => entry.zone === 'main'),
  ...entries.filter((entry) => entry.zone === 'side'),
];

function byKey(
  entries: readonly ParsedEntry[],
  keyOf: (card: IndexedCard) => string,
): ReadonlyMap<string, ParsedEntry[]> {
  const found = new Map<string, ParsedEntry[]>();
  for (const entry of entries) {
    if (entry.card === null) continue;
    const key = keyOf(entry.card);
    const same = found.get(key);
    if (same) same.push(entry);
    else found.set(key, [entry]);
  }
  return found;
}

/** Cards of a kind that the ruleset does not admit. */
export function kindsCheck(rule: Rule<'kinds'>, deckRules: DeckRules, context: CheckContext): Check {
  const { parameters, words } = context;
  const admitted = new Set(listOf(parameters, rule.parameter));
  return (tally) => {
    const kindOf = ({ card }: ParsedEntry): string | undefined =>
      card === null ? undefined : deckRules.kindOf?.(card.card);
    const barred = [...tally.main, ...tally.side].filter((entry) => {
      const kind = kindOf(entry);
      return kind !== undefined && !admitted.has(kind);
    });
    if (barred.length === 0) return [];
    const names = [...new Set(barred.map((entry) => entry.name))];
    const amount = copiesIn(barred);
    const kinds = [...new Set(barred.map((entry) => kindOf(entry)!))];
    const cuts: Cuts = new Map(barred.map((entry) => [entry, entry.copies]));
    return [
      {
        code: 'card-not-allowed',
        severity: 'error',
        ruleId: rule.rule,
        message: `${counted(amount, words.card, words.cards)} of a kind that is not allowed (${listed(kinds)}): ${listed(names)}.`,
        lines: linesOf(barred),
        cards: names,
        zone: barred.every((entry) => entry.zone === 'side') ? 'side' : 'main',
        amount,
        fix: cutFix(tally, cuts, context.fewest),
      },
    ];
  };
}
