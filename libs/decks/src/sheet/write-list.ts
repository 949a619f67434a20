/** Writes a list as CSV or JSON, in formats that `parseDeck` and other tools can read. */
import { zonesInOrder, type WritableEntry } from '../format.ts';

/** Characters that start a formula in a spreadsheet. A name that starts with one gets an apostrophe, which the parser of names ignores. */
const FORMULA = /^[=+\-@\t\r]/u;

const cell = (text: string): string => {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** Rows with count, name and zone, and a header row. */
export const writeCsv = (entries: readonly WritableEntry[]): string =>
  ['count,name,zone', ...entries.map(({ name, copies, zone = 'main' }) => `${copies},${cell(name)},${cell(zone)}`)]
    .map((row) => `${row}\r\n`)
    .join('');

export interface WrittenDeck {
  readonly game: string;
  readonly name: string;
  readonly entries: readonly WritableEntry[];
}

/** An object with the name of the deck and an array of entries for each zone. */
export function writeJson({ game, name, entries }: WrittenDeck): string {
  const zones = zonesInOrder(entries).map((zone) => [
    zone,
    entries.filter((one) => (one.zone ?? 'main') === zone).map((one) => ({ name: one.name, copies: one.copies })),
  ]);
  return `${JSON.stringify({ game, deckName: name, ...Object.fromEntries(zones) }, null, 2)}\n`;
}
