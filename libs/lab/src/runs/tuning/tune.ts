/**
 * Searches for parameter values with which a ruleset meets its goals. All candidates play a few games. The better half plays twice as many,
 * and so on (successive halving: Jamieson and Talwalkar, 2016), so promising candidates play the most games. The result is the frontier:
 * the candidates that no other candidate beats in goals and number of changes.
 */
import type { Content, RulesetRef } from '@rulewright/content';
import { cardsUsed, idsOf, type GamePlugin } from '@rulewright/engine';
import {
  candidatesOf,
  combinations,
  contendersOf,
  frontierOf,
  type Candidate,
  type Contender,
  type RefusedRuleset,
  type Varied,
} from './tuning-candidates.ts';
import { LabError } from '../plan/lab-error.ts';
import type { Goal } from './tuning-goals.ts';
import { checkMetric } from '../results/run-metrics.ts';
import { ordersOf, type LabPlan } from '../plan/lab-plan.ts';
import { playRun } from '../play/play-run.ts';

export interface TuneOptions {
  readonly base: RulesetRef;
  readonly goals: readonly Goal[];
  readonly vary: readonly Varied[];
  /** The plan without its arms. `games` is the number of games in the first round. */
  readonly plan: Omit<LabPlan, 'arms' | 'game'>;
  /** The most candidates in the first round. If there are more combinations, they are chosen at random with the plan's seed. */
  readonly candidates: number;
  readonly workers?: number;
  /** Called with the number of parts that are played in a round, and the total. */
  readonly onProgress?: (parts: number, of: number, round: number) => void;
  readonly signal?: AbortSignal;
}

export interface TuneOutcome {
  /** Sorted from few changes to many. The last candidate is the nearest to the goals. */
  readonly frontier: readonly Candidate[];
  readonly tried: number;
  /** Candidates that the engine or the ruleset refused, with the reason. */
  readonly refused: readonly RefusedRuleset[];
  readonly stopped: boolean;
}

/** Runs the search. @throws LabError; RulesetError for an unknown base or parameter; UnknownBotError */
export async function tune(content: Content, plugin: GamePlugin, options: TuneOptions): Promise<TuneOutcome> {
  const { base, goals, vary, plan, signal } = options;
  if (goals.length === 0) throw new LabError('bad-goal', 'Give at least one goal.');
  if (vary.length === 0) throw new LabError('nothing-to-vary', 'Name at least one parameter that may change.');
  for (const { metric } of goals) checkMetric(plugin, { ...plan, game: plugin.id, arms: [] }, metric);
  const ids = idsOf(plan.entrants.map(({ deck }) => deck));
  const cards = cardsUsed(plugin, content.game(base.game).cards, ids);
  const all = combinations(vary, options.candidates, plan.seed);
  const { field, refused } = contendersOf(content, plugin, base, all, cards);
  const tried = field.length + refused.length;
  const best = new Map<string, Candidate>();
  let left = field;
  for (let round = 1, games = plan.games; left.length > 0; round++, games *= 2) {
    const ranked = (await playRound(plugin, { ...plan, games }, left, round, options)).sort(
      (a, b) => a.miss - b.miss || a.changes - b.changes,
    );
    for (const candidate of ranked) best.set(candidate.ruleset, candidate);
    if (signal?.aborted || ranked.length <= 2) break;
    const keep = new Set(ranked.slice(0, Math.ceil(ranked.length / 2)).map(({ ruleset }) => ruleset));
    left = left.filter(({ arm }) => keep.has(arm.name));
  }
  return { frontier: frontierOf([...best.values()]), tried, refused, stopped: signal?.aborted ?? false };
}

/** Plays one run with an arm for each candidate. All arms play the same seeds. */
async function playRound(
  plugin: GamePlugin,
  plan: TuneOptions['plan'],
  contenders: readonly Contender[],
  round: number,
  { goals, workers = 1, signal, onProgress }: TuneOptions,
): Promise<Candidate[]> {
  const whole: LabPlan = { ...plan, game: plugin.id, cards: 'decks', arms: contenders.map(({ arm }) => arm) };
  const all = ordersOf(whole).length;
  let done = 0;
  const { parts } = await playRun(plugin, whole, {
    workers,
    ...(signal ? { signal } : {}),
    onPart: () => onProgress?.(++done, all, round),
  });
  return candidatesOf(plugin, whole, parts, contenders, goals);
}
