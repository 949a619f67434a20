/** The program's own deck documents, in YAML: `entries` and `side`, each a list of `{ card, copies }`. */
import { parseDeckDocument, TEXT_LIMITS } from '@rulewright/content';
import type { CardIndex } from '../card-index.ts';
import { splitLines } from '../text-lines.ts';
import { LIMITS, type ParsedDeck } from './parsed-deck.ts';
import { DeckReading } from './deck-reading.ts';

/** Whether a text is a deck document: a line `entries:` of its own, with a list below it. */
export const isDeckDocument = (text: string): boolean =>
  /^entries:[ \t]*(?:#.*)?\r?\n[ \t]*- ?(?:\{|card:|copies:)/m.test(text.slice(0, LIMITS.document));

/** Reads a deck document. */
export function parseDocument(text: string, index: CardIndex): ParsedDeck {
  const reading = new DeckReading(index, 'yaml');
  const lines = splitLines(text);
  reading.lineCount = lines.length;
  const limit = Math.min(LIMITS.document, TEXT_LIMITS.yaml.characters);
  if (text.length > limit) {
    reading.lineCount = 1;
    reading.tooLong('characters', limit);
    return reading.done();
  }
  const { name, entries, problems } = parseDeckDocument(text);
  reading.named(name);
  for (const { line, message } of problems) reading.badLine(line, message, null);
  for (const { card, copies, zone, line, column, lastLine } of entries) {
    const lead = lines[line - 1]!.text.slice(0, column - 1);
    const source = { kind: 'item', lead, card, copies, lastLine } as const;
    const known = index.byId(card);
    const cards = known ? [known] : undefined;
    reading.add({ line, name: card, cards, count: String(copies), zone, printing: null, source });
  }
  return reading.done();
}
