/** Answers a question from the games played so far. An answer claims no more than these games show. */
import type { GamePlugin } from '@rulewright/engine';
import { chanceOf, holm, interval, type Estimate, type Interval } from '../results/statistics.ts';
import type { MetricUnit } from '../results/run-metrics.ts';
import type { RunPart } from '../plan/run-part.ts';
import type { LabPlan } from '../plan/lab-plan.ts';
import { commonParts, measured, type Measured } from './measured.ts';
import { isOutdated, questionById, type AskedQuestion, type Question } from './questions.ts';
import { ALPHA, errorsOf, triesToSee } from './sample-size.ts';

/**
 * `more`, `less`: the value is above or below the value for comparison, and the difference may be as large as requested. `small`: there is a
 * difference, but it is certainly smaller than requested. `none`: no difference was found, although the games notice one of the requested
 * size. `same`: both rulesets gave the same games, decision by decision. `measured`: the value has the requested precision. `unclear`: more
 * games are needed. `outdated`: the games were played for an older method that misleads. For `card-played`, `more` means that the card was
 * played, and `none` that it was never played.
 */
export type AnswerVerdict = 'more' | 'less' | 'small' | 'none' | 'same' | 'measured' | 'unclear' | 'outdated';

/** A metric with a found difference. */
interface Changed {
  readonly title: string;
  readonly unit: MetricUnit;
  readonly before: number;
  readonly after: number;
}

export interface Answer {
  readonly verdict: AnswerVerdict;
  readonly unit: MetricUnit;
  /** The measured value, with its interval at the confidence 1 - ALPHA. Null without data. */
  readonly value: number | null;
  readonly interval: Interval;
  /** The value for comparison. Null if there is none. */
  readonly against: number | null;
  /** The value minus `against`, with its interval. Games with the same seed are compared in pairs. Null without a comparison. */
  readonly difference: { readonly value: number; readonly interval: Interval } | null;
  /**
   * The difference that these games notice with a probability of 90%, in the unit of `AskedQuestion.size`. For a measured value: half its
   * interval. For `card-played`: the share that they notice with a probability of 1 - ALPHA. Null if it is unknown.
   */
  readonly notices: number | null;
  /** The number of counted games of each ruleset. */
  readonly games: number;
  /** For questions about a card: the number of players who drew it. */
  readonly drew: number;
  readonly changed: readonly Changed[];
  /** The first and third quartile of the game lengths, in turns. */
  readonly middle: Interval | null;
  /** For pairs of decks and for deciding cards: the result of each, in the order of the arms. Empty for other questions. */
  readonly pairs: readonly PairResult[];
}

/** The wins of the first deck of a pair, or what a card changes in them. */
export interface PairResult {
  readonly verdict: 'more' | 'less' | 'small' | 'none' | 'unclear';
  /** The share of wins, or the difference. */
  readonly value: number;
  /** The 99% interval. */
  readonly interval: Interval;
}

/** With fewer units, the estimate of the error is too uncertain. If few pairs of games differ, it is too small when chance hid differences. */
const FEWEST_UNITS = 400;
/** At the planned number of games, the error can exceed the planned error by a few percent. */
const TOLERANCE = 1.1;

/** The unit of differences: 1 for shares, otherwise the value that they are relative to. */
const scaleOf = ({ measure }: Question, { unit, value, against }: Measured): number =>
  unit === 'share' ? 1 : Math.abs(measure.kind === 'value' ? value.value : (against ?? 0));

/** The largest share of units that can differ although none of these does, with confidence 1 - ALPHA (the rule of three). */
const unseen = (units: number): number => 1 - ALPHA ** (1 / units);

/** The difference that the games notice: in points for shares, otherwise relative to the value. Null if it is unknown. */
function noticed(question: Question, one: Measured, arms = 1): number | null {
  const scale = scaleOf(question, one);
  if (scale === 0) return null;
  // Units without any difference have no standard error, but rare differences can still exist.
  return one.estimate.error === 0
    ? unseen(one.estimate.units)
    : (errorsOf(question.measure, arms) * one.estimate.error) / scale;
}

const drawnIn = (parts: readonly RunPart[], card: string | null): number =>
  card === null ? 0 : parts.reduce((sum, { cards }) => sum + (cards[card]?.drawn ?? 0), 0);

/** Whether the games so far answer the question with the requested precision. The result itself does not matter. */
export function isAnswered(
  plugin: GamePlugin,
  plan: LabPlan,
  parts: readonly RunPart[],
  asked: AskedQuestion,
): boolean {
  const question = questionById(asked.id);
  if (!question) return false;
  const { measure } = question;
  if (measure.kind === 'card-played') return drawnIn(parts, asked.card) >= triesToSee(asked.size);
  const measurements = measured(plugin, plan, parts, measure, asked);
  // Identical games have an error of 0. They do not show that further games are identical too.
  return (
    measurements.length > 0 &&
    measurements.every(
      (one) =>
        one.estimate.units >= FEWEST_UNITS &&
        one.estimate.error > 0 &&
        (noticed(question, one, plan.arms.length) ?? Infinity) <= asked.size,
    )
  );
}

/** The first and third quartile of the game lengths, in turns. */
function quartiles(parts: readonly RunPart[]): Interval {
  const turns = parts.flatMap(({ rows }) => rows.map((row) => row.turns)).sort((a, b) => a - b);
  return [turns[Math.floor(turns.length / 4)]!, turns[Math.floor((3 * turns.length) / 4)]!];
}

