/** What is shown of an example at one moment: the whole board, open to the reader, and what has just happened. */
import { eventSentence, type EventRecord, type Match } from '@rulewright/engine';
import { seatLetter, type CardNames } from './example-names.ts';

interface NamedNumber {
  readonly name: string;
  readonly value: number;
}

export interface BoardCard {
  readonly name: string;
  /** Its numbers as they count now. */
  readonly numbers: readonly NamedNumber[];
  /** What is true of it now, in words: `attacking`. */
  readonly marks: readonly string[];
}

export interface BoardZone {
  readonly id: string;
  readonly name: string;
  /** `column`, `pile` or `row`. */
  readonly kind: string;
  readonly count: number;
  /** Of a pile its top card, if it lies open; of others the first cards, the lowest first. */
  readonly cards: readonly BoardCard[];
  /** Of a column: the numbers of its cards, added up. */
  readonly sums: readonly NamedNumber[];
}

export interface BoardSeat {
  /** `A`, `B`… */
  readonly seat: string;
  readonly zones: readonly BoardZone[];
}

export interface FrameEvent {
  readonly sentence: string;
  readonly rule: string;
  /** The numbers that it reports. */
  readonly numbers: readonly NamedNumber[];
}

export interface ExampleFrame {
  /** The decision that led here, as the example writes it; null where the rules alone go on. */
  readonly decision: string | null;
  readonly events: readonly FrameEvent[];
  readonly seats: readonly BoardSeat[];
}

/** Cards of a zone that are sent; the count says how many there are. */
const MOST_CARDS = 12;
/** A cost is paid with single cards: no rule adds up the costs of a column. */
const NEVER_ADDED = 'cost';

/** `attackedThisTurn` as `attacked this turn`. */
const inWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function boardCard(match: Match, names: CardNames, card: number): BoardCard {
  const facts = Object.entries(match.program.mechanics.publicCard(match, card));
  return {
    name: names.plain(card),
    numbers: facts.flatMap(([name, value]) => (typeof value === 'number' ? [{ name: inWords(name), value }] : [])),
    marks: facts.flatMap(([name, value]) => (value === true ? [inWords(name)] : [])),
  };
}

function added(cards: readonly BoardCard[]): NamedNumber[] {
  const sums = new Map<string, number>();
  for (const { name, value } of cards.flatMap((card) => card.numbers))
    if (name !== NEVER_ADDED) sums.set(name, (sums.get(name) ?? 0) + value);
  return [...sums].map(([name, value]) => ({ name, value }));
}

function boardZone(match: Match, names: CardNames, zone: number): BoardZone {
  const { zones, zonesPerSeat } = match.program;
  const { id, name, pile, visibility } = zones[zone % zonesPerSeat]!;
  const cards = match.cardsIn(zone);
  const base = { id, name, count: cards.length };
  if (pile) {
    const open = visibility === 'none' || visibility === 'owner' ? [] : cards.slice(-1);
    return { ...base, kind: 'pile', cards: open.map((card) => boardCard(match, names, card)), sums: [] };
  }
  const column = id.startsWith('column-');
  const shown = cards.map((card) => boardCard(match, names, card));
  return {
    ...base,
    kind: column ? 'column' : 'row',
    cards: shown.slice(0, MOST_CARDS),
    sums: column ? added(shown) : [],
  };
}

/** The board as it stands, with the cards of every hand. */
export function boardOf(match: Match, names: CardNames): BoardSeat[] {
  const { zones, zonesPerSeat } = match.program;
  return Array.from({ length: match.seats }, (_, seat) => ({
    seat: seatLetter(seat),
    zones: zones.map((__, place) => boardZone(match, names, seat * zonesPerSeat + place)),
  }));
}

/** An event as a sentence with its rule and its numbers. */
export function frameEvent(match: Match, record: EventRecord): FrameEvent {
  const { mechanics } = match.program;
  const numbers = mechanics.events[record.kind]!.fields.flatMap((field, at) =>
    field.type === 'number' ? [{ name: inWords(field.name), value: record.args[at]! }] : [],
  );
  return { sentence: eventSentence(match, record, seatLetter), rule: mechanics.rules[record.rule]!, numbers };
}
