/** Learns from the answers of the server: the names of cards, and lines that are headings. */
import { knownWords, readSheet, withCards, type GameLine, type KnownCards } from '@rulewright/decks/sheet';
import type { DeckReading } from './types.ts';

/** The most entries that the answer to a check shows. */
const SHOWN = 1000;

/** Adds the card names and headings that a reading found. From a table or JSON, it adds only names. */
export function learnFrom(known: KnownCards, line: GameLine, text: string, reading: DeckReading): KnownCards {
  const found = reading.entries.flatMap(({ card, name }) => (card ? [{ id: card.slug, name }] : []));
  const named = withCards(known, found);
  if (reading.format !== 'text' || reading.entries.length >= SHOWN) return named;
  const entries = new Map(reading.entries.map((entry) => [entry.line, entry]));
  const sheet = readSheet(text, knownWords(line, named));
  const written = sheet.entries.flatMap((entry) => {
    const read = entries.get(entry.line + 1);
    // If the number of copies differs too, then the server did not just read the name differently.
    return read?.card && read.card.slug !== entry.card && read.copies === entry.copies
      ? [{ id: read.card.slug, name: read.name, written: entry.name }]
      : [];
  });
  const headings = sheet.entries.filter((entry) => entry.countAt === null && !entries.has(entry.line + 1));
  return withCards(
    named,
    written,
    headings.map(({ name }) => name),
  );
}
