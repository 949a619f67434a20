/**
 * Plays the parts of a plan in order, on one thread or several. Parts that are already done are skipped, so a run can be stopped at any
 * time and continued. The content of a part depends only on the plan.
 */
import type { GamePlugin } from '@rulewright/engine';
import { Piscina } from 'piscina';
import { checkMetric, metricsOf } from '../results/run-metrics.ts';
import { ArmPlayer } from './arm-player.ts';
import type { RunPart } from '../plan/run-part.ts';
import {
  blockSize,
  orderKey,
  ordersOf,
  partsInOrder,
  wholeBlocks,
  type LabPlan,
  type PartOrder,
} from '../plan/lab-plan.ts';
import { causesOf, partsOf, unitsOf } from '../results/arm-result.ts';
import { boundAtAnyTime, difference } from '../results/statistics.ts';

/** Plays the parts that `next` returns on `workers` threads. `take` receives each finished part. */
async function withRunWorkers(
  plan: LabPlan,
  workers: number,
  next: () => PartOrder | undefined,
  take: (part: RunPart) => Promise<void>,
): Promise<void> {
  const pool = new Piscina({
    filename: new URL('./run-worker.js', import.meta.url).href,
    workerData: plan,
    minThreads: workers,
    maxThreads: workers,
  });
  const keepPlaying = async (): Promise<void> => {
    for (let order = next(); order; order = next()) await take((await pool.run(order)) as RunPart);
  };
  try {
    await Promise.all(Array.from({ length: workers }, keepPlaying));
  } finally {
    await pool.destroy();
  }
}

/** The condition for stopping a comparison before all games are played. */
export interface StopRule {
  /** Id of the metric to which the condition applies. */
  readonly metric: string;
  /** The smallest difference that matters, in the unit of the metric. */
  readonly matters: number;
}

export interface LabRunOptions {
  /** Parts that were played earlier. */
  readonly done?: readonly RunPart[];
  /** Number of threads. 1 plays in the calling thread. */
  readonly workers?: number;
  /** Called with each finished part. The thread starts its next part only after this call. */
  readonly onPart?: (part: RunPart) => void | Promise<void>;
  readonly signal?: AbortSignal;
  readonly stop?: StopRule;
}

export interface RunOutcome {
  /** The played parts that count, see `partsInOrder`. */
  readonly parts: readonly RunPart[];
  /** All games were played, the data was sufficient earlier, or the signal stopped the run. */
  readonly ended: 'complete' | 'enough' | 'stopped';
}

/** Whether the data of two arms is sufficient for the metric: a difference is certain, or certainly too small to matter. */
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
  const estimate = difference(units[0]!, units[1]!);
  // The bound requires a value fixed in advance. It is tightest when half of the planned games are played.
  const half = boundAtAnyTime(estimate, wholeBlocks(plan, plan.games) / blockSize(plan) / 2);
  return Math.abs(estimate.value) > half || Math.abs(estimate.value) + half < rule.matters;
}

/** How many parts are played between two checks of the stop rule. */
const LOOK_EVERY = 8;

/**
 * Plays the remaining parts of a plan.
 * @throws LabError `unknown-metric`; ProgramError if a ruleset cannot be played; UnknownBotError
 */
export async function playRun(plugin: GamePlugin, plan: LabPlan, options: LabRunOptions = {}): Promise<RunOutcome> {
  if (options.stop) checkMetric(plugin, plan, options.stop.metric);
  const parts: RunPart[] = [...(options.done ?? [])];
  const known = new Set(parts.map(orderKey));
  const left = ordersOf(plan).filter((order) => !known.has(orderKey(order)));
  // Compiled here even if workers play, so that errors are thrown before any thread starts.
  const players = plan.arms.map((_, arm) => new ArmPlayer(plugin, plan, arm));
  let enough = false;
  const take = async (part: RunPart): Promise<void> => {
    parts.push(part);
    await options.onPart?.(part);
    if (options.stop && parts.length % LOOK_EVERY === 0)
      enough ||= saysEnough(plugin, plan, partsInOrder(plan, parts), options.stop);
  };
  const next = (): PartOrder | undefined => (options.signal?.aborted || enough ? undefined : left.shift());
  const workers = Math.min(options.workers ?? 1, left.length);
  if (workers > 1) await withRunWorkers(plan, workers, next, take);
  else
    for (let order = next(); order; order = next()) {
      await take(players[order.arm]!.play(order.from, order.to));
      await new Promise((resolve) => setImmediate(resolve));
    }
  return { parts: partsInOrder(plan, parts), ended: enough ? 'enough' : left.length > 0 ? 'stopped' : 'complete' };
}
