/** The one plot that shows the result of a run. The page of the run and the picture of its link draw the same plot. */
import type { Answer } from '../runs/questions/answer.ts';
import { questionById, type AskedQuestion } from '../runs/questions/questions.ts';
import type { ArmResult } from '../runs/results/arm-result.ts';
import type { Finding } from '../runs/results/comparison-findings.ts';
import type { Interval } from '../runs/results/statistics.ts';
import type { LabReport, Tuned } from './lab-report.ts';
import type { LabSetup } from './run-setup.ts';

/** `share`: 0.5 is 50%. `points`: 0.05 is 5 percentage points. `percent`: 0.05 is 5% of an earlier value. `number`: as it is. */
export type PlotUnit = 'share' | 'points' | 'percent' | 'number';

export interface KeyPlotRow {
  readonly label: string;
  readonly value: number;
  readonly interval: Interval;
  /** Whether the games show a difference from the reference. */
  readonly shown: boolean;
}

export interface KeyPlot {
  /** `intervals`: a dot and a line for each row. `bars`: the share of games with each value. */
  readonly kind: 'intervals' | 'bars';
  readonly title: string;
  readonly unit: PlotUnit;
  readonly rows: readonly KeyPlotRow[];
  /** The value that means "no difference", or a goal. Null if there is none. */
  readonly at: number | null;
  /** Differences up to this size are smaller than the one worth noticing. Null if the run has no such size. */
  readonly band: number | null;
  /** The confidence of the intervals; null for bars. */
  readonly confidence: number | null;
}

const MOST_ROWS = 6;
/** The most rows of pairs of decks, and of cards. */
const MOST_PAIRS = 12;
const MOST_BARS = 16;
const SURE = { of: 0.99, plain: 0.95 } as const;

const halfOf = ([low, high]: Interval): number => (high - low) / 2;

/** How many times its own uncertainty a difference is. */
const certainty = ({ difference, interval }: Finding): number =>
  Math.abs(difference) / Math.max(halfOf(interval), Number.MIN_VALUE);

const scaled = ([low, high]: Interval, by: number): Interval => [low * by, high * by];

/** The distribution of lengths in at most MOST_BARS bars of equal width. */
function lengthPlot({ turns, games }: ArmResult): KeyPlot {
  const first = turns[0]?.at ?? 0;
  const width = Math.ceil(((turns.at(-1)?.at ?? 0) - first + 1) / MOST_BARS);
  const bins = new Map<number, number>();
  for (const { at, games: count } of turns) {
    const bin = Math.floor((at - first) / width);
    bins.set(bin, (bins.get(bin) ?? 0) + count);
  }
  const rows = Array.from({ length: Math.max(0, ...bins.keys()) + 1 }, (_, bin) => {
    const [from, to] = [first + bin * width, first + (bin + 1) * width - 1];
    const value = (bins.get(bin) ?? 0) / Math.max(1, games);
    return { label: from === to ? `${from}` : `${from}–${to}`, value, interval: [value, value] as const, shown: true };
  });
  return { kind: 'bars', title: 'Share of games by number of turns', unit: 'share', rows, ...NOTHING };
}

const NOTHING = { at: null, band: null, confidence: null } as const;

/** The plot of an answer, if the answer alone is enough for it. */
function answerPlot(
  asked: AskedQuestion,
  { value, interval, against, difference, unit, verdict }: Answer,
  titles: ReadonlyMap<string, string>,
): KeyPlot | null {
  const question = questionById(asked.id);
  if (!question || value === null) return null;
  const { measure } = question;
  const shown = verdict === 'more' || verdict === 'less';
  const metric = 'metric' in measure ? titles.get(measure.metric) : undefined;
  const common = { kind: 'intervals', band: asked.size, confidence: SURE.of } as const;
  if (measure.kind === 'even')
    return {
      ...{ ...common, title: metric ?? 'Wins', unit: 'share', at: against },
      rows: [{ label: metric ?? 'Wins', value, interval, shown }],
    };
  if (measure.kind === 'card-played') {
    const label = 'Players who played the card, of those who drew it';
    return { ...common, title: label, unit: 'share', at: null, band: null, rows: [{ label, value, interval, shown }] };
  }
  if (measure.kind !== 'change' || difference === null) return null;
  const by = unit === 'share' ? 1 : 1 / Math.max(Math.abs(against ?? 0), Number.MIN_VALUE);
  const row = { label: metric ?? '', value: difference.value * by, interval: scaled(difference.interval, by), shown };
  return {
    ...{ ...common, title: 'Difference after the change', unit: unit === 'share' ? 'points' : 'percent', at: 0 },
    rows: [row],
  };
}

