/** The scale and the texts of the plot that shows the result of a run. The page and the picture of a link use them. */

export interface PlottedRow {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Whether the games show a difference from the reference. */
  readonly shown: boolean;
}

export interface Plotted {
  /** `intervals` or `bars`. */
  readonly kind: string;
  readonly title: string;
  /** `share`, `points`, `percent` or `number`; 0.05 is 5%, except for `number`. */
  readonly unit: string;
  readonly rows: readonly PlottedRow[];
  /** The value that means "no difference", or a goal. */
  readonly at?: number | null;
  /** The difference worth noticing, on both sides of `at`. */
  readonly band?: number | null;
  readonly confidence?: number | null;
}

export interface PlotScale {
  readonly ticks: readonly number[];
  /** The place of a value from 0 to 1. */
  place(value: number): number;
}

const STEPS = [1, 2, 5, 10] as const;
/** The share of the plot that stays empty at each side. */
const AIR = 0.06;

/** A round step that divides `span` into at most `most` parts. */
function stepOf(span: number, most: number): number {
  const rough = span / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * STEPS.find((step) => step * power >= rough * 0.999)!;
}

/** The scale over all intervals, the reference and its band. */
export function plotScale({ kind, rows, at, band }: Plotted, most = 5): PlotScale {
  const around = at == null ? [] : [at, ...(band == null ? [] : [at - 1.6 * band, at + 1.6 * band])];
  const ends = [...(kind === 'bars' ? [0] : []), ...rows.flatMap(({ low, high }) => [low, high]), ...around];
  const [least, largest] = [Math.min(...ends), Math.max(...ends)];
  const air = (largest - least || Math.abs(largest) || 1) * AIR;
  const [low, high] = [kind === 'bars' ? 0 : least - air, largest + air];
  const step = stepOf(high - low, most);
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  const ticks = Array.from({ length: count }, (_, i) => +((first + i) * step).toPrecision(10));
  return { ticks, place: (value) => (value - low) / (high - low) };
}

/** A number with as many decimals as a reader needs. A value that rounds to 0 gets no sign. */
function plain(value: number, places: number): string {
  const text = value.toFixed(places);
  return Number(text) === 0 ? (0).toFixed(places) : text.replace('-', '−');
}

/** A value as text, such as "52.3%", "+1.5 points" or "11.2". */
export function plotValue(unit: string, value: number): string {
  const signed = (text: string): string => (value > 0 && !/^0(\.0+)?$/u.test(text) ? `+${text}` : text);
  if (unit === 'share') return `${plain(100 * value, 1)}%`;
  if (unit === 'points') return signed(plain(100 * value, 1));
  if (unit === 'percent') return `${signed(plain(100 * value, 1))}%`;
  return plain(value, Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
}

/** The label of a tick. */
export function plotTick(unit: string, value: number): string {
  const text = plain(unit === 'number' ? value : 100 * value, 2).replace(/\.00$|(\.\d)0$/u, '$1');
  const sign = value > 0 && (unit === 'points' || unit === 'percent') ? '+' : '';
  return `${sign}${text}${unit === 'share' || unit === 'percent' ? '%' : ''}`;
}
