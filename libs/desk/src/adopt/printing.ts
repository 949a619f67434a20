/** The printings of rows: their numbers in the set, and their rarities. */
import { placeOf, type Adoption, type GameContent, type Printing, type SourceFile } from '@rulewright/content';
import { readAdopted } from './adopted-document.ts';
import { placeOfRow, type Cell, type Source, type SourceRow } from './source.ts';
import { bare, slugOf, textOf } from './values.ts';

/** The cell of a row for a value of printings, or the value that all rows have. */
export const cellOf = (row: SourceRow, value: Adoption['set'] | undefined): Cell => {
  if (value === undefined) return null;
  const cell = value.from === undefined ? (value.is ?? null) : (row.cells[value.from] ?? null);
  return textOf(cell) === '' ? (value.default ?? null) : cell;
};

/** A collector number with letters. Printings store it as `code`. */
const CODE = /^(?=.{1,12}$)(?=.*[A-Za-z])[A-Za-z0-9]+(?:[ ./-][A-Za-z0-9]+)*$/u;

/** The used numbers of a set, and the next number to try. It only grows, so the search for free numbers takes linear time. */
export interface Numbers {
  readonly taken: Set<number>;
  next: number;
}

export function printingOf(
  row: SourceRow,
  mapping: Adoption,
  set: string,
  numbers: Map<string, Numbers>,
  note: (text: string) => void,
): Printing {
  const known = numbers.get(set) ?? { taken: new Set<number>(), next: 1 };
  numbers.set(set, known);
  const cell = textOf(cellOf(row, mapping.number));
  // `12a` is stored as printed and sorted as 12.
  const code = CODE.test(cell) ? cell : undefined;
  const digits = code === undefined ? cell : (/\d{1,6}/u.exec(code)?.[0] ?? '');
  let number = /^\d{1,6}(?:\.0+)?$/u.test(digits) ? Number(digits) : -1;
  if (number < 0 || known.taken.has(number)) {
    const why = number < 0 ? `"${cell.slice(0, 20)}" is not a whole number` : `number ${number} of ${set} is taken`;
    while (known.taken.has(known.next)) known.next++;
    number = known.next;
    if (cell !== '' && code === undefined)
      note(`${placeOfRow(row)}: ${why}, so the printing has the number ${number}.`);
  }
  known.taken.add(number);
  const rarity = textOf(cellOf(row, mapping.rarity));
  if (rarity !== '' && slugOf(rarity) === '')
    note(`${placeOfRow(row)}: the rarity "${rarity.slice(0, 40)}" has no letters, so it is common.`);
  return {
    set,
    number,
    ...(code !== undefined && { code }),
    rarity: slugOf(rarity) || 'common',
    provenance: 'source',
  };
}

/** The members of an order that numbers depend on. */
interface Numbered {
  readonly game: string;
  readonly name: string;
  readonly source: Source;
  readonly files: readonly SourceFile[];
}

/** The numbers in each set of cards that this source does not give, so that a source without numbers gets free ones. */
export function usedNumbers(
  { game, name, source, files }: Numbered,
  mapping: Adoption,
  { cards }: GameContent,
): ReadonlyMap<string, ReadonlySet<number>> {
  const own = new Set(source.rows.map(({ cells }) => bare(textOf(cells[mapping.name]))));
  for (const { path, text } of files) {
    const place = placeOf(path);
    const data = place?.kind === 'adopted' && place.game === game ? readAdopted(text) : null;
    if (data?.source === name) for (const slug of Object.keys(data.cards)) own.add(bare(slug));
  }
  const used = new Map<string, Set<number>>();
  for (const card of cards.values()) {
    if (own.has(bare(card.name)) || own.has(bare(card.id))) continue;
    for (const { set, number } of card.printings) {
      const numbers = used.get(set) ?? new Set();
      used.set(set, numbers.add(number));
    }
  }
  return used;
}
