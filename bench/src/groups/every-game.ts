/** Measures every game of the catalogue: the speed of its random games, and whether one game slows another in the same process. */
import { everyGamePlayed, type GameToMeasure } from '../content.ts';
import { race, type Side } from '../measure.ts';
import { against, rates, type BenchRow } from '../rows.ts';
import { playBattle } from '../showdown.ts';
import { engineSide } from '../sides.ts';

const side = ({ title, program, decks }: GameToMeasure, unit: 'decision' | 'game' = 'decision'): Side =>
  engineSide(title, program, decks(2), { unit });

/** Games per second of each game, compared with battles of @pkmn/sim. */
export async function everyGame(): Promise<BenchRow[]> {
  let seed = 0;
  const battles: Side = {
    name: '@pkmn/sim',
    run(amount) {
      for (let i = 0; i < amount; i++) playBattle(++seed);
      return amount;
    },
  };
  const games = await everyGamePlayed();
  const timings = race([...games.map((game) => side(game, 'game')), battles], { warmUp: 6, slice: 0.6 });
  const showdown = timings.at(-1)!;
  return games.map(({ title }, at) => ({
    work: `${title}: random two-seat games`,
    reference: '@pkmn/sim gen 9 random battles',
    bar: null,
    measured: timings[at]!.perSecond / showdown.perSecond,
    unit: 'x',
    figures: rates(timings[at]!, showdown, 'games', 'battles'),
  }));
}

/** Measures a decision of each game alone, and again in turn with all other games: the cost of serving several games in one process. */
export async function neighbours(): Promise<BenchRow[]> {
  const games = await everyGamePlayed();
  // Measures the first game before any other game runs in this process.
  const first = games[0]!;
  const [alone] = race([side(first)]);
  const together = race(games.map((game) => side(game)));
  const rows: BenchRow[] = [
    {
      work: `${first.title}: decision in turn with the other games`,
      reference: 'before another game has run in the process',
      bar: null,
      measured: together[0]!.ns / alone.ns,
      unit: 'x',
      figures: against(together[0]!, alone, 'decision'),
    },
  ];
  for (const [at, { title }] of games.entries()) {
    if (at === 0) continue;
    rows.push({
      work: `${title}: decision`,
      reference: `a decision of ${first.title} beside it`,
      bar: null,
      measured: together[at]!.ns / together[0]!.ns,
      unit: 'x',
      figures: against(together[at]!, together[0]!, 'decision'),
    });
  }
  return rows;
}
