/** Measures how much the time varies: the slowest of many games, more seats, larger decks. */
import type { CardDoc } from '@rulewright/content';
import { RandomChooser, createMatch, mixSeed, type Program } from '@rulewright/engine';
import { decksOf, mainGame, openBench, type GameToMeasure } from '../content.ts';
import { median, race } from '../measure.ts';
import { against, atMost, short, time, type BenchRow } from '../rows.ts';
import { engineSide } from '../sides.ts';

const GAMES = 10_000;
/** Each game is played this many times and the fastest counts, which excludes the influence of other programs. */
const PLAYS = 7;
const SEED = 10_000;

/** Nanoseconds and number of decisions for each game. */
function gameTimes(
  program: Program,
  decks: readonly (readonly number[])[],
): { times: Float64Array; decisions: Int32Array } {
  const match = createMatch(program, decks);
  const chooser = new RandomChooser(0);
  const times = new Float64Array(GAMES).fill(Infinity);
  const decisions = new Int32Array(GAMES);
  for (let play = 0; play < PLAYS; play++) {
    for (let game = 0; game < GAMES; game++) {
      const start = process.hrtime.bigint();
      match.start(mixSeed(SEED, game), decks);
      chooser.reseed(~SEED, game);
      while (match.advance()) match.choose(chooser.choose(match, match.decisionSeat));
      times[game] = Math.min(times[game]!, Number(process.hrtime.bigint() - start));
      decisions[game] = match.decisions;
    }
  }
  return { times, decisions };
}

export async function slowest(): Promise<BenchRow[]> {
  const bench = await openBench();
  const program = bench.plugin.compile(bench.ruleset, bench.cards);
  const { times, decisions } = gameTimes(program, decksOf(bench, program, 2));
  const slow = times.reduce((worst, one, game) => (one > times[worst]! ? game : worst), 0);
  const typical = median([...times]);
  return [
    {
      work: `slowest of ${short(GAMES)} games`,
      reference: 'the median game',
      bar: atMost(20),
      reachFor: 8,
      measured: times[slow]! / typical,
      unit: 'x',
      figures: `${time(times[slow]!)} (${decisions[slow]} decisions) against ${time(typical)} (${median([...decisions])})`,
    },
  ];
}

export const seats = async (): Promise<BenchRow[]> => seatsOf(await mainGame());

/** The largest number of seats to measure. */
const MANY = 6;

export function seatsOf({ program, decks }: GameToMeasure): BenchRow[] {
  const most = Math.min(MANY, program.maxSeats);
  const [many, two] = race([
    engineSide(`${most} seats`, program, decks(most)),
    engineSide('2 seats', program, decks(2)),
  ]);
  return [
    {
      work: `decision at ${most} seats`,
      reference: 'at 2 seats',
      bar: atMost(1.5),
      reachFor: 1.2,
      measured: many.ns / two.ns,
      unit: 'x',
      figures: against(many, two, 'decision'),
    },
  ];
}

/** A copy of a card by another name, which its texts have too. */
function copyOf(card: CardDoc, copy: number): CardDoc {
  const name = `${card.name} ${String.fromCharCode(64 + copy)}`;
  const data = JSON.parse(JSON.stringify(card.data).replaceAll(card.name, () => name)) as CardDoc['data'];
  return { ...card, id: `${card.id}-${copy}`, name, data };
}

/** Measures growth: decks four times as large, and a card pool ten times as large. */
export async function growth(): Promise<BenchRow[]> {
  const bench = await openBench();
  const program = bench.plugin.compile(bench.ruleset, bench.cards);
  const decks = decksOf(bench, program, 2);
  const large = decks.map((deck) => [...deck, ...deck, ...deck, ...deck]);
  const crowd = Array.from({ length: 10 }, (_, copy) =>
    bench.cards.map((card) => (copy === 0 ? card : copyOf(card, copy))),
  );
  const wide = bench.plugin.compile(bench.ruleset, crowd.flat());
  const [four, ten, one] = race([
    engineSide('four times the deck', program, large),
    engineSide('ten times the pool', wide, decksOf(bench, wide, 2)),
    engineSide('as printed', program, decks),
  ]);
  const row = (work: string, timing: typeof one): BenchRow => ({
    work,
    reference: 'the starter deck and the card pool',
    bar: null,
    measured: timing.ns / one.ns,
    unit: 'x',
    figures: against(timing, one, 'decision'),
  });
  return [
    row('growth: decision with decks of 180 cards', four),
    row('growth: decision with ten times the card pool', ten),
  ];
}
