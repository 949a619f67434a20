/** How many cards may, or must, stand beside the deck. */
import type { DeckRule } from '@rulewright/content';
import { counted } from '../typed-names.ts';
import { cutFix, cutLast } from './cuts.ts';
import { copiesIn, linesOf, type Check, type CheckContext } from './limits.ts';
import { flag, limit } from './values.ts';

/** The size of the side deck. A limit of null lets it have any size. */
export function sideDeckCheck(rule: DeckRule & { readonly kind: 'side-deck' }, context: CheckContext): Check {
  const { parameters, words } = context;
  const most = limit(parameters, rule.max);
  const required = flag(parameters, rule.required);
  const full = flag(parameters, rule.full);
  return (tally) => {
    const amount = copiesIn(tally.side);
    const base = { severity: 'error', cards: [], zone: 'side', amount } as const;
    const has = `The ${words.side} has ${counted(amount, words.card, words.cards)}`;
    if (most !== null && amount > most) {
      const cuts = cutLast(tally.side, amount - most);
      return [
        {
          ...base,
          code: 'too-many-cards',
          ruleId: rule.rule,
          message: `${has}, ${amount - most} more than the ${most} allowed.`,
          lines: linesOf([...cuts.keys()]),
          limit: most,
          fix: cutFix(tally, cuts, context.fewest),
        },
      ];
    }
    const fewest = amount === 0 ? (required ? (full && most !== null ? most : 1) : 0) : full ? (most ?? 0) : 0;
    if (tally.cards === 0 || amount >= fewest) return [];
    return [
      {
        ...base,
        code: 'too-few-cards',
        ruleId: amount === 0 ? rule.requiredRule : rule.rule,
        message: `${has}, ${fewest - amount} fewer than the ${fewest} required.`,
        lines: [],
        limit: fewest,
      },
    ];
  };
}
