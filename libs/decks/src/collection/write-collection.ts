/** Writes a collection for other tools: as a table with the usual headings, and as a plain list. `readCollectionList` reads both. */
import { csvCell } from '../sheet/write-list.ts';
import type { CollectionRow } from './collection.ts';

/** A row with the name of its card in lists, and the code of its set. */
export interface NamedCollectionRow extends CollectionRow {
  readonly name: string;
  readonly setCode: string;
}

export const collectionCsv = (rows: readonly NamedCollectionRow[]): string =>
  [
    'Count,Wanted,Name,Edition,Collector Number,Condition',
    ...rows.map(({ own, want, name, setCode, number, condition }) =>
      [String(own), String(want), ...[name, setCode, number, condition].map(csvCell)].join(','),
    ),
  ]
    .map((row) => `${row}\r\n`)
    .join('');

/** @param of whether the list counts the copies that are owned, or those that are wanted */
export const collectionList = (rows: readonly NamedCollectionRow[], of: 'own' | 'want'): string =>
  rows
    .filter((row) => row[of] > 0)
    .map(({ name, setCode, number, ...row }) => {
      const printing = setCode === '' ? '' : ` (${setCode})${number === '' ? '' : ` ${number}`}`;
      // A name that shares its printing is already written with it.
      return `${row[of]} ${name}${name.endsWith(printing) ? '' : printing}\n`;
    })
    .join('');
