/** The plot of a lab run on the picture of its link. */
import { fitText } from '../card/fit-text.ts';
import { plotScale, plotTick, plotValue, type Plotted } from '../lab/key-plot-model.ts';

interface PlotPictureProps {
  readonly plot: Plotted;
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
}

const MOST_ROWS = 5;
const LABEL = { size: 22, tall: 50 } as const;
const TRACK = 34;
const AXIS = 40;

export function PlotPicture({ plot, left, width, top, height }: PlotPictureProps) {
  return (
    <g transform={`translate(${left} ${top})`}>
      {plot.kind === 'bars' ? (
        <PictureBars plot={plot} width={width} height={height} />
      ) : (
        <PictureRows plot={plot} width={width} height={height} />
      )}
    </g>
  );
}

type Inner = Pick<PlotPictureProps, 'plot' | 'width' | 'height'>;

function PictureRows({ plot, width, height }: Inner) {
  const rows = plot.rows.slice(0, MOST_ROWS);
  const shown = { ...plot, rows };
  const scale = plotScale(shown, 4);
  const x = (value: number): number => +(width * scale.place(value)).toFixed(1);
  const step = LABEL.tall + TRACK + 14;
  const start = Math.max(0, (height - AXIS - rows.length * step) / 2);
  const end = start + rows.length * step;
  const { at, band } = plot;
  return (
    <>
      {at != null && band != null && (
        <rect className="pv-band" x={x(at - band)} y={start} width={x(at + band) - x(at - band)} height={end - start} />
      )}
      {at != null && <path className="pv-at" d={`M${x(at)} ${start}V${end}`} />}
      {rows.map((row, i) => {
        const y = start + i * step + LABEL.tall + TRACK / 2;
        const label = fitText([row.label], { width, height: 40, largest: LABEL.size, smallest: LABEL.size });
        return (
          <g key={i} className={row.shown ? 'pv-shown' : 'pv-quiet'}>
            <text className="pv-label" x="0" y={y - TRACK / 2 - 26} fontSize={LABEL.size}>
              {label.paragraphs[0]?.[0]}
            </text>
            <text className="pv-value" x="0" y={y - TRACK / 2} fontSize={LABEL.size}>
              {plotValue(plot.unit, row.value)}
            </text>
            {row.low < row.high && <path className="pv-range" d={`M${x(row.low)} ${y}H${x(row.high)}`} />}
            <circle className="pv-dot" cx={x(row.value)} cy={y} r="10" />
          </g>
        );
      })}
      <path className="pv-axis" d={`M0 ${end}H${width}`} />
      {scale.ticks.map((tick) => (
        <text key={tick} className="pv-foot" x={x(tick)} y={end + 30} fontSize="20" textAnchor="middle">
          {plotTick(plot.unit, tick)}
        </text>
      ))}
    </>
  );
}

function PictureBars({ plot, width, height }: Inner) {
  const scale = plotScale(plot);
  const step = width / Math.max(1, plot.rows.length);
  const room = height - AXIS;
  /** Labels that would touch are left out. */
  const every = Math.ceil(60 / step);
  return (
    <>
      {plot.rows.map(({ label, value }, i) => (
        <g key={label}>
          <rect
            className="pv-bar"
            x={i * step + 2}
            y={room * (1 - scale.place(value))}
            width={step - 4}
            height={room * scale.place(value)}
          />
          {i % every === 0 && (
            <text className="pv-foot" x={(i + 0.5) * step} y={room + 28} fontSize="18" textAnchor="middle">
              {label}
            </text>
          )}
        </g>
      ))}
      <path className="pv-axis" d={`M0 ${room}H${width}`} />
    </>
  );
}
