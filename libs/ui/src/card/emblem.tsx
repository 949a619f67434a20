/** An emblem as SVG paths inside an `<svg>`, and on its own as a small picture. */
import { drawEmblem } from '../emblems/index.ts';

export interface EmblemProps {
  readonly name: string;
  readonly seed: string;
  /** Leave out the finest lines, which clot when small. */
  readonly plain?: boolean;
}

/** The paths of an emblem, within -150 to 150 both ways. */
export function EmblemPaths({ name, seed, plain = false }: EmblemProps) {
  return drawEmblem(name, seed)
    .filter((part) => !plain || part.ink !== 'hair')
    .map((part, i) => <path key={i} className={`em-${part.ink}`} d={part.d} />);
}

/** An emblem as a picture of its own, for decoration. */
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