const checksumOf = (parts: readonly RunPart[]): number =>
  parts.reduce((sum, { checksum }) => (sum + checksum) >>> 0, 0);

/** The interval of an estimate at the confidence of questions. */
const sure = (estimate: Estimate): Interval => interval(estimate, 1 - ALPHA);

/** Whether a difference is certainly smaller than requested. */
function isSmall(question: Question, one: Measured, size: number): boolean {
  const most = size * scaleOf(question, one);
  return sure(one.estimate).every((end) => Math.abs(end) < most);
}

/** Decides between more, less and no difference. With several metrics, the chance of any false difference is ALPHA in total. */
function compare(question: Question, all: readonly Measured[], size: number): Pick<Answer, 'verdict' | 'changed'> {
  const shown = holm(
    all.map(({ estimate }) => chanceOf(estimate)),
    ALPHA,
  );
  const changed = all.filter((_, at) => shown[at]);
  if (changed.length > 0)
    return {
      // A question about any change has several metrics, and each change counts.
      verdict:
        all.length === 1 && isSmall(question, changed[0]!, size)
          ? 'small'
          : changed[0]!.estimate.value > 0
            ? 'more'
            : 'less',
      changed: changed.map(({ title, unit, against, value }) => ({
        ...{ title, unit },
        before: against ?? 0,
        after: value.value,
      })),
    };
  const precise = all.every((one) => (noticed(question, one) ?? Infinity) <= size * TOLERANCE);
  return { verdict: precise ? 'none' : 'unclear', changed: [] };
}

/** The result of each pair. The chance of any false difference is ALPHA in total. */
function matchupsFrom(all: readonly Measured[], arms: number, size: number, question: Question): PairResult[] {
  const shown = holm(
    all.map(({ estimate }) => chanceOf(estimate)),
    ALPHA,
  );
  return all.map((one, at) => {
    const { kind } = question.measure;
    const [value, interval] =
      kind === 'matchups' ? [one.value.value, sure(one.value)] : [one.estimate.value, sure(one.estimate)];
    const precise = (noticed(question, one, arms) ?? Infinity) <= size * TOLERANCE;
    const differs = isSmall(question, one, size) ? 'small' : one.estimate.value > 0 ? 'more' : 'less';
    return { verdict: shown[at] ? differs : precise ? 'none' : 'unclear', value, interval };
  });
}

/** Answers whether players play a card. If none did, the exact rule of three gives the upper limit of the share. */
function playedAnswer(one: Measured, drew: number, size: number): Pick<Answer, 'verdict' | 'interval' | 'notices'> {
  const notices = drew > 0 ? unseen(drew) : null;
  const share = Math.min(1, one.value.value);
  if (share === 0)
    return { verdict: (notices ?? 1) <= size * TOLERANCE ? 'none' : 'unclear', interval: [0, notices ?? 1], notices };
  const [low, high] = sure(one.value);
  return { verdict: 'more', interval: [Math.max(0, low), Math.min(1, high)], notices };
}

/** The answer to the question of a run. Null if the lab no longer has the question. */
export function answerOf(
  plugin: GamePlugin,
  plan: LabPlan,
  parts: readonly RunPart[],
  asked: AskedQuestion,
): Answer | null {
  const question = questionById(asked.id);
  if (!question) return null;
  const { measure } = question;
  const arms = commonParts(plan, parts);
  const counted = {
    games: arms[0]?.reduce((sum, { from, to }) => sum + to - from, 0) ?? 0,
    drew: drawnIn(arms[0] ?? [], asked.card),
  };
  const nothing = { changed: [], pairs: [], middle: null, against: null, difference: null };
  const unknown = { ...nothing, ...counted, unit: 'share', value: null, interval: [0, 1], notices: null } as const;
  if (isOutdated(asked)) return { ...unknown, verdict: 'outdated' };
  const all = measured(plugin, plan, parts, measure, asked);
  const [first] = all;
  if (!first) return { ...unknown, verdict: 'unclear' };
  const { unit, against } = first;
  const value = first.value.value;
  const result = { unit, against, value, interval: sure(first.value), notices: noticed(question, first) };
  const difference = against === null ? null : { value: first.estimate.value, interval: sure(first.estimate) };
  const base = { ...nothing, ...counted, ...result, difference };
  if (measure.kind === 'card-played')
    return { ...base, value: Math.min(1, value), ...playedAnswer(first, counted.drew, asked.size) };
  if (measure.kind === 'matchups' || measure.kind === 'deciding') {
    const pairs = matchupsFrom(all, plan.arms.length, asked.size, question);
    const precise = pairs.every(({ verdict }) => verdict !== 'unclear');
    return { ...base, verdict: precise ? 'measured' : 'unclear', pairs };
  }
  if (measure.kind === 'value') {
    const precise = (base.notices ?? Infinity) <= asked.size * TOLERANCE;
    return { ...base, verdict: precise ? 'measured' : 'unclear', middle: quartiles(arms[0]!) };
  }
  if (arms.length === 2 && checksumOf(arms[0]!) === checksumOf(arms[1]!)) return { ...base, verdict: 'same' };
  return { ...base, ...compare(question, all, asked.size) };
}
