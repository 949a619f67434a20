/**
 * Checks the lab against facts that are true of every game. If they hold, differences that the lab measures come from the rules, not from
 * the lab.
 */
import { GREEDY, NO_WEIGHTS, botById, greedyBot, type Bot } from '@rulewright/bots';
import { seatsOf } from '@rulewright/content';
import { pairedSeats, type GamePlugin, type KnownEffect } from '@rulewright/engine';
import { aroundTable } from '../../seating.ts';
import { comparisonFindings } from '../results/comparison-findings.ts';
import { ArmPlayer } from './arm-player.ts';
import { wholeBlocks, type Arm, type Entrant, type LabPlan } from '../plan/lab-plan.ts';
import { winsOfFirst } from '../results/run-metrics.ts';
import { armResult } from '../results/arm-result.ts';
import { mostByChance } from '../results/statistics.ts';

export interface SelfCheck {
  /** The fact that must be true. */
  readonly claim: string;
  readonly holds: boolean;
  /** The measured result. */
  readonly observed: string;
}

/** A bot that looks ahead but scores every position the same. */
const BLIND = 'blind';
const SEEING = 'greedy:8';
/** The most games between the two bots. The second one wins so often that more games only take time. */
const GAMES_TO_LOSE = 128;
const blind = greedyBot({ ...GREEDY, worlds: 1, weights: NO_WEIGHTS }, BLIND);
const botOf = (id: string): Bot => (id === BLIND ? blind : botById(id));

const percent = (value: number): string => `${(100 * value).toFixed(1)}%`;

/** The share of comparisons that may report a difference although there is none. */
const PROMISED = 0.05;

export interface CheckOptions {
  /** The deck of all players. */
  readonly deck: Entrant['deck'];
  /** Games of each check, or of each run if a check has several runs. */
  readonly games: number;
  /** Number of comparisons of a ruleset with itself, each with other seeds. */
  readonly runs: number;
  readonly seed?: number;
}

const planOf = (
  plugin: GamePlugin,
  { deck, games, seed = 1 }: Pick<CheckOptions, 'deck' | 'games' | 'seed'>,
  arms: readonly Arm[],
  ...pair: readonly [string, string]
): LabPlan => ({
  game: plugin.id,
  arms,
  entrants: aroundTable(pair, pairedSeats(seatsOf(arms[0]!.ruleset)) ?? pair.length).map((bot, at) => ({
    name: `${bot} ${at + 1}`,
    deck,
    bot,
  })),
  games,
  seed,
  swap: true,
});

/**
 * Plays the checks under one arm's rules.
 * @throws ProgramError if the ruleset cannot be played
 */
export function selfChecks(plugin: GamePlugin, arm: Arm, options: CheckOptions): SelfCheck[] {
  const { games, runs } = options;
  const plan = (arms: readonly Arm[], ...pair: readonly [string, string]): LabPlan =>
    planOf(plugin, options, arms, ...pair);
  const play = (of: LabPlan) => of.arms.map((_, at) => new ArmPlayer(plugin, of, at, botOf).play(0, of.games));
  const wins = (of: LabPlan) => winsOfFirst(armResult(plugin, of, play(of), 0).metrics)!;

  const mirror = wins(plan([arm], 'random', 'random'));
  const loser = wins({ ...plan([arm], BLIND, SEEING), games: Math.min(games, GAMES_TO_LOSE) });
  const twice = plan([arm, arm], 'random', 'random');
  const differing = comparisonFindings(plugin, twice, play(twice)).filter(({ difference }) => difference !== 0);
  return [
    {
      claim: 'A mirror match reads exactly 50%.',
      holds: mirror.value === 0.5,
      observed: percent(mirror.value),
    },
    {
      claim: 'A bot that values every position the same loses to a bot that judges positions.',
      holds: loser.interval[1] < 0.5,
      observed: `it wins ${percent(loser.value)} (${percent(loser.interval[0])} to ${percent(loser.interval[1])})`,
    },
    {
      claim: 'A ruleset against itself shows no difference in any number.',
      holds: differing.length === 0,
      observed: differing.length === 0 ? 'none' : differing.map(({ metric }) => metric).join(', '),
    },
    chanceCheck(plugin, plan([arm, arm], 'random', 'random'), runs),
  ];
}

/**
 * Compares a ruleset with itself, with different seeds on the two sides. Any difference is chance, and may be reported only as often as
 * PROMISED.
 */
function chanceCheck(plugin: GamePlugin, plan: LabPlan, runs: number): SelfCheck {
  const games = wholeBlocks(plan, plan.games);
  const player = new ArmPlayer(plugin, plan, 0, botOf);
  let fooled = 0;
  for (let run = 0; run < runs; run++) {
    const [a, b] = [2 * run, 2 * run + 1].map((at) => player.play(at * games, (at + 1) * games));
    const sides = [
      { ...a!, arm: 0, from: 0 },
      { ...b!, arm: 1, from: 0 },
    ];
    if (comparisonFindings(plugin, plan, sides).some(({ shown }) => shown)) fooled++;
  }
  const most = mostByChance(runs, PROMISED);
  return {
    claim: `Where only the seeds differ, at most ${100 * PROMISED}% of comparisons show a difference.`,
    holds: fooled <= most,
    observed: `${fooled} of ${runs}; chance allows ${most}`,
  };
}

/**
 * Checks that the lab detects a change with a known effect.
 * @param arms before and after the change
 * @throws ProgramError if the rulesets cannot be played
 */
export function knownEffectCheck(
  plugin: GamePlugin,
  { claim, metric, effect, games }: KnownEffect,
  arms: readonly [Arm, Arm],
  deck: Entrant['deck'],
  seed = 1,
): SelfCheck {
  // Without swapped seats: the players are equal, so a swap would play every game twice and give half as much information.
  const plan = { ...planOf(plugin, { deck, games, seed }, arms, 'random', 'random'), swap: false };
  const parts = arms.map((_, at) => new ArmPlayer(plugin, plan, at).play(0, wholeBlocks(plan, games)));
  const finding = comparisonFindings(plugin, plan, parts).find((one) => one.metric === metric);
  return {
    claim,
    holds: finding !== undefined && finding.shown && finding.difference > 0 === (effect === 'more'),
    observed: finding?.sentence ?? `there is no number "${metric}"`,
  };
}
