/** Reads deck lists in any format: plain text, a table, JSON, XML, codes, a deck document, or entries that are already data. */
import type { CardIndex } from '../card-index.ts';
import { formatEntry, zonesInOrder } from '../format.ts';
import type { DeckZone } from '../issues.ts';
import { splitLines } from '../text-lines.ts';
import { isTableRule, parseTable, csvTableOf } from './csv.ts';
import { isDeckDocument, parseDocument } from './deck-document.ts';
import { isCodeList, parseCodes } from './codes.ts';
import { aboutSection } from './heading.ts';
import { HeadingCounts } from './heading-counts.ts';
import { looksLikeJson, parseJsonDeck } from './json.ts';
import { readTextLine } from './read-line.ts';
import { LIMITS, type ParsedDeck } from './parsed-deck.ts';
import { DeckReading } from './deck-reading.ts';
import { looksLikeXml, parseXmlDeck } from './xml.ts';

/** An entry given as data: a card's slug or name, and the number of copies. */
export interface DeckEntryInput {
  readonly card: string;
  readonly copies: number;
  /** `main` if left out. */
  readonly zone?: DeckZone;
}

/** A text without any of these characters is not a table. */
const TABLE_SIGN = /[,;\t|]/;

/** Reads a list in any format. Never throws: an unreadable part becomes an issue with its line. */
export function parseDeck(text: string, index: CardIndex): ParsedDeck {
  if (looksLikeJson(text)) return parseJsonDeck(text, index);
  if (looksLikeXml(text)) return parseXmlDeck(text, index);
  if (isCodeList(text)) return parseCodes(text, index);
  if (isDeckDocument(text)) return parseDocument(text, index);
  const table = TABLE_SIGN.test(text) ? csvTableOf(splitLines(text, LIMITS.headLines)) : null;
  return table ? parseTable(text, table, index) : parseText(text, index);
}

function parseText(text: string, index: CardIndex): ParsedDeck {
  const reading = new DeckReading(index, 'text');
  const lines = reading.linesOf(text);
  const counts = new HeadingCounts(reading);
  let zone: DeckZone = 'main';
  const about = aboutSection(lines, index);
  reading.named(about.name);
  for (let at = about.lines; at < lines.length; at++) {
    const raw = lines[at]!.text;
    // Skips the heading row of a Markdown table without a known column name.
    if (raw.includes('|') && isTableRule(lines[at + 1]?.text)) continue;
    const read = readTextLine(raw, index);
    if (read.kind === 'heading') {
      counts.heading(read, at + 1);
      zone = read.zone ?? zone;
    }
    if (read.kind === 'bad') reading.badLine(at + 1, read.message);
    if (read.kind !== 'entry') continue;
    const { name, cards, count, printing } = read;
    const source = { kind: 'line', raw, name: read.nameAt, count: read.countAt, printing: read.printingAt } as const;
    counts.add(reading.add({ line: at + 1, name, cards, count, printing, zone: read.zone ?? zone, source }));
  }
  counts.end();
  return reading.done();
}

/** Reads entries that are already data. Line numbers are those of the text that `formatDeck` writes for them. */
export function parseEntries(entries: readonly DeckEntryInput[], index: CardIndex): ParsedDeck {
  const reading = new DeckReading(index, 'entries');
  reading.lineCount = Math.max(1, Math.min(entries.length, LIMITS.entries));
  const placed = new Map<DeckZone, number>();
  let above = 0;
  const zones = entries.some((one) => one.zone !== undefined && one.zone !== 'main') ? zonesInOrder(entries) : ['main'];
  for (const zone of zones) {
    // One blank line and one heading line.
    if (zone !== 'main') above += 2;
    placed.set(zone, above);
    above += entries.filter((one) => (one.zone ?? 'main') === zone).length;
  }
  for (const { card, copies, zone = 'main' } of entries.slice(0, LIMITS.entries + 1)) {
    const own = index.byId(card);
    const cards = own ? [own] : index.find(card);
    const one = cards.length === 1 ? cards[0]! : null;
    const name = one ? index.listName(one.card) : card.slice(0, LIMITS.line);
    const count = String(copies);
    const raw = formatEntry({ name, copies });
    const start = raw.length - name.length;
    const source = { kind: 'line', raw, name: [start, raw.length], count: [0, count.length], printing: null } as const;
    const line = placed.get(zone)! + 1;
    placed.set(zone, line);
    reading.add({ line, name, cards: one ? cards : undefined, count, printing: null, zone, source });
  }
  return reading.done();
}
