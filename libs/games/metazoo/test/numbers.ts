/** Sums that tests compare, computed from the parts that play adds up. */
import { terraBonus } from '../src/play/numbers/facts.ts';
import { damageChange } from '../src/play/numbers/numbers.ts';
import type { TestTable } from './table.ts';

/** Damage of the first Attack of a Page, including the changes to all its Attacks. */
export function attackDamageOf(table: TestTable, name: string): number {
  const { m } = table;
  const page = table.card(name);
  return m.program.attacks[m.def[page]!]![0]!.damage + damageChange(m, page) + terraBonus(m, page, false);
}
