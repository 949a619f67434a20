/** A worked example as a list of frames, to step through it forwards and backwards. */
import type { Content, Example } from '@rulewright/content';
import {
  tabletopOf,
  type EventRecord,
  type GamePlugin,
  type Match,
  type TableSeat,
  type Tabletop,
} from '@rulewright/engine';
import { boardOf, frameEvent, type ExampleFrame, type FrameEvent } from './example-frames.ts';
import { sayOption, sayOptionFully, type CardNames } from './example-names.ts';
import { seatLetter } from './places.ts';
import { runExample, type ExampleResult, type Watcher } from './run-examples.ts';

export interface ExampleTrace extends ExampleResult {
  /** The table as it is set up, then a frame for each step. Empty for an example that tests a deck or a match that cannot start. */
  readonly frames: readonly ExampleFrame[];
  /** Whether frames were left out at the end. */
  readonly cut: boolean;
  /** The decisions that are possible after the last step, in the notation of examples. */
  readonly next: readonly string[];
}

/** The most frames kept for an example. */
const MOST_FRAMES = 40;
/** The most events of a frame. */
const MOST_EVENTS = 4;
/** An event with at least this many numbers is a sum. It ends its frame. */
const SUM = 3;
/** The most possible decisions after the last step. */
const MOST_NEXT = 60;

/** Collects events into frames. A frame ends at a decision, at a sum, and after MOST_EVENTS events. */
class FrameWriter implements Watcher {
  readonly frames: ExampleFrame[] = [];
  cut = false;
  private match: Match | null = null;
  private names: CardNames | null = null;
  private decided: string | null = null;
  private events: FrameEvent[] = [];

  constructor(private readonly tabletop: Tabletop) {}

  laid(match: Match, names: CardNames): void {
    this.match = match;
    this.names = names;
    this.frames.push({ decision: null, events: [], seats: this.seats() });
  }

  event(record: EventRecord): void {
    if (this.full()) return;
    this.events.push(frameEvent(this.match!, this.names!, record));
    if (this.events.length >= MOST_EVENTS || this.events.at(-1)!.numbers.length >= SUM) this.end();
  }

  decision(text: string): void {
    if (this.full()) return;
    this.end();
    if (!this.full()) this.decided = text;
  }

  /** Ends the current frame, unless it is empty. */
  end(): void {
    if (this.events.length === 0 && this.decided === null) return;
    this.frames.push({ decision: this.decided, events: this.events, seats: this.seats() });
    this.decided = null;
    this.events = [];
  }

  /** The possible decisions now, at most MOST_NEXT. Options with the same text also name the places of their cards. */
  next(): string[] {
    const [match, names] = [this.match, this.names];
    if (!match || !names || match.over || match.decisionSeat < 0) return [];
    const options = Array.from(match.options.subarray(0, match.optionCount));
    const full = new Map(options.map((option) => [sayOptionFully(match, names, option), option]));
    const short = [...full.values()].map((option) => sayOption(match, names, option));
    const said = [...full].map(([text, option], at) =>
      short.indexOf(short[at]!) === short.lastIndexOf(short[at]!) ? sayOption(match, names, option) : text,
    );
    return said.slice(0, MOST_NEXT).map((text) => `${seatLetter(match.decisionSeat)}: ${text}`);
  }

  private seats(): TableSeat[] {
    return boardOf(this.match!, this.tabletop, this.names!);
  }

  private full(): boolean {
    this.cut ||= this.frames.length >= MOST_FRAMES;
    return this.cut;
  }
}

/** Plays an example in one mode and returns its frames. */
export function traceExample(content: Content, plugin: GamePlugin, example: Example, mode: string): ExampleTrace {
  const writer = new FrameWriter(tabletopOf(plugin));
  const result = runExample(content, plugin, example, mode, { watch: writer });
  writer.end();
  return { ...result, frames: withoutUnused(writer.frames, plugin), cut: writer.cut, next: writer.next() };
}

/** Frames without the zones that the board hides while they are empty, if they are empty in all frames. A zone that is used is in all frames, so that nothing jumps. */
function withoutUnused(frames: readonly ExampleFrame[], plugin: GamePlugin): ExampleFrame[] {
  const hidden = new Set(tabletopOf(plugin).unlessZero);
  const used = new Set(
    frames.flatMap(({ seats }) =>
      seats.flatMap(({ zones }) => zones.flatMap(({ id, count }) => (count > 0 ? [id] : []))),
    ),
  );
  return frames.map((frame) => ({
    ...frame,
    seats: frame.seats.map((seat) => ({
      ...seat,
      zones: seat.zones.filter(({ id }) => !hidden.has(id) || used.has(id)),
    })),
  }));
}
