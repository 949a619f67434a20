/**
 * Events: one thing that happened, with the rule that caused it. Inside they are numbers; an `EventKind` says what the
 * numbers mean and who may see them, and `describeEvent` turns one into a plain object for logs and files.
 */

export type EventArgument = 'card' | 'seat' | 'zone' | 'number' | 'ability' | 'step' | 'word';

/** One argument of an event. `seenBy` hides a card's identity from seats that may not know it. */
export interface EventField {
  readonly name: string;
  readonly type: EventArgument;
  /** For `word`: what each number stands for. */
  readonly words?: readonly string[];
}

export interface EventKind {
  readonly id: string;
  readonly fields: readonly EventField[];
  /** A sentence with {field} places, for logs. */
  readonly sentence: string;
  /**
   * Who may know the card in this event: everybody, or only the seat in the field `seat` (a drawn card). Judged by the
   * zones for a move: a card that goes from one hidden place to another is known to those who see either.
   */
  readonly cardKnownTo: 'all' | 'by-zone';
}

/** Receives every event as numbers. Must not keep the arguments beyond the call. */
export interface EventSink {
  event(kind: number, rule: number, a: number, b: number, c: number, d: number, e: number): void;
}

/** One recorded event. */
export interface EventRecord {
  readonly kind: number;
  readonly rule: number;
  readonly args: readonly [number, number, number, number, number];
}

/** A sink that keeps everything: for tests, replays and small logs. */
export class EventRecorder implements EventSink {
  readonly records: EventRecord[] = [];

  event(kind: number, rule: number, a: number, b: number, c: number, d: number, e: number): void {
    this.records.push({ kind, rule, args: [a, b, c, d, e] });
  }
}
