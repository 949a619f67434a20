/** The candidates of a search for better rules: how they are made, how far each is from the goals, and which form the frontier. */
import {
  formatRulesetId,
  resolveRuleset,
  type CardDoc,
  type Content,
  type ParameterValue,
  type RulesetRef,
} from '@rulewright/content';
import { Random, type GamePlugin } from '@rulewright/engine';
import { missOf, type Goal } from './tuning-goals.ts';
import type { RunPart } from '../plan/run-part.ts';
import type { Arm, LabPlan } from '../plan/lab-plan.ts';
import { armResult, type ArmResult, type MetricResult } from '../results/arm-result.ts';

/** A parameter and the values to try. */
export interface Varied {
  readonly parameter: string;
  readonly values: readonly ParameterValue[];
}

export type Values = Readonly<Record<string, ParameterValue>>;

/** A candidate that has not played yet. */
export interface Contender {
  /** The values of all parameters that vary. */
  readonly values: Values;
  /** The number of parameters that differ from the base. */
  readonly changes: number;
  readonly arm: Arm;
}

/** A candidate that the engine or the ruleset refuses. */
export interface RefusedRuleset {
  readonly ruleset: string;
  readonly reason: string;
}

export interface Candidate {
  readonly ruleset: string;
  readonly values: Values;
  readonly changes: number;
  readonly games: number;
  /** For each goal, the result and its distance from the goal (0: met). */
  readonly results: readonly (MetricResult & { readonly miss: number })[];
  /** The sum of the distances from all goals. */
  readonly miss: number;
}

/** Every combination of values, or `most` random ones. Always includes the one with the first value of each parameter. */
export function combinations(vary: readonly Varied[], most: number, seed: number): Values[] {
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

/**
 * Makes an arm for each combination of values on top of a base, and lists those that cannot be played.
 * @param cards the cards with which the arms are played; empty if they will not be played yet
 * @throws RulesetError for the base
 */
export function contendersOf(
  content: Content,
  plugin: GamePlugin,
  base: RulesetRef,
  all: readonly Values[],
  cards: readonly CardDoc[] = [],
): { readonly field: readonly Contender[]; readonly refused: readonly RefusedRuleset[] } {
  const original = resolveRuleset(content, base);
  const refused: RefusedRuleset[] = [];
  const field = all.flatMap((values): Contender[] => {
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
  return { field, refused };
}

type Judged = Pick<Candidate, 'games' | 'results' | 'miss'>;

/** The distances of an arm's result from the goals. */
export function judged(result: ArmResult, goals: readonly Goal[]): Judged {
  const results = goals.map((goal) => {
    const metricResult = result.metrics.find(({ id }) => id === goal.metric);
    // No game ended in this way.
    const never = { unit: 'share', group: 'result', value: 0, interval: [0, 0] } as const;
    const metric: MetricResult = metricResult ?? { id: goal.metric, title: goal.metric, ...never };
    return { ...metric, miss: missOf(goal, metric.value) };
  });
  return { games: result.games, results, miss: results.reduce((sum, one) => sum + one.miss, 0) };
}

/** The candidates of a run that has an arm for each contender. Leaves out those without games. */
export function candidatesOf(
  plugin: GamePlugin,
  plan: LabPlan,
  parts: readonly RunPart[],
  contenders: readonly Pick<Contender, 'values' | 'changes'>[],
  goals: readonly Goal[],
): Candidate[] {
  return contenders.flatMap(({ values, changes }, index): Candidate[] => {
    const result = armResult(plugin, plan, parts, index);
    if (result.games === 0) return [];
    return [{ ruleset: result.ruleset.id, values, changes, ...judged(result, goals) }];
  });
}

type Placed = Pick<Candidate, 'changes' | 'miss'> & {
  readonly results: readonly Pick<Candidate['results'][number], 'miss'>[];
};

/** The candidates that no other one beats. To beat means: no worse in any goal or in changes, and better in at least one of them. */
export function frontierOf<One extends Placed>(candidates: readonly One[]): One[] {
  const beats = (a: One, b: One): boolean => {
    const no = [a.changes <= b.changes, ...a.results.map((one, i) => one.miss <= b.results[i]!.miss)];
    const better = [a.changes < b.changes, ...a.results.map((one, i) => one.miss < b.results[i]!.miss)];
    return no.every(Boolean) && better.some(Boolean);
  };
  return candidates
    .filter((one) => !candidates.some((other) => beats(other, one)))
    .sort((a, b) => a.changes - b.changes || b.miss - a.miss);
}
