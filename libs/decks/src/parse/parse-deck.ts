/** Deck lists in any of their forms: plain text, a table, JSON, a deck document, or entries that are data already. */
import type { CardIndex } from '../card-index.ts';
import { formatEntry, zonesInOrder } from '../format.ts';
import type { DeckZone } from '../issues.ts';
import { splitLines } from '../text-lines.ts';
import { isTableRule, parseTable, csvTableOf } from './csv.ts';
import { isDeckDocument, parseDocument } from './deck-document.ts';
import { HeadingCounts } from './heading-counts.ts';
import { looksLikeJson, parseJsonDeck } from './json.ts';
import { readTextLine } from './read-line.ts';
import { LIMITS, type ParsedDeck } from './parsed-deck.ts';
import { DeckReading } from './deck-reading.ts';

/** An entry that comes as data: a card's slug or name, and copies. */
export interface DeckEntryInput {
  readonly card: string;
  readonly copies: number;
  /** `main` if left out. */
  readonly zone?: DeckZone;
}

/** What parts the columns of a table; a text without any of it is none. */
const TABLE_SIGN = /[,;\t|]/;

/** Reads a list, whatever its form. Never throws: what cannot be read is an issue with its line. */
export function parseDeck(text: string, index: CardIndex): ParsedDeck {
  if (looksLikeJson(text)) return parseJsonDeck(text, index);
  if (isDeckDocument(text)) return parseDocument(text, index);
  const table = TABLE_SIGN.test(text) ? csvTableOf(splitLines(text, LIMITS.headLines)) : null;
  return table ? parseTable(text, table, index) : parseText(text, index);
}

function parseText(text: string, index: CardIndex): ParsedDeck {
  const reading = new DeckReading(index, 'text');
  const lines = reading.linesOf(text);
  const counts = new HeadingCounts(reading);
  let zone: DeckZone = 'main';
  for (const [at, { text: raw }] of lines.entries()) {
    // The heading row of a table whose columns have other names.
    if (isTableRule(lines[at + 1]?.text) && raw.includes('|')) continue;
    const read = readTextLine(raw, index);
    if (read.kind === 'heading') {
      counts.heading(read, at + 1);
      zone = read.zone ?? zone;
    }
    if (read.kind === 'bad') reading.badLine(at + 1, read.message);
    if (read.kind !== 'entry') continue;
    const { name, count, printing } = read;
    const source = { kind: 'line', raw, name: read.nameAt, count: read.countAt, printing: read.printingAt } as const;
    counts.add(reading.add({ line: at + 1, name, count, printing, zone: read.zone ?? zone, source }));
  }
  counts.end();
  return reading.done();
}

/** Takes entries as they are. Lines are those of the text that `formatDeck` makes of them. */
export function parseEntries(entries: readonly DeckEntryInput[], index: CardIndex): ParsedDeck {
  const reading = new DeckReading(index, 'entries');
  reading.lineCount = Math.max(1, Math.min(entries.length, LIMITS.entries));
  const placed = new Map<DeckZone, number>();
  let above = 0;
  const zones = entries.some((one) => one.zone !== undefined && one.zone !== 'main') ? zonesInOrder(entries) : ['main'];
  for (const zone of zones) {
    // A blank line and the heading.
    if (zone !== 'main') above += 2;
    placed.set(zone, above);
    above += entries.filter((one) => (one.zone ?? 'main') === zone).length;
  }
  for (const { card, copies, zone = 'main' } of entries.slice(0, LIMITS.entries + 1)) {
    const found = index.find(card);
    const one = index.byId(card) ?? (found.length === 1 ? found[0]! : null);
    const name = one ? index.listName(one.card) : card.slice(0, LIMITS.line);
    const count = String(copies);
    const raw = formatEntry({ name, copies });
    const start = raw.length - name.length;
    const source = { kind: 'line', raw, name: [start, raw.length], count: [0, count.length], printing: null } as const;
    const line = placed.get(zone)! + 1;
    placed.set(zone, line);
    reading.add({ line, name, card: one, count, printing: null, zone, source });
  }
  return reading.done();
}
