/**
 * Events: one thing that happened, with the rule that caused it. The engine represents an event as numbers. Its
 * `EventKind` defines what the numbers mean and who may see them. `views/describe.ts` converts an event to a plain
 * object for logs and files.
 */

export type EventArgument = 'card' | 'seat' | 'seats' | 'zone' | 'column' | 'number' | 'ability' | 'step' | 'word';

/** One argument of an event. A `column` counts from 0 in the engine and from 1 in output. A `seat` of -1 means no seat. `seats` is a number of `seats.ts`. */
export interface EventField {
  readonly name: string;
  readonly type: EventArgument;
  /** For `word`: the word for each number. */
  readonly words?: readonly string[];
}

export interface EventKind {
  readonly id: string;
  readonly fields: readonly EventField[];
  /** A sentence with `{field}` placeholders, for logs. */
  readonly sentence: string;
  /**
   * The sentence for an event without the card that `sentence` names. Without it, `sentence` prints "nobody" for the
   * card.
   */
  readonly sentenceAlone?: string;
  /** The fields without which `sentenceAlone` is the sentence: any card if not given, or the seat of a kind without cards. */
  readonly sentenceNeeds?: readonly string[];
  /** Who may know the card: all players, or the players who can see the zone that it leaves or the zone that it enters. */
  readonly cardKnownTo: 'all' | 'by-zone';
}

/** Receives every event as numbers. Must not keep a reference to the arguments after the call. */
export interface EventSink {
  event(kind: number, rule: number, a: number, b: number, c: number, d: number, e: number): void;
}

export interface EventRecord {
  readonly kind: number;
  readonly rule: number;
  readonly args: readonly [number, number, number, number, number];
}

/** A sink that stores all events, for tests, replays and small logs. */
export class EventRecorder implements EventSink {
  readonly records: EventRecord[] = [];

  event(kind: number, rule: number, a: number, b: number, c: number, d: number, e: number): void {
    this.records.push({ kind, rule, args: [a, b, c, d, e] });
  }
}
