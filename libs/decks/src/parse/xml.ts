/**
 * Lists in XML, as other programs save them: Cockatrice (`.cod`), OCTGN (`.o8d`), Magic Online and Lackey (both `.dek`). Any other XML or
 * HTML becomes one issue. The parser knows no entities but those of XML itself, so a text cannot expand.
 */
import { parseXml, XmlElement, type XmlNode } from '@rgrove/parse-xml';
import type { CardIndex } from '../card-index.ts';
import type { DeckZone } from '../issues.ts';
import type { IdProgram } from '../list-ids.ts';
import { splitLines, type TextLine } from '../text-lines.ts';
import { DeckReading } from './deck-reading.ts';
import { zoneOf } from './heading.ts';
import { LIMITS, type EntrySource, type ParsedDeck, type Span } from './parsed-deck.ts';

const UNKNOWN =
  'This list is XML or HTML of a program that is not known. Paste the list as plain text, with one card on each line.';

/** Whether a text begins like XML or HTML. */
export const looksLikeXml = (text: string): boolean =>
  /^[\s\ufeff]*<(?:[?!]|[a-z_][^\s<>]*[\s/>])/i.test(text.slice(0, LIMITS.line));

/** A card as an element of the list. */
interface CardElement {
  readonly element: XmlElement;
  readonly name: string;
  readonly count: string | null;
  readonly zone: DeckZone;
  /** The id that the program gives the card. */
  readonly id?: readonly [program: IdProgram, id: string];
}

const elementsOf = (parent: XmlElement, name: string): XmlElement[] =>
  parent.children.filter((node: XmlNode): node is XmlElement => node instanceof XmlElement && node.name === name);

const attribute = ({ attributes }: XmlElement, name: string): string | null => attributes[name] ?? null;

const idOf = (program: IdProgram, element: XmlElement | undefined, name: string): Pick<CardElement, 'id'> => {
  const id = element && attribute(element, name);
  return id ? { id: [program, id] } : {};
};

/** The cards of a part of a Lackey list, which has an element for each copy. Copies of a card become one entry. */
function copiesOf(cards: readonly XmlElement[], zone: DeckZone): CardElement[] {
  const found = new Map<
    string,
    { readonly element: XmlElement; readonly named: XmlElement | undefined; copies: number }
  >();
  for (const element of cards) {
    const [named] = elementsOf(element, 'name');
    const key = `${named?.text ?? ''}\n${(named && attribute(named, 'id')) ?? ''}`;
    const known = found.get(key);
    if (known) known.copies++;
    else found.set(key, { element, named, copies: 1 });
  }
  return [...found.values()].map(({ element, named, copies }) => ({
    ...{ element, name: named?.text ?? '', count: String(copies), zone },
    ...idOf('lackey', named, 'id'),
  }));
}

/** The cards of a document; null for a document of an unknown program. Cards that are not in the deck, such as tokens, are left out. */
function cardsOf(root: XmlElement, index: CardIndex): CardElement[] | null {
  const zone = (name: string | null): DeckZone => zoneOf(name ?? '', index) ?? 'main';
  if (root.name === 'cockatrice_deck') {
    return elementsOf(root, 'zone')
      .filter((one) => attribute(one, 'name') !== 'tokens')
      .flatMap((part) =>
        elementsOf(part, 'card').map((element) => ({
          element,
          name: attribute(element, 'name') ?? '',
          count: attribute(element, 'number'),
          zone: zone(attribute(part, 'name')),
        })),
      );
  }
  if (root.name === 'deck' && elementsOf(root, 'section').length > 0) {
    return elementsOf(root, 'section').flatMap((part) =>
      elementsOf(part, 'card').map((element) => ({
        element,
        name: element.text,
        count: attribute(element, 'qty'),
        zone: zone(attribute(part, 'name')),
        ...idOf('octgn', element, 'id'),
      })),
    );
  }
  if (root.name === 'deck' && elementsOf(root, 'superzone').length > 0) {
    return elementsOf(root, 'superzone').flatMap((part) =>
      copiesOf(elementsOf(part, 'card'), zone(attribute(part, 'name'))),
    );
  }
  if (root.name === 'Deck' && elementsOf(root, 'Cards').length > 0) {
    return elementsOf(root, 'Cards').map((element) => ({
      element,
      name: attribute(element, 'Name') ?? '',
      count: attribute(element, 'Quantity'),
      zone: attribute(element, 'Sideboard')?.toLowerCase() === 'true' ? 'side' : 'main',
      ...idOf('mtgo', element, 'CatID'),
    }));
  }
  return null;
}

