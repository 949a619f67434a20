/** Emblems: SVG paths to use inside an `<svg>`, and a small standalone picture. */
import { drawEmblem } from '../emblems/index.ts';

export interface EmblemProps {
  readonly name: string;
  readonly seed: string;
  /** Leaves out the finest lines, which blur at small sizes. */
  readonly plain?: boolean;
}

/** The paths of an emblem. Coordinates are between -150 and 150. */
export function EmblemPaths({ name, seed, plain = false }: EmblemProps) {
  return drawEmblem(name, seed)
    .filter((part) => !plain || part.ink !== 'hair')
    .map((part, i) => <path key={i} className={`em-${part.ink}`} d={part.d} />);
}

/** An emblem as a decorative picture. */
export function Emblem({ name, seed, plain, size }: EmblemProps & { readonly size?: number }) {
  return (
    <svg
      className="emblem"
      data-emblem={name}
      viewBox="-156 -156 312 312"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <EmblemPaths name={name} seed={seed} plain={plain} />
    </svg>
  );
}
