/**
 * Trains a learner from recorded decisions. Options with a better result than predicted become more likely, and the predictions move towards the
 * results. As in proximal policy optimisation, the change since the games is limited, so that a lucky game does not spoil the policy.
 */
import type { Random } from '@rulewright/engine';
import type { Decisions } from './decisions.ts';
import type { Learner } from './learner.ts';

const { exp, log } = Math;
const TINY = 1e-12;

export interface LessonOptions {
  /** The learning rate. */
  readonly rate: number;
  /** The weight of the entropy, which keeps the choices uncertain. */
  readonly entropy: number;
}

/** The number of decisions in one step. */
const BATCH = 1024;
/** The clip of proximal policy optimisation: the share by which a decision may change the chance of its option since the game. */
const CLIP = 0.2;

/** Trains once on each decision, in random order. */
export function lesson(learner: Learner, d: Decisions, options: LessonOptions, random: Random): void {
  const order = Int32Array.from({ length: d.count }, (_, n) => n);
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const swapped = order[i]!;
    order[i] = order[j]!;
    order[j] = swapped;
  }
  const slopes = new Float32Array(learner.width);
  for (let from = 0; from < order.length; from += BATCH) {
    const batch = order.subarray(from, from + BATCH);
    for (const n of batch) learn(learner, d, n, options.entropy, slopes);
    learner.out.touch(0);
    for (const table of [learner.position, learner.option, learner.out]) table.apply(options.rate, 1 / batch.length);
  }
}

/** Adds the gradients of one decision. */
function learn(learner: Learner, d: Decisions, n: number, entropyShare: number, slopes: Float32Array): void {
  const { chances } = learner;
  const end = d.end[n]!;
  const count = d.options[n]!;
  const first = d.firstOption[n]!;
  const foretold = learner.look(d, d.start[n]!, end);
  for (let option = 0; option < count; option++)
    learner.score(d, option, option === 0 ? end : d.ends[first + option - 1]!, d.ends[first + option]!);
  learner.toChances(count);
  const chosen = d.chosen[n]!;
  const ratio = exp(log(chances[chosen]! + TINY) - d.chance[n]!);
  const gain = d.gain[n]!;
  const push = (gain > 0 ? ratio > 1 + CLIP : ratio < 1 - CLIP) ? 0 : gain * ratio;
  let entropy = 0;
  for (let option = 0; option < count; option++) entropy -= chances[option]! * log(chances[option]! + TINY);
  slopes.fill(0);
  for (let option = 0; option < count; option++) {
    const chance = chances[option]!;
    const slope =
      entropyShare * chance * (log(chance + TINY) + entropy) - push * ((option === chosen ? 1 : 0) - chance);
    const from = option === 0 ? end : d.ends[first + option - 1]!;
    learnOption(learner, d, option, from, d.ends[first + option]!, slope, slopes);
  }
  learnResult(learner, (foretold - d.result[n]!) * (1 - foretold * foretold), slopes);
  const { slope, width } = learner.position;
  for (let i = d.start[n]!; i < end; i++) {
    const at = d.at[i]!;
    const x = d.value[i]!;
    learner.position.touch(at);
    for (let k = 0; k < width; k++) slope[at * width + k]! += x * slopes[k]!;
  }
}

/** Adds the gradients for the score of one option. */
function learnOption(
  learner: Learner,
  d: Decisions,
  option: number,
  from: number,
  to: number,
  slope: number,
  slopes: Float32Array,
): void {
  const { hidden, units, out } = learner;
  const base = option * hidden;
  for (let k = 0; k < hidden; k++) {
    const unit = units[base + k]!;
    if (unit <= 0) {
      units[base + k] = 0;
      continue;
    }
    out.slope[k]! += slope * unit;
    const below = slope * out.weight[k]!;
    units[base + k] = below;
    slopes[k]! += below;
  }
  const table = learner.option;
  for (let i = from; i < to; i++) {
    const at = d.at[i]!;
    const x = d.value[i]!;
    table.touch(at);
    const row = at * table.width;
    for (let k = 0; k < hidden; k++) table.slope[row + k]! += x * units[base + k]!;
    table.slope[row + hidden]! += x * slope;
  }
}

/** Adds the gradients for the predicted result. */
function learnResult({ hidden, width, sums, out }: Learner, slope: number, slopes: Float32Array): void {
  for (let k = hidden; k < width - 1; k++) {
    if (sums[k]! <= 0) continue;
    out.slope[k]! += slope * sums[k]!;
    slopes[k] = slope * out.weight[k]!;
  }
  slopes[width - 1] = slope;
}
