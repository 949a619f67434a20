/** Emblems: SVG paths to use inside an `<svg>`, and a small standalone picture. */
import type { DrawingPart } from '@rulewright/content';
import { drawEmblem } from '../emblems/index.ts';

export interface EmblemProps {
  readonly name: string;
  readonly seed: string;
  /** The card's own drawing, which replaces the emblem. */
  readonly drawing?: readonly DrawingPart[];
  /** Leaves out the finest lines, which blur at small sizes. */
  readonly plain?: boolean;
}

/** The parts of the card's own drawing, or of the emblem. */
export const partsOf = ({ name, seed, drawing }: EmblemProps): readonly DrawingPart[] =>
  drawing ?? drawEmblem(name, seed);

/** The paths of an emblem. Coordinates are between -150 and 150. */
export function EmblemPaths({ name, seed, drawing, plain = false }: EmblemProps) {
  return partsOf({ name, seed, drawing })
    .filter((part) => !plain || part.ink !== 'hair')
    .map((part, i) => <path key={i} className={`em-${part.ink}`} d={part.d} />);
}

/** An emblem as a decorative picture. */
export function Emblem({ name, seed, drawing, plain, size }: EmblemProps & { readonly size?: number }) {
  return (
    <svg
      className="emblem"
      data-emblem={drawing ? undefined : name}
      data-drawing={drawing ? '' : undefined}
      viewBox="-156 -156 312 312"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <EmblemPaths name={name} seed={seed} drawing={drawing} plain={plain} />
    </svg>
  );
}
