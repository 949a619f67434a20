/** A frame of an example: the whole board with all hands open, and the events since the previous frame. */
import { eventSentence, type EventRecord, type Match } from '@rulewright/engine';
import { wordsOf, type EventWords } from './compare-outcome.ts';
import { seatLetter, type CardNames } from './example-names.ts';

interface NamedNumber {
  readonly name: string;
  readonly value: number;
}

export interface BoardCard {
  readonly name: string;
  /** The current numbers of the card. */
  readonly numbers: readonly NamedNumber[];
  /** Facts that are now true of the card, in words: `attacking`. */
  readonly marks: readonly string[];
}

export interface BoardZone {
  readonly id: string;
  readonly name: string;
  /** `column`, `pile` or `row`. */
  readonly kind: string;
  readonly count: number;
  /** For a pile, its top card if that is open. Otherwise the first cards, from the bottom up. */
  readonly cards: readonly BoardCard[];
  /** For a column, the sums of its cards' numbers. */
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
  /** The numbers in the event. */
  readonly numbers: readonly NamedNumber[];
  /** The event in the notation of examples, to state it as an expected result. */
  readonly words: EventWords;
}

export interface ExampleFrame {
  /** The decision that led here, in the notation of examples. Null if no listed decision did. */
  readonly decision: string | null;
  readonly events: readonly FrameEvent[];
  readonly seats: readonly BoardSeat[];
}

/** The most cards of a zone in a frame. `count` is the real number. */
const MOST_CARDS = 12;
/** Costs are not summed, because each cost is paid with single cards. */
const NEVER_ADDED = 'cost';

/** Turns `attackedThisTurn` into `attacked this turn`. */
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

/** The current board, with all hands open. */
export function boardOf(match: Match, names: CardNames): BoardSeat[] {
  const { zones, zonesPerSeat } = match.program;
  return Array.from({ length: match.seats }, (_, seat) => ({
    seat: seatLetter(seat),
    zones: zones.map((__, place) => boardZone(match, names, seat * zonesPerSeat + place)),
  }));
}

/** An event as a sentence, with its rule and its numbers. */
export function frameEvent(match: Match, names: CardNames, record: EventRecord): FrameEvent {
  const { mechanics } = match.program;
  const numbers = mechanics.events[record.kind]!.fields.flatMap((field, at) =>
    field.type === 'number' ? [{ name: inWords(field.name), value: record.args[at]! }] : [],
  );
  return {
    sentence: eventSentence(match, record, seatLetter),
    rule: mechanics.rules[record.rule]!,
    numbers,
    words: wordsOf({ match, names }, record),
  };
}
