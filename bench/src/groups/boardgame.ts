/** Compares decisions of the engine with moves of boardgame.io's reducer: Metabaloids with every ability, and High Card on both sides. */
import { decksOf, openBench } from '../content.ts';
import { boardgameHighCard, compareHighCard, engineHighCard } from '../high-card/sides.ts';
import { race, type Timing } from '../measure.ts';
import { atLeast, rates, type BenchRow } from '../rows.ts';
import { engineSide } from '../sides.ts';

/** The number of High Card games whose points must be the same on both sides. */
const COMPARED = 200;

/** Compares random Metabaloids games with every ability with High Card by boardgame.io. These are different games. */
export async function boardgame(): Promise<BenchRow[]> {
  const bench = await openBench();
  const program = bench.plugin.compile(bench.ruleset, bench.cards);
  const [engine, moves] = race([engineSide('engine', program, decksOf(bench, program, 2)), boardgameHighCard()]);
  return [row('random games, every ability: decisions', 400, 700, engine, moves, '')];
}

/**
 * Compares High Card on both sides.
 * @throws Error when a game ends differently
 */
export function highCard(): Promise<BenchRow[]> {
  compareHighCard(COMPARED);
  const [engine, moves] = race([engineHighCard(), boardgameHighCard()]);
  return Promise.resolve([
    row('High Card as a plugin: moves', 300, 500, engine, moves, `; ${COMPARED} games end with the same points`),
  ]);
}

function row(work: string, bar: number, reachFor: number, engine: Timing, moves: Timing, note: string): BenchRow {
  return {
    work,
    reference: 'moves of boardgame.io 0.50.2 (reducer, High Card)',
    bar: atLeast(bar),
    reachFor,
    measured: engine.perSecond / moves.perSecond,
    unit: 'x',
    figures: `${rates(engine, moves, 'decisions', 'moves')}${note}`,
  };
}
