/**
 * Playing a plan: its parts in order, on this thread or on several, with the parts of an earlier go left out, so that a run
 * can be stopped at any time and gone on with. Nothing but the plan decides what a part contains.
 */
import type { GamePlugin } from '@rulewright/engine';
import { checkMetric, metricsOf } from '../results/run-metrics.ts';
import { ArmPlayer } from './arm-player.ts';
import type { RunPart } from '../plan/run-part.ts';
import { blockSize, ordersOf, wholeBlocks, type LabPlan, type PartOrder } from '../plan/lab-plan.ts';
import { causesOf, partsOf, unitsOf } from '../results/arm-result.ts';
import { boundAtAnyTime, difference } from '../results/statistics.ts';
import { withRunWorkers } from './run-threads.ts';

/** When a comparison may stop before all games are played. */
export interface StopRule {
  /** Id of the metric that decides. */
  readonly metric: string;
  /** A difference smaller than this does not matter; in the unit of the metric. */
  readonly matters: number;
}

export interface LabRunOptions {
  /** Parts that were played before. */
  readonly done?: readonly RunPart[];
  /** Threads; 1 plays on the caller's. */
  readonly workers?: number;
  /** Told each part as it is done; the next part of its thread waits for it. */
  readonly onPart?: (part: RunPart) => void | Promise<void>;
  readonly signal?: AbortSignal;
  readonly stop?: StopRule;
}

export interface RunOutcome {
  readonly parts: readonly RunPart[];
  /** All games were played, the data was enough before that, or somebody stopped it. */
  readonly ended: 'complete' | 'enough' | 'stopped';
}

const keyOf = ({ arm, from }: PartOrder): string => `${arm}/${from}`;

/** Whether the data of two arms is enough for the metric: a difference is certain, or certainly too small to matter. */
export function saysEnough(plugin: GamePlugin, plan: LabPlan, parts: readonly RunPart[], rule: StopRule): boolean {
  if (plan.arms.length !== 2) return false;
  const metric = metricsOf(plugin, plan, causesOf(parts)).find(({ id }) => id === rule.metric);
  if (!metric) return false;
  const [a, b] = [partsOf(parts, 0), partsOf(parts, 1)];
  const common = a.filter(({ from }) => b.some((part) => part.from === from)).map(({ from }) => from);
  const units = [a, b].map((list) =>
    unitsOf(
      plan,
      metric,
      list.filter(({ from }) => common.includes(from)).flatMap(({ rows }) => rows),
    ),
  );
  const found = difference(units[0]!, units[1]!);
  // Fixed beforehand, as the bound demands: tightest when half of the planned games are played.
  const half = boundAtAnyTime(found, wholeBlocks(plan, plan.games) / blockSize(plan) / 2);
  return Math.abs(found.value) > half || Math.abs(found.value) + half < rule.matters;
}

/** How many parts come in between two looks at whether the data says enough. */
const LOOK_EVERY = 8;

/**
 * Plays what is left of a plan.
 * @throws LabError `unknown-metric`; ProgramError for what a ruleset cannot play; UnknownBotError
 */
export async function playRun(plugin: GamePlugin, plan: LabPlan, options: LabRunOptions = {}): Promise<RunOutcome> {
  if (options.stop) checkMetric(plugin, plan, options.stop.metric);
  const parts: RunPart[] = [...(options.done ?? [])];
  const known = new Set(parts.map(keyOf));
  const left = ordersOf(plan).filter((order) => !known.has(keyOf(order)));
  // Compiled here even when workers play: what cannot be played is refused before any thread starts.
  const players = plan.arms.map((_, arm) => new ArmPlayer(plugin, plan, arm));
  let enough = false;
  const take = async (part: RunPart): Promise<void> => {
    parts.push(part);
    await options.onPart?.(part);
    if (options.stop && parts.length % LOOK_EVERY === 0) enough ||= saysEnough(plugin, plan, parts, options.stop);
  };
  const next = (): PartOrder | undefined => (options.signal?.aborted || enough ? undefined : left.shift());
  const workers = Math.min(options.workers ?? 1, left.length);
  if (workers > 1) await withRunWorkers(plan, workers, next, take);
  else
    for (let order = next(); order; order = next()) {
      await take(players[order.arm]!.play(order.from, order.to));
      await new Promise((resolve) => setImmediate(resolve));
    }
  return { parts, ended: enough ? 'enough' : left.length > 0 ? 'stopped' : 'complete' };
}
