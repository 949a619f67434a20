/** Lists of card codes, one code for each copy, as EDOPro writes them (`.ydk`): `#main`, `#extra` and `!side` above the codes. */
import type { CardIndex } from '../card-index.ts';
import type { DeckZone } from '../issues.ts';
import { DeckReading } from './deck-reading.ts';
import { LIMITS, type ParsedDeck } from './parsed-deck.ts';

const ZONE = /^(?:#(main|extra)|!(side))[ \t]*$/;
const CODE = /^\d{1,20}$/;

/** Whether a text is a list of codes: a line such as `#main`, and after it nothing but codes, zones and remarks. */
export function isCodeList(text: string): boolean {
  if (!/^(?:#main|#extra|!side)[ \t]*\r?$/m.test(text.slice(0, LIMITS.record))) return false;
  const lines = text.slice(0, LIMITS.record).split(/\r?\n/).slice(0, LIMITS.headLines);
  const full = lines.filter((line) => line.trim() !== '' && !/^[#!]/.test(line));
  return full.length > 0 && full.every((line) => CODE.test(line.trim()));
}

/** Reads a list of codes. */
export function parseCodes(text: string, index: CardIndex): ParsedDeck {
  const reading = new DeckReading(index, 'codes');
  const lines = reading.linesOf(text);
  if (!index.hasListIds('codes')) {
    const { cards } = index.words;
    const message = `This list names its ${cards} by codes, and ${index.game.doc.name} gives its ${cards} no codes. Paste the list with the names of the ${cards}.`;
    reading.badLine(1, message, null);
    return reading.done();
  }
  let zone: DeckZone = 'main';
  for (const [at, { text: raw }] of lines.entries()) {
    const code = raw.trim();
    const [, named, side] = ZONE.exec(code) ?? [];
    if (named !== undefined || side !== undefined) zone = side ?? index.zone(named!) ?? 'main';
    if (code === '' || /^[#!]/.test(code)) continue;
    const source = { kind: 'line', raw, name: [0, raw.length], count: null, printing: null } as const;
    if (!CODE.test(code)) reading.badLine(at + 1, 'This line is not a code.');
    else {
      const card = index.byListId('codes', code);
      const cards = card ? [card] : undefined;
      reading.add({ line: at + 1, name: code, cards, count: null, zone, printing: null, source });
    }
  }
  return reading.done();
}
