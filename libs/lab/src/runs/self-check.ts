/** The lab held against what must be true of every game: what it measures is then what the rules do, and not what the lab does. */
import { GREEDY, NO_WEIGHTS, botById, greedyBot, type Bot } from '@rulewright/bots';
import type { GamePlugin } from '@rulewright/engine';
import { findingsOf } from './findings.ts';
import { ArmPlayer } from './part.ts';
import type { Arm, Entrant, LabPlan } from './plan.ts';
import { armResult } from './results.ts';

export interface SelfCheck {
  /** What must be true. */
  readonly claim: string;
  readonly holds: boolean;
  /** What was found. */
  readonly found: string;
}

/** The bot that looks ahead, and to which every position is worth the same. */
const BLIND = 'blind';
const SEEING = 'greedy:1';
const blind = greedyBot({ ...GREEDY, worlds: 1, weights: NO_WEIGHTS }, BLIND);
const botOf = (id: string): Bot => (id === BLIND ? blind : botById(id));

const percent = (value: number): string => `${(100 * value).toFixed(1)}%`;

/**
 * Plays the checks under one arm's rules; `deck` is everybody's.
 * @throws ProgramError for what the ruleset cannot play
 */
export function selfChecks(plugin: GamePlugin, arm: Arm, deck: Entrant['deck'], games: number, seed = 1): SelfCheck[] {
  const plan = (arms: readonly Arm[], ...bots: readonly string[]): LabPlan => ({
    game: plugin.id,
    arms,
    entrants: bots.map((bot, at) => ({ name: `${bot} ${at + 1}`, deck, bot })),
    games,
    seed,
    swap: true,
  });
  const play = (of: LabPlan) => of.arms.map((_, at) => new ArmPlayer(plugin, of, at, botOf).play(0, games));
  const wins = (of: LabPlan) => armResult(plugin, of, play(of), 0).metrics.find(({ id }) => id === 'entrant-1-wins')!;

  const mirror = wins(plan([arm], 'random', 'random'));
  const loser = wins(plan([arm], BLIND, SEEING));
  const twice = plan([arm, arm], 'random', 'random');
  const differing = findingsOf(plugin, twice, play(twice)).filter(({ difference }) => difference !== 0);
  return [
    {
      claim: 'A mirror match reads exactly 50%.',
      holds: mirror.value === 0.5,
      found: percent(mirror.value),
    },
    {
      claim: 'A bot to which everything is worth the same loses to one that judges.',
      holds: loser.interval[1] < 0.5,
      found: `it wins ${percent(loser.value)} (${percent(loser.interval[0])} to ${percent(loser.interval[1])})`,
    },
    {
      claim: 'A ruleset against itself shows no difference in any number.',
      holds: differing.length === 0,
      found: differing.length === 0 ? 'none' : differing.map(({ metric }) => metric).join(', '),
    },
  ];
}
