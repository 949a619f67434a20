/**
 * Looks for values of parameters that bring a ruleset to its goals. All candidates play a few games; the better half plays
 * twice as many, and so on (successive halving: Jamieson and Talwalkar, 2016), so that most games are played by those
 * that are worth it. What is shown is the frontier: candidates that no other beats in every goal with fewer changes.
 */
import {
  resolveRuleset,
  formatRulesetId,
  type Content,
  type ParameterValue,
  type RulesetRef,
} from '@rulewright/content';
import { Random, type GamePlugin } from '@rulewright/engine';
import { LabError } from './errors.ts';
import { missOf, type Goal } from './goals.ts';
import { checkMetric } from './metrics.ts';
import type { Arm, LabPlan } from './plan.ts';
import { armResult, type MetricResult } from './results.ts';
import { ordersOf, playRun } from './run.ts';

/** A parameter and the values that may be tried. */
export interface Varied {
  readonly parameter: string;
  readonly values: readonly ParameterValue[];
}

export interface TuneOptions {
  readonly base: RulesetRef;
  readonly goals: readonly Goal[];
  readonly vary: readonly Varied[];
  /** Everything of the plan but the arms; `games` are those of the first round. */
  readonly plan: Omit<LabPlan, 'arms' | 'game'>;
  /** Most candidates of the first round; beyond it they are drawn by chance, from the plan's seed. */
  readonly candidates: number;
  readonly workers?: number;
  /** Told the parts of a round that are played, of how many. */
  readonly onProgress?: (parts: number, of: number, round: number) => void;
  readonly signal?: AbortSignal;
}

export interface Candidate {
  readonly ruleset: string;
  readonly values: Readonly<Record<string, ParameterValue>>;
  /** Parameters that differ from the base. */
  readonly changes: number;
  readonly games: number;
  /** By goal: what was found, and how far it is from the goal (0: met). */
  readonly results: readonly (MetricResult & { readonly miss: number })[];
  /** Sum of the misses. */
  readonly miss: number;
}

export interface TuneOutcome {
  /** From few changes to many; the last is nearest to the goals. */
  readonly frontier: readonly Candidate[];
  readonly tried: number;
  /** Candidates that the engine or the ruleset refused, with the reason. */
  readonly refused: readonly { readonly ruleset: string; readonly reason: string }[];
  readonly stopped: boolean;
}

type Values = Record<string, ParameterValue>;

/** A candidate before it has played. */
interface Contender {
  readonly values: Values;
  readonly changes: number;
  readonly arm: Arm;
}

/** Every combination, or `most` of them by chance; always with the first value of each. */
function combinations(vary: readonly Varied[], most: number, seed: number): Values[] {
  const all = vary.reduce((product, { values }) => product * values.length, 1);
  const nth = (index: number): Values => {
    let rest = index;
    return Object.fromEntries(
      vary.map(({ parameter, values }) => {
        const value = values[rest % values.length]!;
        rest = Math.floor(rest / values.length);
        return [parameter, value];
      }),
    );
  };
  if (all <= most) return Array.from({ length: all }, (_, index) => nth(index));
  const random = new Random(seed);
  const chosen = new Set<number>([0]);
  while (chosen.size < most) chosen.add(random.below(Math.min(all, 2 ** 31 - 1)));
  return [...chosen].map(nth);
}

/** Those that no other candidate beats or equals in every goal and in the number of changes. */
export function frontierOf(candidates: readonly Candidate[]): Candidate[] {
  const beats = (a: Candidate, b: Candidate): boolean => {
    const no = [a.changes <= b.changes, ...a.results.map((one, i) => one.miss <= b.results[i]!.miss)];
    const better = [a.changes < b.changes, ...a.results.map((one, i) => one.miss < b.results[i]!.miss)];
    return no.every(Boolean) && better.some(Boolean);
  };
  return candidates
    .filter((one) => !candidates.some((other) => beats(other, one)))
    .sort((a, b) => a.changes - b.changes || b.miss - a.miss);
}

/**
 * Searches. @throws LabError; RulesetError for a base or parameter that there is not; UnknownBotError
 */
export async function tune(content: Content, plugin: GamePlugin, options: TuneOptions): Promise<TuneOutcome> {
  const { base, goals, vary, plan, signal } = options;
  if (goals.length === 0) throw new LabError('bad-goal', 'Give at least one goal.');
  if (vary.length === 0) throw new LabError('nothing-to-vary', 'Name at least one parameter that may change.');
  const cards = [...content.game(base.game).cards.values()];
  const original = resolveRuleset(content, base);
  for (const { metric } of goals) checkMetric(plugin, { ...plan, game: plugin.id, arms: [] }, metric);

  const refused: { ruleset: string; reason: string }[] = [];
  const field = combinations(vary, options.candidates, plan.seed).flatMap((values): Contender[] => {
    const changed = Object.entries(values).filter(([name, value]) => !Object.is(original.parameters[name], value));
    const ref: RulesetRef = { ...base, overrides: { ...base.overrides, ...Object.fromEntries(changed) } };
    const id = formatRulesetId(ref);
    try {
      const ruleset = resolveRuleset(content, ref);
      plugin.compile(ruleset, cards);
      return [{ values, changes: changed.length, arm: { name: id, ruleset, cards } }];
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error)) throw error;
      refused.push({ ruleset: id, reason: error.message });
      return [];
    }
  });
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

/** One run with an arm for each candidate: all of them play the same seeds. */
async function playRound(
  plugin: GamePlugin,
  plan: TuneOptions['plan'],
  contenders: readonly Contender[],
  round: number,
  { goals, workers = 1, signal, onProgress }: TuneOptions,
): Promise<Candidate[]> {
  const whole: LabPlan = { ...plan, game: plugin.id, arms: contenders.map(({ arm }) => arm) };
  const all = ordersOf(whole).length;
  let done = 0;
  const { parts } = await playRun(plugin, whole, {
    workers,
    ...(signal ? { signal } : {}),
    onPart: () => onProgress?.(++done, all, round),
  });
  return contenders.flatMap(({ arm, values, changes }, index): Candidate[] => {
    const result = armResult(plugin, whole, parts, index);
    if (result.games === 0) return [];
    const results = goals.map((goal) => {
      const found = result.metrics.find(({ id }) => id === goal.metric);
      // No game of the round ended so.
      const metric = found ?? { id: goal.metric, title: goal.metric, unit: 'share', value: 0, interval: [0, 0] };
      return { ...metric, miss: missOf(goal, metric.value) } as Candidate['results'][number];
    });
    const miss = results.reduce((sum, one) => sum + one.miss, 0);
    return [{ ruleset: arm.name, values, changes, games: result.games, results, miss }];
  });
}
