/** Compares the engine with the hand-written loop: first checks that both play the same games, then measures the time per decision. */
import { decksOf, openBench } from '../content.ts';
import { firstDifference } from '../handwritten/compare.ts';
import { race, type Timing } from '../measure.ts';
import { against, atMost, short, type BenchRow } from '../rows.ts';
import { engineSide, handWrittenSide, objectSide } from '../sides.ts';

/** The number of games to compare, card by card, for each number of seats. */
const COMPARED = 2000;
const SEATS = [2, 3, 4, 5, 6];

/**
 * Compares both sides with abilities and events off.
 * @throws Error when a game ends differently on the two sides
 */
export async function kernel(): Promise<BenchRow[]> {
  const bench = await openBench();
  const program = bench.plugin.compile(bench.ruleset, bench.cards, { withoutAbilities: true });
  for (const seats of SEATS) {
    const difference = firstDifference(program, decksOf(bench, program, seats), seats, COMPARED);
    if (difference) throw new Error(`The sides play different games: ${JSON.stringify(difference)}`);
  }
  const decks = decksOf(bench, program, 2);
  const [engine, loop, objects] = race([
    engineSide('engine', program, decks),
    handWrittenSide(program, decks),
    objectSide(program, decks),
  ]);
  const same = `; ${short(COMPARED * SEATS.length)} games of 2 to 6 seats end in the same states`;
  return [
    row('Metabaloids, abilities off, events off', 2, 1.5, engine, loop, same),
    {
      work: 'the same against objects',
      reference: 'the rules as idiomatic objects',
      bar: atMost(1),
      measured: engine.ns / objects.ns,
      unit: 'x',
      figures: against(engine, objects, 'decision'),
    },
  ];
}

/** Compares both sides with every ability on. The games differ, so only the times per decision are comparable. */
export async function abilities(): Promise<BenchRow[]> {
  const bench = await openBench();
  const program = bench.plugin.compile(bench.ruleset, bench.cards);
  const decks = decksOf(bench, program, 2);
  const [engine, loop] = race([engineSide('engine', program, decks), handWrittenSide(program, decks)]);
  return [row('Metabaloids with every card ability', 4, 3, engine, loop, '')];
}

function row(work: string, bar: number, reachFor: number, engine: Timing, loop: Timing, note: string): BenchRow {
  return {
    work,
    reference: 'the rules as a hand-written typed-array loop',
    bar: atMost(bar),
    reachFor,
    measured: engine.ns / loop.ns,
    unit: 'x',
    figures: `${against(engine, loop, 'decision')}${note}`,
  };
}
