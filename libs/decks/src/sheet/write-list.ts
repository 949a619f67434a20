/** Writes a list as CSV or JSON, in formats that `parseDeck` and other tools can read. */
import { guarded } from '@rulewright/content/formula-guard';
import { zonesInOrder, type WritableEntry } from '../format.ts';

/** A cell of a table. The parser of names ignores the apostrophe of a guarded name. */
export const csvCell = (text: string): string => {
  const plain = guarded(text);
  return /[",\r\n]|^\s|\s$/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** Rows with count, name and zone, and a header row. */
export const writeCsv = (entries: readonly WritableEntry[]): string =>
  [
    'count,name,zone',
    ...entries.map(({ name, copies, zone = 'main' }) => `${copies},${csvCell(name)},${csvCell(zone)}`),
  ]
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
