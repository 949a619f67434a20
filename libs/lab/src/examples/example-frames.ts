/** A frame of an example: the table with all hands open, and the events since the previous frame. */
import {
  eventSentence,
  idInWords,
  tableSeat,
  viewOf,
  type EventRecord,
  type Match,
  type NamedNumber,
  type TableCard,
  type TableSeat,
  type Tabletop,
} from '@rulewright/engine';
import { wordsOf, type EventWords } from './compare-outcome.ts';
import { type CardNames } from './example-names.ts';
import { seatLetter } from './places.ts';

export interface FrameEvent {
  readonly sentence: string;
  readonly rule: string;
  readonly numbers: readonly NamedNumber[];
  /** The event in the notation of examples. An example can use it as an expected result. */
  readonly words: EventWords;
}

export interface ExampleFrame {
  /** The decision that led here, in the notation of examples. Null if no listed decision did. */
  readonly decision: string | null;
  readonly events: readonly FrameEvent[];
  readonly seats: readonly TableSeat[];
}

/** The current board with all zones. Each seat is shown as its player sees it. A card that the example defines itself has no slug. */
export function boardOf(match: Match, tabletop: Tabletop, names: CardNames): TableSeat[] {
  return Array.from({ length: match.seats }, (_, seat) => {
    const { zones, ...rest } = tableSeat(match, tabletop, viewOf(match, seat).seats[seat]!, seatLetter, true);
    const shown = (card: TableCard): TableCard => (names.isMade(card.id) ? { ...card, slug: '' } : card);
    return { ...rest, zones: zones.map((zone) => ({ ...zone, cards: zone.cards.map(shown) })) };
  });
}

/** An event as a sentence, with its rule and its numbers. */
export function frameEvent(match: Match, names: CardNames, record: EventRecord): FrameEvent {
  const { mechanics } = match.program;
  const numbers = mechanics.events[record.kind]!.fields.flatMap((field, at) =>
    field.type === 'number' ? [{ name: idInWords(field.name), value: record.args[at]! }] : [],
  );
  return {
    sentence: eventSentence(match, record, seatLetter),
    rule: mechanics.rules[record.rule]!,
    numbers,
    words: wordsOf({ match, names }, record),
  };
}
