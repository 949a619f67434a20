/**
 * The plot that shows the result of a run. It is drawn on the server, needs no script, and fits any width: the texts are HTML, and the drawings
 * use shares of their width. Each row has its value as text, so a screen reader needs no drawing.
 */
import type { ReactNode } from 'react';
import { plotScale, plotTick, plotValue, type Plotted, type PlottedRow, type PlotScale } from './key-plot-model.ts';

export interface KeyPlotProps {
  readonly plot: Plotted;
  readonly caption: ReactNode;
  /** The value of a row as text for readers. The default has the value and its interval. */
  readonly textOf?: (row: PlottedRow) => string;
}

const ROW = 26;
const AXIS = 24;

const share = (place: number): string => `${+(100 * Math.min(1, Math.max(0, place))).toFixed(2)}%`;

export function KeyPlot({ plot, caption, textOf }: KeyPlotProps) {
  return (
    <figure className="plot-figure key-plot">
      <figcaption className={isNamed(plot) ? 'visually-hidden' : undefined}>{caption}</figcaption>
      {plot.kind === 'bars' ? <Bars plot={plot} /> : <Intervals plot={plot} textOf={textOf} />}
    </figure>
  );
}

/** Whether the label of the only row says what the caption says. */
const isNamed = ({ rows, title }: Plotted): boolean => rows.length === 1 && rows[0]!.label === title;

const intervalText =
  ({ unit }: Plotted) =>
  ({ value, low, high }: PlottedRow): string =>
    low < high
      ? `${plotValue(unit, value)} (${plotValue(unit, low)} to ${plotValue(unit, high)})`
      : plotValue(unit, value);

function Intervals({ plot, textOf = intervalText(plot) }: Pick<KeyPlotProps, 'plot' | 'textOf'>) {
  const scale = plotScale(plot);
  return (
    <div className="key-plot-rows">
      <ul>
        {plot.rows.map((row, at) => (
          <li key={at}>
            <span className="key-plot-label">{row.label}</span> <span className="key-plot-value">{textOf(row)}</span>
            <svg width="100%" height={ROW} aria-hidden="true">
              <Ground plot={plot} scale={scale} />
              <g className={row.shown ? 'key-plot-shown' : 'key-plot-quiet'}>
                {row.low < row.high && (
                  <line x1={share(scale.place(row.low))} x2={share(scale.place(row.high))} y1={ROW / 2} y2={ROW / 2} />
                )}
                <circle cx={share(scale.place(row.value))} cy={ROW / 2} r="6" />
              </g>
            </svg>
          </li>
        ))}
      </ul>
      <Axis scale={scale} unit={plot.unit} />
    </div>
  );
}

/** The band of differences that are too small to matter, and the line of the reference. */
function Ground({ plot: { at, band }, scale }: { readonly plot: Plotted; readonly scale: PlotScale }) {
  if (at == null) return null;
  const [from, to] = band == null ? [at, at] : [at - band, at + band];
  return (
    <>
      {from < to && (
        <rect
          className="key-plot-band"
          x={share(scale.place(from))}
          width={share(scale.place(to) - scale.place(from))}
          height={ROW}
        />
      )}
      <line className="key-plot-at" x1={share(scale.place(at))} x2={share(scale.place(at))} y1="0" y2={ROW} />
    </>
  );
}

function Axis({ scale, unit }: { readonly scale: PlotScale; readonly unit: string }) {
  return (
    <svg className="key-plot-axis" width="100%" height={AXIS} aria-hidden="true">
      <line x1="0" x2="100%" y1="0.5" y2="0.5" />
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line x1={share(scale.place(tick))} x2={share(scale.place(tick))} y1="0" y2="5" />
          <text x={share(scale.place(tick))} y="19" textAnchor={anchorOf(scale.place(tick))}>
            {plotTick(unit, tick)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Texts at the ends stay inside the drawing. */
const anchorOf = (place: number): 'start' | 'middle' | 'end' =>
  place < 0.04 ? 'start' : place > 0.96 ? 'end' : 'middle';

/** Horizontal bars, so that each label has room at any width. */
function Bars({ plot }: { readonly plot: Plotted }) {
  const scale = plotScale(plot);
  return (
    <ul className="key-plot-bars">
      {plot.rows.map(({ label, value }) => (
        <li key={label}>
          <span className="key-plot-label">{label}</span>
          <svg width="100%" height="18" aria-hidden="true">
            <rect width={share(scale.place(value))} height="18" />
          </svg>
          <span className="key-plot-value">{plotValue(plot.unit, value)}</span>
        </li>
      ))}
    </ul>
  );
}