/** The name of the deck in its document: Cockatrice has an element for it. Null for programs that use the name of the file. */
const nameOf = (root: XmlElement): string | null =>
  elementsOf(root, 'deckname')[0]?.text ?? attribute(root, 'name') ?? attribute(root, 'Name');

/** Reads a list in XML. Every fault becomes an issue. */
export function parseXmlDeck(text: string, index: CardIndex): ParsedDeck {
  const reading = new DeckReading(index, 'xml');
  reading.lineCount = 1;
  if (text.length > LIMITS.characters) {
    reading.tooLong('characters', LIMITS.characters);
    return reading.done();
  }
  const body = text.replace(/^[\s\ufeff]+/, (blank) => ' '.repeat(blank.length)).trimStart();
  const before = text.length - body.length;
  const lines = splitLines(text);
  reading.lineCount = lines.length;
  const starts = startsOf(lines);
  const cards = readCards(body, index);
  if (typeof cards === 'string') reading.badLine(lineAt(starts, before) + 1, cards, null);
  else {
    reading.named(cards.name);
    for (const one of cards.cards) addCard(reading, one, { text, lines, starts, before });
  }
  return reading.done();
}

/** The cards of a text and the name of the deck, or the sentence that says why there are none. */
function readCards(body: string, index: CardIndex): { name: string | null; cards: CardElement[] } | string {
  try {
    const { root } = parseXml(body, { includeOffsets: true });
    const cards = root && cardsOf(root, index);
    return cards ? { name: nameOf(root), cards } : UNKNOWN;
  } catch (error) {
    // HTML is seldom valid XML, and the parser throws a RangeError for elements that are nested very deep.
    const isKnown = /<(?:cockatrice_deck|deck)\b/i.test(body.slice(0, LIMITS.line)) && !(error instanceof RangeError);
    if (!isKnown) return UNKNOWN;
    const { message, line, column } = error as {
      readonly message: string;
      readonly line: number;
      readonly column: number;
    };
    return `The list is not valid XML at line ${line}, column ${column}: ${message.split('\n', 1)[0]!.replace(/ \(line .*$/, '')}. Save it again in the program that it comes from.`;
  }
}

interface XmlPlace {
  readonly text: string;
  readonly lines: readonly TextLine[];
  readonly starts: readonly number[];
  /** The characters before the document. */
  readonly before: number;
}

function startsOf(lines: readonly TextLine[]): number[] {
  let at = 0;
  return lines.map(({ text, end }) => {
    const start = at;
    at += text.length + end.length;
    return start;
  });
}

/** The index of the line with a position, by binary search. */
function lineAt(starts: readonly number[], position: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

function addCard(reading: DeckReading, { element, name, count, zone, id }: CardElement, place: XmlPlace): void {
  const line = lineAt(place.starts, element.start + place.before) + 1;
  // A name that means one card counts. An id can be that of another version of the program.
  const known = id && reading.index.find(name).length !== 1 ? reading.index.byListId(...id) : null;
  if (name.trim() === '' && !known) return reading.badLine(line, 'This card has no name.', null);
  const cards = known ? [known] : undefined;
  reading.add({ line, name, cards, count, zone, printing: null, source: sourceOf(element, name, place) });
}

/** Where a fix can change a card: in a line that has only this card. */
function sourceOf(element: XmlElement, named: string, { lines, starts, before }: XmlPlace): EntrySource {
  const at = lineAt(starts, element.start + before);
  const raw = lines[at]!.text;
  const from = element.start + before - starts[at]!;
  const to = element.end + before - starts[at]!;
  if (raw.slice(0, from).trim() !== '' || raw.slice(to).trim() !== '' || to > raw.length) return { kind: 'fixed' };
  const written = raw.slice(from, to);
  const spanOf = (pattern: RegExp): Span | null => {
    const match = pattern.exec(written);
    return match
      ? [from + match.index + match[0].length - match[1]!.length - 1, from + match.index + match[0].length - 1]
      : null;
  };
  const name = element.text === '' ? spanOf(/\sname\s*=\s*["']([^"'<]*)["']/i) : spanOf(/^[^>]*>([^<]*)</);
  const count = spanOf(/\s(?:number|qty|quantity)\s*=\s*["']([^"'<]*)["']/i);
  const writtenName = name === null ? '' : raw.slice(...name);
  // Another attribute can have a text like that of the name.
  if (name === null || (writtenName !== named && !writtenName.includes('&'))) return { kind: 'fixed' };
  return { kind: 'line', raw, name, count, printing: null, xml: true };
}
