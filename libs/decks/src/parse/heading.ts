/** Headings of a list: `Deck`, `Sideboard (15)`, `// Main 45`, `Creature Cards (44)`, `Insect:`, `Total: 45`. */
import type { LineWords } from '../line-words.ts';
import type { DeckZone } from '../issues.ts';
import { nameKey } from '../typed-names.ts';
import { LIMITS } from './parsed-deck.ts';
import { beforeBlanks, isDigitAt, without } from './scan.ts';

export interface Heading {
  readonly kind: 'heading';
  /** Null for a heading of a group, which does not change the zone. */
  readonly zone: DeckZone | null;
  /** The number of cards that the heading states. */
  readonly stated: number | null;
}

const ZONES: Readonly<Record<string, DeckZone>> = {
  ...Object.fromEntries(
    ['deck', 'decklist', 'deck list', 'main', 'maindeck', 'main deck', 'mainboard', 'main board', 'cards'].flatMap(
      (word) => [
        [word, 'main'],
        [`the ${word}`, 'main'],
      ],
    ),
  ),
  ...Object.fromEntries(
    ['side', 'sideboard', 'side board', 'sidedeck', 'side deck', 'maybeboard', 'maybe board', 'considering'].map(
      (word) => [word, 'side'],
    ),
  ),
};

/** The zone that a heading or a table cell names, in common words or the game's own, or null. */
export function zoneOf(text: string, index: LineWords): DeckZone | null {
  const key = nameKey(text);
  if (key === '') return null;
  if (key === nameKey(index.words.deck)) return 'main';
  if (key === nameKey(index.words.side)) return 'side';
  const zone = index.zone(key);
  if (zone !== null) return zone;
  return Object.hasOwn(ZONES, key) ? ZONES[key]! : null;
}

/**
 * The section that Arena writes above a list: `About`, and `Name` with the name of the deck. `lines` is where the list starts; zero for a
 * list without this section.
 */
export function aboutSection(
  lines: readonly { readonly text: string }[],
  index: LineWords,
): { readonly lines: number; readonly name: string | null } {
  const first = lines.findIndex(({ text }) => text.trim() !== '');
  const about = lines[first]?.text ?? '';
  // Most lists start with a count, and a key takes time.
  if (isDigitAt(about, 0) || nameKey(about.slice(0, 40)) !== 'about' || index.find(about).length > 0)
    return { lines: 0, name: null };
  const [, name = null] = /^\s*name\s(.*)$/i.exec(lines[first + 1]?.text.slice(0, LIMITS.line) ?? '') ?? [];
  return { lines: name === null ? first + 1 : first + 2, name };
}

const TOTAL = /^\d+ +cards?(?: +total)?[.:]?$/i;
const DECORATION = ' []=*_#~';

/** The text without the word `cards` after a number. */
function withoutCards(text: string, { words }: LineWords): string {
  const lower = text.toLowerCase();
  for (const word of [words.cards.toLowerCase(), words.card.toLowerCase(), 'cards', 'card']) {
    const end = beforeBlanks(text, text.length - word.length);
    if (lower.endsWith(` ${word}`) && isDigitAt(text, end - 1)) return text.slice(0, end);
  }
  return text;
}

/** Splits a heading into words and number, without colon and brackets: `Creatures (44):`, `Creatures: 44`, `Deck - 60 cards`. */
function wordsAndNumber(text: string, index: LineWords): { words: string; stated: number | null } {
  const plain = without(text, ' :)]').to;
  const body = withoutCards(text.slice(0, plain), index);
  let from = body.length;
  while (isDigitAt(body, from - 1)) from--;
  if (from === body.length || from === 0 || body.length - from > 6) return { words: body, stated: null };
  const { to } = without(body.slice(0, from), ' :([-–—');
  return to === from ? { words: body, stated: null } : { words: body.slice(0, to), stated: Number(body.slice(from)) };
}

const endsWithCards = (words: string, index: LineWords): boolean => {
  const last = nameKey(words).split(' ').at(-1);
  return last === 'cards' || last === 'card' || last === nameKey(index.words.cards);
};

/** Reads a line as a heading; null if it is not one. The name of a card is not a heading, unless it also names a zone. */
export function readHeading(body: string, index: LineWords): Heading | null {
  const heading = (zone: DeckZone | null, stated: number | null): Heading => ({ kind: 'heading', zone, stated });
  if (isDigitAt(body, 0)) {
    return TOTAL.test(body) && index.find(body.slice(body.indexOf(' '))).length === 0 ? heading(null, null) : null;
  }
  const { from, to } = without(body, DECORATION);
  const { words, stated } = wordsAndNumber(body.slice(from, to), index);
  const zone = zoneOf(words, index);
  if (zone === null && index.find(body).length > 0) return null;
  if (zone) return heading(zone, stated);
  if (/^total\b/i.test(words)) return heading(null, null);
  if (index.isHeading(words)) return heading(null, stated);
  const group = words !== '' && index.find(words).length === 0;
  if (group && stated !== null && endsWithCards(words, index)) return heading(null, stated);
  return body.endsWith(':') ? heading(null, stated) : null;
}

const NUMBERED = /^\/\/([^\d\s-][^\d-]{0,40})-\d$/;

/** Reads a remark as a heading: `// Sideboard (15)`, `## Creatures (12)`, `//deck-1` of Untap. Null for any other remark. */
export function headingInRemark(remark: string, index: LineWords): Heading | null {
  const [, numbered] = NUMBERED.exec(remark) ?? [];
  const zone = numbered === undefined ? null : zoneOf(numbered, index);
  // The number counts the parts of one kind, not the cards.
  if (zone !== null) return { kind: 'heading', zone, stated: null };
  const { from, to } = without(remark, ' /#;-');
  const heading = from < to && to - from <= 40 ? readHeading(remark.slice(from, to), index) : null;
  return heading && (heading.zone !== null || heading.stated !== null) ? heading : null;
}
