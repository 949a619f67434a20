/**
 * Plots of the lab: intervals, game lengths, a metric along a sweep, tuning candidates. They are drawn in the browser with the colours of
 * the site.
 */
import * as Plot from '@observablehq/plot';

/** An estimate with its interval. */
export interface IntervalRow {
  readonly title: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Whether the games show a difference from the reference value. */
  readonly shown: boolean;
}

/** The share of games of an arm with one number of turns. */
export interface LengthRow {
  readonly arm: string;
  readonly at: number;
  readonly share: number;
  /** The address of the list of these games. */
  readonly href: string;
}

/** The axis labels of the plot of lengths. */
export interface LengthLabels {
  readonly turns: string;
  readonly share: string;
}

/** A metric at one value of the swept parameter. */
export interface SweepRow {
  readonly x: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A tuning candidate with its values for two goals. */
export interface CandidateRow {
  /** A short name for the plot. */
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** Whether no other candidate is better for every goal. */
  readonly frontier: boolean;
}

/** One axis of the plot of candidates: the metric of a goal, and the goal itself. */
export interface CandidateAxis {
  readonly label: string;
  readonly scale: Scale;
  /** The goal; null if the axis has none. */
  readonly goal: number | null;
}

/** The number format: `percent` multiplies a share by 100. */
export type Scale = 'percent' | 'plain';

const ACCENT = 'var(--accent)';
const QUIET = 'var(--ink-3)';
/** The height of a row of intervals. Narrow plots need more, because names wrap. */
const ROW = 28;
const ROW_NARROW = 42;
/** Candidates closer than this share of an axis get one joint label. */
const TOUCHING = 0.02;
/** A narrower plot has no room for labels at its side. */
const NARROW = 560;

const written =
  (scale: Scale) =>
  (value: number): string =>
    scale === 'percent' ? `${+(100 * value).toFixed(1)}%` : `${+value.toPrecision(3)}`;

/** One row per estimate, and a line for the value that means "no difference". */
export function intervals(rows: readonly IntervalRow[], at: number, label: string, scale: Scale, width: number) {
  const narrow = width < NARROW;
  const left = narrow ? width * 0.42 : 250;
  const color = ({ shown }: IntervalRow): string => (shown ? ACCENT : QUIET);
  return Plot.plot({
    width,
    height: rows.length * (narrow ? ROW_NARROW : ROW) + 60,
    marginLeft: left,
    marginRight: 24,
    x: {
      label,
      labelArrow: 'none',
      tickFormat: written(scale),
      grid: true,
      ticks: Math.max(3, Math.floor((width - left) / 90)),
      nice: true,
    },
    y: { label: null, domain: rows.map(({ title }) => title), tickSize: 0 },
    marks: [
      Plot.axisY({ label: null, tickSize: 0, lineWidth: (left - 20) / 12, fontSize: 12 }),
      Plot.ruleX([at], { stroke: 'currentColor' }),
      Plot.ruleY(rows, { y: 'title', x1: 'low', x2: 'high', stroke: color, strokeWidth: 2 }),
      Plot.dot(rows, { y: 'title', x: 'value', r: 4, fill: color, stroke: color }),
    ],
  });
}

/** The distribution of game lengths, one plot per arm. */
export function lengths(rows: readonly LengthRow[], arms: readonly string[], labels: LengthLabels, width: number) {
  return Plot.plot({
    width,
    height: 60 + arms.length * 130,
    marginLeft: 48,
    marginTop: 30,
    x: { label: labels.turns, labelArrow: 'none', nice: true },
    y: { label: labels.share, labelArrow: 'none', tickFormat: written('percent'), grid: true, ticks: 3 },
    fy: { label: null, domain: [...arms], axis: null },
    marks: [
      Plot.rectY(rows, {
        x1: (d: LengthRow) => d.at - 0.45,
        x2: (d: LengthRow) => d.at + 0.45,
        y: 'share',
        fy: 'arm',
        fill: ACCENT,
        href: 'href',
      }),
      Plot.ruleY([0]),
      ...(arms.length > 1
        ? [
            Plot.text(arms, {
              fy: (arm: string) => arm,
              text: (arm: string) => arm,
              frameAnchor: 'top-right',
              fontSize: 12,
              dy: -2,
            }),
          ]
        : []),
    ],
  });
}

/** A metric at each value of the swept parameter. */
export function sweep(rows: readonly SweepRow[], label: string, scale: Scale, width: number) {
  return Plot.plot({
    width,
    height: 200,
    marginLeft: 52,
    marginBottom: 36,
    x: { type: 'point', domain: rows.map(({ x }) => x), label, labelArrow: 'none' },
    y: { label: null, tickFormat: written(scale), grid: true, ticks: 4, nice: true },
    marks: [
      Plot.lineY(rows, { x: 'x', y: 'value', stroke: QUIET }),
      // Plot would draw an interval without width over the whole height.
      Plot.ruleX(
        rows.filter(({ low, high }) => low < high),
        { x: 'x', y1: 'low', y2: 'high', stroke: ACCENT, strokeWidth: 2 },
      ),
      Plot.dot(rows, { x: 'x', y: 'value', r: 4, fill: ACCENT }),
    ],
  });
}

/** Gives candidates at almost the same place one joint label: `3, 4`. */
function named(best: readonly CandidateRow[]): CandidateRow[] {
  const span = (of: 'x' | 'y'): number => Math.max(...best.map((d) => d[of])) - Math.min(...best.map((d) => d[of]));
  const near = (a: CandidateRow, b: CandidateRow): boolean =>
    Math.abs(a.x - b.x) <= TOUCHING * span('x') && Math.abs(a.y - b.y) <= TOUCHING * span('y');
  return best.reduce<CandidateRow[]>((names, one) => {
    const at = names.findIndex((other) => near(other, one));
    if (at < 0) return [...names, one];
    return names.with(at, { ...names[at]!, label: `${names[at]!.label}, ${one.label}` });
  }, []);
}

/** The marks of an axis of candidates: whole numbers if all its values are, such as the number of changed values. */
function marksOf(values: readonly number[], most: number): number | number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (!values.every(Number.isInteger) || high - low >= most) return most;
  return Array.from({ length: high - low + 1 }, (_, at) => low + at);
}

