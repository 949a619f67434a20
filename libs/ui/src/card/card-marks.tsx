/** The icons of a card face: a sphere for the cost, mandibles for attack, a wing case for defense, a heart for life. */

export interface MarkProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly value: number | string;
}

/** The cost in a sphere with the colour of the rarity. */
export function CostSphere({ x, y, size, value }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="cf-sphere" r={size} />
      <path
        className="cf-gloss"
        d={`M${-size * 0.62} ${-size * 0.42}A${size * 0.75} ${size * 0.75} 0 0 1 ${size * 0.3} ${-size * 0.68}`}
        strokeWidth={size * 0.08}
      />
      <text className="cf-cost" textAnchor="middle" y={size * 0.37} fontSize={size * 1.08}>
        {value}
      </text>
    </g>
  );
}

/** Open mandibles. */
export const ATTACK_PATH = 'M-3-12C-13-9-16 3-8 13C-11 3-8-4-3-6ZM3-12C13-9 16 3 8 13C11 3 8-4 3-6ZM-5 12L0 4L5 12Z';
/** A wing case in the shape of a shield. */
export const DEFENSE_PATH = 'M0-13C7-11 12-9 12-3C12 5 6 11 0 14C-6 11-12 5-12-3C-12-9-7-11 0-13ZM0-9V10';

/** A heart. */
export const LIFE_PATH = 'M0 13C-16 2-14-11-6-11C-2-11 0-8 0-5C0-8 2-11 6-11C14-11 16 2 0 13Z';

function Stat({ x, y, size, value, kind }: MarkProps & { readonly kind: 'attack' | 'defense' }) {
  const width = size * 2.1;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="cf-stat" x={-width / 2} y={-size * 0.62} width={width} height={size * 1.24} rx={size * 0.62} />
      <path
        className={`cf-${kind}`}
        transform={`translate(${-width * 0.24} 0) scale(${size / 34})`}
        d={kind === 'attack' ? ATTACK_PATH : DEFENSE_PATH}
      />
      <text className="cf-number" textAnchor="middle" x={width * 0.18} y={size * 0.34} fontSize={size}>
        {value}
      </text>
    </g>
  );
}

export const AttackMark = (props: MarkProps) => <Stat {...props} kind="attack" />;
export const DefenseMark = (props: MarkProps) => <Stat {...props} kind="defense" />;
