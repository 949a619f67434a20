/** Measures the cost of observing a game: numeric events, a readable log, and the rule counters, which are always on. */
import { createMatch, eventSentence, type EventSink, type Match } from '@rulewright/engine';
import { mainGame, type GameToMeasure } from '../content.ts';
import { median, race } from '../measure.ts';
import { against, atMost, time, type BenchRow } from '../rows.ts';
import { engineSide } from '../sides.ts';
import { solo } from '../solo.ts';

/** Stores the numbers of the latest events, as a recorder for a file would. */
class NumericSink implements EventSink {
  private readonly numbers = new Int32Array(7 << 12);
  private at = 0;

  event(kind: number, rule: number, a: number, b: number, c: number, d: number, e: number): void {
    const { numbers, at } = this;
    numbers[at] = kind;
    numbers[at + 1] = rule;
    numbers[at + 2] = a;
    numbers[at + 3] = b;
    numbers[at + 4] = c;
    numbers[at + 5] = d;
    numbers[at + 6] = e;
    this.at = at + 7 === numbers.length ? 0 : at + 7;
  }
}

/** Converts every event to its sentence. */
class SentenceSink implements EventSink {
  characters = 0;

  constructor(private readonly match: Match) {}

  event(kind: number, rule: number, a: number, b: number, c: number, d: number, e: number): void {
    this.characters += eventSentence(this.match, { kind, rule, args: [a, b, c, d, e] }).length;
  }
}

export const events = async (): Promise<BenchRow[]> => eventsOf(await mainGame());

export function eventsOf({ program, decks: decksFor }: GameToMeasure): BenchRow[] {
  const decks = decksFor(2);
  const match = createMatch(program, decks);
  const [off, numeric, readable] = race([
    engineSide('off', program, decks),
    engineSide('numeric', program, decks, { sink: new NumericSink() }),
    engineSide('readable', program, decks, { match: match, sink: new SentenceSink(match) }),
  ]);
  const row = (work: string, timing: typeof off, bar: number): BenchRow => ({
    work,
    reference: 'all off',
    bar: atMost(bar),
    measured: timing.ns / off.ns,
    unit: 'x',
    figures: against(timing, off, 'decision'),
  });
  return [row('numeric events on', numeric, 1.25), row('readable log on', readable, 2)];
}

/** The number of processes of each kind, which take turns. */
const RUNS = 5;

/** Measures the rule counters. They cannot be switched off, so a separate process plays with an engine whose counting is patched out. */
export function counters(): Promise<BenchRow[]> {
  const counted: number[] = [];
  const uncounted: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    counted.push(solo('counted'));
    uncounted.push(solo('uncounted'));
  }
  const [on, off] = [median(counted), median(uncounted)];
  return Promise.resolve([
    {
      work: 'rule counters on',
      reference: 'counting removed from the engine',
      bar: atMost(1.05),
      measured: on / off,
      unit: 'x',
      figures: `${time(on)} against ${time(off)} a decision; medians of ${RUNS} processes each`,
    },
  ]);
}
