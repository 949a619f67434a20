/**
 * Computes how many games a question needs before a run, and how precise the games must be for the run to end.
 *
 * A test of a mean of n independent units with standard deviation s has the level `alpha` and notices a difference d with probability
 * `power` if n = ((z(alpha / 2) + z(1 - power)) s / d)² (Chow, Shao and Wang, Sample Size Calculations in Clinical Research, 3.1; Cohen,
 * Statistical Power Analysis, 2.4). Two groups have twice the variance of one. An interval of half width h needs n = (z(alpha / 2) s / h)².
 *
 * Before a run, the plan assumes the largest standard deviation of a share, and no benefit from paired seeds or swapped seats. During the
 * run, the standard error is known. The run ends when that error is small enough. With pairs, this often needs fewer games. The decision
 * depends only on the error and not on the result, so ordinary intervals remain valid (Chow and Robbins, "On the asymptotic theory of
 * fixed-width sequential confidence intervals for the mean", 1965).
 */
import { quantile } from '../results/statistics.ts';
import type { QuestionMeasure, Question } from './questions.ts';

/** The chance that a run finds a difference that does not exist. */
export const ALPHA = 0.01;
/** The chance that a run finds a difference of the size that it was asked for. */
const POWER = 0.9;

/** The largest possible standard deviation of a share, which a fair coin has. */
const SHARE_SPREAD = 0.5;
/** The assumed standard deviation of the length of games, relative to their mean. */
const LENGTH_SPREAD = 0.5;
/** The assumed share of players who draw a card, for the question whether players play it. */
const DRAWN = 0.25;
/** The players in a game for questions about a card. */
const CARD_SEATS = 2;

/** The number of tests in a question. Each test has the level ALPHA divided by this number (Bonferroni). */
const testsOf = (measure: QuestionMeasure, arms: number): number => {
  if (measure.kind === 'any') return measure.metrics.length;
  if (measure.kind === 'matchups') return arms;
  return measure.kind === 'deciding' ? Math.max(1, arms - 1) : 1;
};

/** The difference that a test notices with probability `power`, in standard errors. */
export const noticeable = (alpha = ALPHA, power = POWER): number => quantile(alpha / 2) + quantile(1 - power);

/** The units in each group that a test of `groups` groups needs to notice a difference. @param spread the standard deviation of a unit */
export const unitsToNotice = (
  difference: number,
  spread: number,
  groups: 1 | 2,
  alpha = ALPHA,
  power = POWER,
): number => Math.ceil(groups * ((noticeable(alpha, power) * spread) / difference) ** 2);

/** The units needed for an interval with this half width. */
export const unitsToMeasure = (half: number, spread: number, alpha = ALPHA): number =>
  Math.ceil(((quantile(alpha / 2) * spread) / half) ** 2);

/**
 * The tries needed to see an event of this probability at least once, with confidence 1 - `alpha`. This is the exact form of the rule of
 * three (Hanley and Lippman-Hand, "If nothing goes wrong, is everything all right?", JAMA 1983).
 */
export const triesToSee = (chance: number, alpha = ALPHA): number => Math.ceil(Math.log(alpha) / Math.log(1 - chance));

/** The largest number of games of each arm that a question needs. @param arms the number of arms, on which the tests of some questions depend */
export function gamesNeeded({ measure }: Question, size: number, arms = 1): number {
  const { kind } = measure;
  if (kind === 'even') return unitsToNotice(size, SHARE_SPREAD, 1);
  if (kind === 'value') return unitsToMeasure(size, LENGTH_SPREAD);
  if (kind === 'change') return unitsToNotice(size, measure.unit === 'share' ? SHARE_SPREAD : LENGTH_SPREAD, 2);
  if (kind === 'matchups') return unitsToNotice(size, SHARE_SPREAD, 1, ALPHA / testsOf(measure, arms));
  if (kind === 'deciding') return unitsToNotice(size, SHARE_SPREAD, 2, ALPHA / testsOf(measure, arms));
  if (kind === 'any') return unitsToNotice(size, SHARE_SPREAD, 2, ALPHA / testsOf(measure, arms));
  return Math.ceil(triesToSee(size) / (CARD_SEATS * DRAWN));
}

/** The difference that a question notices with this many games of each ruleset. */
export const sizeNoticed = (question: Question, size: number, games: number, arms = 1): number =>
  question.measure.kind === 'card-played'
    ? 1 - ALPHA ** (1 / (games * CARD_SEATS * DRAWN))
    : size * Math.sqrt(gamesNeeded(question, size, arms) / games);

/** The difference that a question notices, in standard errors. For a measured value, half its interval in standard errors. */
export const errorsOf = (measure: QuestionMeasure, arms = 1): number =>
  measure.kind === 'value' ? quantile(ALPHA / 2) : noticeable(ALPHA / testsOf(measure, arms));
