/** Learns from the answers of the server: the names of cards, and lines that are headings. */
import {
  knownWords,
  readSheet,
  withCards,
  type GameLine,
  type KnownCards,
  type SheetEntry,
} from '@rulewright/decks/sheet';
import type { DeckReading } from './types.ts';

/** The most entries that the answer to a check shows. */
const SHOWN = 1000;

/** The name with the brackets after it, because these can tell cards of the same name apart: `Drone (red)`. */
const writtenName = ({ name, nameAt }: SheetEntry, line: string): string =>
  name + (/^ *\([^()]*\)/.exec(line.slice(nameAt[1]))?.[0] ?? '');

/** Adds the card names and headings that a reading found. From a table or JSON, it adds only names. */
export function learnFrom(known: KnownCards, line: GameLine, text: string, reading: DeckReading): KnownCards {
  const cards = reading.entries.flatMap(({ card, name }) => (card ? [{ id: card.slug, name }] : []));
  const named = withCards(known, cards);
  if (reading.format !== 'text' || reading.entries.length >= SHOWN) return named;
  const entries = new Map(reading.entries.map((entry) => [entry.line, entry]));
  const sheet = readSheet(text, knownWords(line, named));
  const written = sheet.entries.flatMap((entry) => {
    const read = entries.get(entry.line + 1);
    // If the number of copies differs too, then the server did not just read the name differently.
    return read?.card && read.card.slug !== entry.card && read.copies === entry.copies
      ? [{ id: read.card.slug, name: read.name, written: writtenName(entry, sheet.lines[entry.line]!.text) }]
      : [];
  });
  const headings = sheet.entries.filter((entry) => entry.countAt === null && !entries.has(entry.line + 1));
  return withCards(
    named,
    written,
    headings.map(({ name }) => name),
  );
}
