/**
 * Events: one thing that happened, with the rule that caused it. Inside they are numbers; an `EventKind` says what the
 * numbers mean and who may see them, and describe.ts turns one into a plain object for logs and files.
 */

export type EventArgument = 'card' | 'seat' | 'zone' | 'column' | 'number' | 'ability' | 'step' | 'word';

/** One argument of an event. A `column` counts from 0 inside and from 1 outside; a `seat` of -1 is nobody. */
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
  /** The sentence of an event in which a card of `sentence` is missing; without it, the card is "nobody". */
  readonly sentenceAlone?: string;
  /** Who may know the card: everybody, or those who see one of the zones between which it moves. */
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
