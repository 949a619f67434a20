/** Compares rows with the same name, which can differ in values of printings, such as the artist. */
import type { Source, SourceRow } from './source.ts';
import { bare, textOf } from './values.ts';

/** Columns that belong to a printing in most collections. */
const OF_PRINTINGS = new Set([
  ...['artist', 'artists', 'illustrator', 'quantity', 'copyquantity', 'releasedby', 'released', 'releasedate'],
  ...['layout', 'layoutid', 'frame', 'border', 'language', 'lang', 'foil', 'finish', 'price', 'block', 'series'],
  ...['regulationmark', 'watermark', 'cardsetid', 'printing', 'printingid', 'cycle', 'cyclecode'],
]);

/**
 * The columns with values of printings. Cards do not have these values.
 * @param taken the columns that are already mapped
 */
export function columnsOfPrintings(
  { columns, rows }: Source,
  name: string,
  taken: ReadonlySet<string | undefined>,
): ReadonlySet<string> {
  const groups = new Map<string, SourceRow[]>();
  for (const row of rows) {
    const group = groups.get(textOf(row.cells[name]));
    if (group) group.push(row);
    else groups.set(textOf(row.cells[name]), [row]);
  }
  const shared = [...groups.values()].filter((group) => group.length > 1);
  const others = columns.filter((column) => !taken.has(column) && !column.startsWith('('));
  const differs = (group: readonly SourceRow[], column: string): boolean => {
    const first = JSON.stringify(group[0]!.cells[column] ?? null);
    return group.some(({ cells }) => JSON.stringify(cells[column] ?? null) !== first);
  };
  const ofPrintings = new Set(
    others.filter((column) => {
      const isAddress = rows.slice(0, 200).some(({ cells }) => /^https?:\/\//u.test(textOf(cells[column])));
      return (isAddress || OF_PRINTINGS.has(bare(column))) && shared.some((group) => differs(group, column));
    }),
  );
  const isInside = (column: string): boolean => [...ofPrintings].some((one) => one.startsWith(`${column}.`));
  for (const column of others) if (isInside(column)) ofPrintings.add(column);
  return ofPrintings;
}