/** The wins of pairs of decks, or what each card changes. The clearest come first. */
function pairsPlot(
  { arms, entrants, question }: LabSetup,
  { pairs }: Answer,
  nameOf: (card: string) => string,
): KeyPlot {
  const skipped = arms.length - pairs.length;
  const isAboutCards = skipped > 0;
  const at = isAboutCards ? 0 : 1 / 2;
  // A level that all players have says nothing in a label, which has little room.
  const isOneLevel = new Set(entrants.map(({ bot }) => bot)).size === 1;
  const nameIn = ({ name, deckName }: LabSetup['entrants'][number]): string => (isOneLevel ? deckName : null) ?? name;
  const rows = pairs
    .map(({ value, interval, verdict }, index): KeyPlotRow => {
      const { name, replaced, seats = [] } = arms[index + skipped]!;
      const label = replaced
        ? nameOf(replaced.card)
        : [...new Set(seats)].map((entrant) => nameIn(entrants[entrant]!)).join(' against ');
      return { label: label || name, value, interval, shown: verdict !== 'none' && verdict !== 'unclear' };
    })
    .sort((a, b) => (isAboutCards ? b.value - a.value : Math.abs(b.value - at) - Math.abs(a.value - at)))
    .slice(0, MOST_PAIRS);
  const title = isAboutCards ? 'What each card changes in the wins' : 'Wins of the first deck';
  return {
    kind: 'intervals',
    title,
    unit: isAboutCards ? 'points' : 'share',
    rows,
    at,
    band: question?.size ?? null,
    confidence: SURE.of,
  };
}

/** The differences of two arms that are most certain, in one unit. */
function findingsPlot(findings: readonly Finding[], title: string, confidence: number): KeyPlot | null {
  const order = [...findings].sort((a, b) => Number(b.shown) - Number(a.shown) || certainty(b) - certainty(a));
  const first = order.find(({ unit, a }) => unit === 'share' || a > 0);
  if (!first) return null;
  const rows = order
    .filter(
      ({ unit, a, interval }) => unit === first.unit && (unit === 'share' || a > 0) && Number.isFinite(interval[1]),
    )
    .slice(0, MOST_ROWS)
    .map(({ title: label, difference, interval, shown, unit, a }): KeyPlotRow => {
      const by = unit === 'share' ? 1 : 1 / a;
      return { label, value: difference * by, interval: scaled(interval, by), shown };
    });
  const unit = first.unit === 'share' ? 'points' : 'percent';
  return { kind: 'intervals', title, unit, rows, at: 0, band: null, confidence };
}

/** The wins of one ruleset against an even share. */
function winsPlot(findings: readonly Finding[], confidence: number): KeyPlot | null {
  const [first] = findings;
  if (!first) return null;
  const rows = findings.slice(0, MOST_ROWS).map(({ title: label, b, a, interval, shown }) => ({
    ...{ label, value: b, shown },
    interval: [interval[0] + a, interval[1] + a] as const,
  }));
  return {
    kind: 'intervals',
    title: 'Wins, and an even share',
    unit: 'share',
    rows,
    at: first.a,
    band: null,
    confidence,
  };
}

/** The metric of a sweep that changes most clearly, at each value. */
function sweepPlot({ arms, findings }: LabReport, parameter: string): KeyPlot | null {
  const [best] = [...findings].sort((a, b) => Number(b.shown) - Number(a.shown) || certainty(b) - certainty(a));
  if (!best) return null;
  const rows = arms.flatMap((arm) => {
    const metric = arm.metrics.find(({ id }) => id === best.metric);
    if (!metric || arm.games === 0) return [];
    const { value, interval } = metric;
    return [{ label: `${parameter} ${arm.name}`, value, interval, shown: best.shown }];
  });
  const title = `${best.title}, by ${parameter}`;
  return { kind: 'intervals', title, unit: best.unit, rows, at: null, band: null, confidence: SURE.plain };
}

/** The first goal of a search, for the current rules and the candidates that come nearest. */
function tunedPlot({ goals, arms }: Tuned, names: readonly string[]): KeyPlot | null {
  const [goal] = goals;
  const near = [...arms].sort((a, b) => Number(b.arm === 0) - Number(a.arm === 0) || a.miss - b.miss);
  const rows = near.slice(0, MOST_ROWS).flatMap(({ arm, results, frontier }) => {
    const [result] = results;
    return result ? [{ label: names[arm] ?? '', value: result.value, interval: result.interval, shown: frontier }] : [];
  });
  const [first] = arms[0]?.results ?? [];
  if (!goal || !first || rows.length === 0) return null;
  const { title, unit } = first;
  return { kind: 'intervals', title, unit, rows, at: goal.value, band: null, confidence: SURE.plain };
}

/** The plot that shows the result of a run; null while it has no games. @param answer null without a question, or before its end */
export function keyPlotOf(
  setup: LabSetup,
  report: LabReport,
  answer: Answer | null,
  nameOf: (card: string) => string = (card) => card,
): KeyPlot | null {
  const { arms, findings, tuned } = report;
  const [first] = arms;
  // A search for a change has a table of versions in place of a plot.
  if (!first || report.games === 0 || answer?.verdict === 'outdated' || setup.blame) return null;
  const titles = new Map(first.metrics.map(({ id, title }) => [id, title]));
  if (tuned)
    return tunedPlot(
      tuned,
      arms.map(({ name }) => name),
    );
  if (setup.question !== null && questionById(setup.question.id)?.measure.kind === 'value') return lengthPlot(first);
  if (setup.question && answer && answer.pairs.length > 0) return pairsPlot(setup, answer, nameOf);
  if (setup.table !== undefined) return null;
  const answered = setup.question && answer && answerPlot(setup.question, answer, titles);
  if (answered) return answered;
  const confidence = setup.question ? SURE.of : SURE.plain;
  if (setup.sweep && !setup.question) return sweepPlot(report, setup.sweep.parameter);
  if (arms.length > 1) return findingsPlot(findings, 'Differences of the second ruleset from the first', confidence);
  return winsPlot(findings, confidence) ?? lengthPlot(first);
}