/** Candidates between two goals. The lines of the goals cross where both are met; only candidates of the frontier have labels. */
export function candidates(rows: readonly CandidateRow[], x: CandidateAxis, y: CandidateAxis, width: number) {
  const best = rows.filter(({ frontier }) => frontier);
  const goal = { stroke: 'currentColor', strokeDasharray: '4 3' };
  const marks = marksOf(
    rows.map((d) => d.x),
    6,
  );
  return Plot.plot({
    width,
    height: Math.min(420, Math.max(280, width * 0.6)),
    marginLeft: 56,
    marginTop: 28,
    marginBottom: 40,
    inset: 18,
    x: {
      label: x.label,
      labelArrow: 'none',
      tickFormat: written(x.scale),
      grid: true,
      nice: true,
      ticks: marks,
    },
    y: {
      label: y.label,
      labelArrow: 'none',
      tickFormat: written(y.scale),
      grid: true,
      nice: true,
      ticks: marksOf(
        rows.map((d) => d.y),
        5,
      ),
    },
    marks: [
      ...(x.goal === null ? [] : [Plot.ruleX([x.goal], goal)]),
      ...(y.goal === null ? [] : [Plot.ruleY([y.goal], goal)]),
      Plot.dot(
        rows.filter(({ frontier }) => !frontier),
        { x: 'x', y: 'y', r: 3.5, stroke: QUIET },
      ),
      Plot.dot(best, { x: 'x', y: 'y', r: 5, fill: ACCENT }),
      Plot.text(named(best), {
        x: 'x',
        y: 'y',
        text: 'label',
        // Beside the dot, because candidates with as many changes are above each other.
        ...(Array.isArray(marks) ? { dx: 10, textAnchor: 'start' as const } : { dy: -12 }),
        fontSize: 12,
        fontWeight: 600,
        fill: 'currentColor',
      }),
    ],
  });
}
