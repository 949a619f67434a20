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

/** What a deck has besides its cards. Its export keeps it, so that an import gives the same deck. */
export interface WrittenTexts {
  /** The list as it was written, with remarks, printings, tags and notes of cards. */
  readonly written: string;
  readonly notes: string;
  readonly tags: readonly string[];
}

export interface WrittenDeck extends Partial<WrittenTexts> {
  readonly game: string;
  readonly name: string;
  readonly entries: readonly WritableEntry[];
}

/** An object with the name of the deck and an array of entries for each zone. */
export function writeJson({ game, name, entries, written, notes, tags }: WrittenDeck): string {
  const zones = zonesInOrder(entries).map((zone) => [
    zone,
    entries.filter((one) => (one.zone ?? 'main') === zone).map((one) => ({ name: one.name, copies: one.copies })),
  ]);
  const texts = { written, notes, tags };
  return `${JSON.stringify({ game, deckName: name, ...Object.fromEntries(zones), about: texts }, null, 2)}\n`;
}

/** The texts in a JSON export of `writeJson`. Null for any other text. */
export function textsInJson(text: string): WrittenTexts | null {
  try {
    const { about } = JSON.parse(text) as { readonly about?: Partial<Record<keyof WrittenTexts, unknown>> };
    const { written, notes, tags } = about ?? {};
    if (typeof written !== 'string' || typeof notes !== 'string' || !Array.isArray(tags)) return null;
    return { written, notes, tags: tags.filter((tag): tag is string => typeof tag === 'string') };
  } catch {
    return null;
  }
}
