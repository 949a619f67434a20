/** The phrases for Aura: `2 Water and 1 Neutral`. */
import { at, either, int, list, say, turned } from '@rulewright/content/sentences';
import { auraType } from './pages-phrases.ts';

interface Part {
  readonly type: string;
  readonly amount: number;
}

/** Amounts of Aura by type. Each type may occur only once. */
export const auraAmounts = turned(
  list(say`${at('amount', int({ least: 1 }))} ${at('type', auraType)}`, { between: ',', last: either('and') }),
  {
    to(said) {
      const parts = said as readonly Part[];
      const amounts = Object.fromEntries(parts.map(({ type, amount }) => [type, amount]));
      return Object.keys(amounts).length === parts.length ? amounts : undefined;
    },
    from(value) {
      const parts = Object.entries(value as Readonly<Record<string, number>>);
      return parts.length === 0
        ? undefined
        : parts.sort(([a], [b]) => (a < b ? -1 : 1)).map(([type, amount]) => ({ type, amount }));
    },
  },
);
