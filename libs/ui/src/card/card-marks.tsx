/** The icons of a card face: a sphere for the cost, mandibles for attack, a wing case for defense, a heart for life. */
import { SIGN_PATHS } from './sign-paths.ts';

interface MarkProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly value: number | string;
}

/** The width of a digit in the font of numbers, as a part of its size. */
const DIGIT = 0.67;
/** The greatest width of a cost, as a part of the radius of its sphere. */
const COST_ROOM = 1.6;

/** The cost in a sphere with the colour of the rarity. A longer cost gets smaller. */
export function CostSphere({ x, y, size, value }: MarkProps) {
  const font = size * Math.min(1.08, COST_ROOM / (DIGIT * String(value).length));
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="cf-sphere" r={size} />
      <path
        className="cf-gloss"
        d={`M${-size * 0.62} ${-size * 0.42}A${size * 0.75} ${size * 0.75} 0 0 1 ${size * 0.3} ${-size * 0.68}`}
        strokeWidth={size * 0.08}
      />
      <text className="cf-cost" textAnchor="middle" y={font * 0.345} fontSize={font}>
        {value}
      </text>
    </g>
  );
}

/** The parts of a mark from its outer edge, as parts of its size: the edge, the sign, the gap before the number, and the other edge. */
const PARTS = { edge: 0.3, sign: 0.76, gap: 0.16, end: 0.34 };
const AROUND = PARTS.edge + PARTS.sign + PARTS.gap + PARTS.end;

interface StatMarkProps {
  /** The outer edge of the mark. It does not move when the number gets longer. */
  readonly x: number;
  /** Whether `x` is the left or the right edge. */
  readonly side: 'left' | 'right';
  /** The middle of the mark. */
  readonly y: number;
  readonly size: number;
  readonly value: number;
  readonly sign: keyof typeof SIGN_PATHS;
  /** The greatest width, as a part of the size. A longer number gets smaller. */
  readonly most?: number;
}

const MOST = 3.2;

/** The width of a mark, and the size of its number, as parts of its size. */
function partsOf(value: number, most: number): { readonly width: number; readonly font: number } {
  const wanted = String(value).length * DIGIT;
  const font = Math.min(1, (most - AROUND) / wanted);
  return { width: AROUND + wanted * font, font };
}

/** The parts of a mark of this size: its width, the size of its number, and where its sign and its number are. */
export function statParts(value: number, size: number, most = MOST) {
  const { width, font } = partsOf(value, most);
  return {
    width: width * size,
    font: size * font,
    sign: (PARTS.edge + PARTS.sign / 2) * size,
    number: (PARTS.edge + PARTS.sign + PARTS.gap) * size,
  };
}

/** The width of a mark of this size. */
export const statWidth = (value: number, size: number): number => partsOf(value, MOST).width * size;

/** A number with its sign in a capsule that grows with the number. */
export function StatMark({ x, side, y, size, value, sign, most = MOST }: StatMarkProps) {
  const { width, font, sign: at, number } = statParts(value, size, most);
  const left = side === 'left' ? x : x - width;
  return (
    <g transform={`translate(${left} ${y})`}>
      <rect className="cf-stat" y={-size * 0.62} width={width} height={size * 1.24} rx={size * 0.62} />
      <path className={`cf-${sign}`} transform={`translate(${at} 0) scale(${size / 34})`} d={SIGN_PATHS[sign]} />
      <text className="cf-number" x={number} y={font * 0.36} fontSize={font}>
        {value}
      </text>
    </g>
  );
}
