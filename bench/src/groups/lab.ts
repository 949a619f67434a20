/**
 * Measures the games per second of the lab with each level, on one thread and on all cores. Both sides use the thread pool that plays the
 * site's runs. The figures are wall time, so run this on a machine without other work.
 */
import { availableParallelism } from 'node:os';
import { LEVELS } from '@rulewright/bots';
import { MOST_OF_A_PART, ordersOf, playerPool, type LabPlan, type PartOrder, type PlayerPool } from '@rulewright/lab';
import { DECK, GAME, openBench, type Bench } from '../content.ts';
import { median } from '../measure.ts';
import { atLeast, short, type BenchRow } from '../rows.ts';

const QUICK = process.env.BENCH_QUICK === '1';
const ROUNDS = QUICK ? 1 : 3;
/** The minimum time of a round in milliseconds, and the minimum games per thread. Short rounds would mostly measure the wait for the last thread. */
const ROUND = QUICK ? 300 : 2_000;
const GAMES_OF_THREAD = QUICK ? 2 : 10;
/** The least number of parts that a thread plays in a round. */
const LEAST_PARTS = 16;
/** The share of perfect scaling that all cores must reach. */
const LEAST_SHARE = 0.85;

/** The levels to measure: all, or those in BENCH_LEVELS. `hard` alone takes ten minutes. */
const LEVEL_IDS = process.env.BENCH_LEVELS?.split(',') ?? LEVELS.map(({ id }) => id);

const never = new AbortController().signal;

function planOf({ content, ruleset }: Bench, bot: string): LabPlan {
  const game = content.game(GAME);
  const deck = game.decks.get(DECK)!;
  const entrant = { name: bot, deck, bot };
  const arms = [{ name: ruleset.name, ruleset, cards: [...game.cards.values()] }];
  return {
    game: GAME,
    arms,
    entrants: [entrant, entrant],
    games: 1_000_000,
    seed: 1,
    swap: false,
    cards: 'decks',
    part: 1,
  };
}

/** Yields orders of parts with as many games as `size` contains at that time. No game is repeated. */
function* partsOf(plan: LabPlan, size: { games: number }): Generator<PartOrder> {
  const [first] = ordersOf({ ...plan, games: 1 });
  for (let from = 0; ;) {
    const to = from + size.games;
    yield { ...first!, from, to };
    from = to;
  }
}

/** Plays about `games` games per thread. @returns the wall time divided by the number of games, in milliseconds */
async function play(pool: PlayerPool, threads: number, plan: LabPlan, games: number, next: Iterator<PartOrder>) {
  const whose = { key: plan.entrants[0]!.bot, plan, share: 'bench' };
  let left = games * threads;
  let played = 0;
  const one = async (): Promise<void> => {
    for (let orders: PartOrder[] = []; left > 0 || orders.length > 0;) {
      // One call for several parts costs less than a call for each. Small calls near the end let all threads finish together.
      const wanted = Math.max(1, Math.min(Math.floor(left / (4 * threads)), 64));
      for (let asked = 0; left > 0 && asked < wanted;) {
        const order = next.next().value as PartOrder;
        orders = [...orders, order];
        asked += order.to - order.from;
        left -= order.to - order.from;
      }
      const { parts } = await pool.play(whose, orders, never);
      for (const { from, to } of orders.slice(0, parts.length)) played += to - from;
      orders = orders.slice(parts.length);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: threads }, one));
  return (performance.now() - began) / played;
}

async function level(
  bench: Bench,
  { name, bot }: (typeof LEVELS)[number],
  pools: readonly PlayerPool[],
): Promise<BenchRow> {
  const plan = planOf(bench, bot);
  const size = { games: 1 };
  const next = partsOf(plan, size);
  const threads = [1, availableParallelism()];
  const times: number[][] = [[], []];
  const warm: number[] = [];
  for (const side of [0, 1]) {
    await play(pools[side]!, threads[side]!, plan, GAMES_OF_THREAD, next);
    warm.push(await play(pools[side]!, threads[side]!, plan, GAMES_OF_THREAD, next));
  }
  const games = Math.max(GAMES_OF_THREAD, Math.ceil(ROUND / warm[0]!));
  // Parts as in a run of the site, but small enough that the threads finish together.
  size.games = Math.max(1, Math.min(MOST_OF_A_PART, Math.floor(games / LEAST_PARTS)));
  for (let round = 0; round < ROUNDS; round++)
    for (const side of [0, 1]) times[side]!.push(await play(pools[side]!, threads[side]!, plan, games, next));
  const [one, all] = times.map((list) => 1000 / median(list)) as [number, number];
  return {
    work: `lab: games of ${name} on all cores`,
    reference: `one thread, times ${threads[1]} cores`,
    bar: atLeast(LEAST_SHARE),
    measured: all / one / threads[1]!,
    unit: 'x',
    figures: `${short(all)} against ${short(one)} games a second`,
  };
}

export async function lab(): Promise<BenchRow[]> {
  const bench = await openBench();
  const pools = [1, availableParallelism()].map((threads) => playerPool(threads, 0));
  const rows: BenchRow[] = [];
  try {
    for (const one of LEVELS) if (LEVEL_IDS.includes(one.id)) rows.push(await level(bench, one, pools));
  } finally {
    await Promise.all(pools.map((pool) => pool.close()));
  }
  return rows;
}
