/** Finds rows that are probably not cards: totals and notes at the end of a table, and repeated names of columns. */
import type { Adoption } from '@rulewright/content';
import { FILE_COLUMN, type Source, type SourceRow } from './source.ts';
import { textOf } from './values.ts';

/** The first words of a row of totals, in several languages. */
const TOTAL =
  /^(?:grand |sub)?(?:totals?|sum|sums|summe|zwischensumme|gesamt|insgesamt|suma|somme|totale|totaal|average|avg|mean|durchschnitt|count|anzahl)(?![\p{L}\p{N}])/iu;
const NUMBER = /^[\d\s.,'’%+-]+$/u;

/** The number of filled cells from which a row with only a name is unusual. */
const FEW = 3;

/** The rows that are probably not cards, with the reason. */
export function doubtfulRows({ columns, rows }: Source, { name }: Pick<Adoption, 'name'>): Map<SourceRow, string> {
  const own = columns.filter((column) => column !== FILE_COLUMN && !column.startsWith('set.'));
  const filled = rows.map(({ cells }) => own.filter((column) => textOf(cells[column]) !== ''));
  const counts = filled.map((some) => some.length).toSorted((a, b) => a - b);
  const usual = counts[Math.floor(counts.length / 2)] ?? 0;
  const doubts = new Map<SourceRow, string>();
  for (const [at, row] of rows.entries()) {
    const some = filled[at]!;
    const title = textOf(row.cells[name]);
    const others = some.filter((column) => column !== name);
    if (some.length > 1 && some.every((column) => textOf(row.cells[column]) === column))
      doubts.set(row, 'The row repeats the names of the columns.');
    else if (title === '') continue;
    else if (others.length === 0 && usual >= FEW)
      doubts.set(row, 'The row has only a name, like a note below a table.');
    else if (
      TOTAL.test(title) &&
      some.length < usual &&
      others.every((column) => NUMBER.test(textOf(row.cells[column])))
    )
      doubts.set(row, 'The row looks like the totals of the table.');
  }
  return doubts;
}
