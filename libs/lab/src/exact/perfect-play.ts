/** Compares bots with perfect play in a game that is solved. */
import { botById } from '@rulewright/bots';
import { worthFor, createMatch, mixSeed, playOut, type Program } from '@rulewright/engine';
import { interval, ratio, type Estimate, type Interval, type Unit } from '../runs/results/statistics.ts';
import { bestOf, lossOf, type SolvedGame } from './solve.ts';

export interface AgainstPerfect {
  readonly bot: string;
  readonly games: number;
  /** The score of the bot against perfect play, in pairs of games with swapped seats, with its 95% interval. */
  readonly score: number;
  readonly interval: Interval;
  /** The decisions with more than one option, and those that lose something against perfect play. */
  readonly decisions: number;
  readonly mistakes: number;
  /** What the decisions of a game lose together, in expected score. */
  readonly lostInGame: number;
  /** The score of the first seat in the games where the bot has it. Between perfect players, its interval should contain the exact value. */
  readonly firstSeat: Estimate;
}

/** A player of these games: `perfect`, or the id of a bot. */
export const PERFECT = 'perfect';

/** Plays pairs of games of one bot against perfect play. Both seats have the decks of the solved game. */
export function playAgainstPerfect(
  program: Program,
  decks: readonly (readonly number[])[],
  solved: SolvedGame,
  { bot, pairs, seed }: { readonly bot: string; readonly pairs: number; readonly seed: number },
): AgainstPerfect {
  const match = createMatch(program, decks);
  const player = bot === PERFECT ? null : botById(bot).create();
  const units: Unit[] = [];
  const first: Unit[] = [];
  let [decisions, mistakes, lost] = [0, 0, 0];
  for (let pair = 0; pair < pairs; pair++) {
    let score = 0;
    for (const mine of [0, 1]) {
      const game = mixSeed(seed, pair);
      player?.begin(game, mine);
      match.start(game, decks);
      const { winners } = playOut(match, (m, seat) => {
        const values = solved.optionValues(m);
        if (seat !== mine || player === null) return bestOf(values);
        const taken = player.choose(m);
        decisions++;
        const loss = lossOf(values, taken);
        if (loss > 0) mistakes++;
        lost += loss;
        return taken;
      });
      score += worthFor(winners, mine);
      if (mine === 0) first.push({ x: worthFor(winners, 0), y: 1 });
    }
    units.push({ x: score, y: 2 });
  }
  const estimate = ratio(units);
  const games = 2 * pairs;
  const lostInGame = lost / games;
  return {
    bot,
    games,
    score: estimate.value,
    interval: interval(estimate),
    decisions,
    mistakes,
    lostInGame,
    firstSeat: ratio(first),
  };
}
