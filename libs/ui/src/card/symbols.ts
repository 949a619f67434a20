/** Symbols of resources, drawn by us: each a shape of its own on a disc, so that colour is never the only sign. Paths lie within -16 to 16. */

export interface SymbolDrawing {
  /** Filled. */
  readonly solid?: string;
  /** Drawn as a line. */
  readonly line?: string;
}

/** A star with so many points, from its outer and inner radius. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const turn = (i * Math.PI) / points - Math.PI / 2;
    return `${(radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

const spokes = (count: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i * 2 * Math.PI) / count - Math.PI / 2;
    const at = (radius: number): string =>
      `${(radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`;
    return `M${at(from)}L${at(to)}`;
  }).join('');

const DRAWINGS: Readonly<Record<string, SymbolDrawing>> = {
  /** A planet with its ring. */
  cosmic: {
    solid: 'M-6 0A6 6 0 1 1 6 0A6 6 0 1 1-6 0Z',
    line: 'M-4 4C-14 8-13 3-6-1M4-4C14-8 13-3 6 1M-11 6.5C-4 6 7-1 11-6.5',
  },
  /** A crescent. */
  dark: { solid: 'M5-10.4A11.5 11.5 0 1 0 5 10.4A10.8 10.8 0 0 1 5-10.4Z' },
  /** Two peaks. */
  earth: { solid: 'M-12 9L-4-8L1 2L4-3L12 9Z' },
  /** A flame. */
  flame: { solid: 'M0-12C2-6 9-3 8 4C7 9 4 11 0 11C-4 11-8 9-8 4C-8 0-5-1-5-5C-2-4-2-1-1 0C1-3 1-8 0-12Z' },
  /** A fir. */
  forest: { solid: 'M0-12L7-3H4L10 5H2V11H-2V5H-10L-4-3H-7Z' },
  /** A crystal of snow. */
  frost: {
    line: `${spokes(6, 0, 11)}M-3-9L0-6L3-9M-3 9L0 6L3 9M6-7L5-3L9-2M-6 7L-5 3L-9 2M-6-7L-5-3L-9-2M6 7L5 3L9 2`,
  },
  /** A sun. */
  light: { solid: 'M-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0Z', line: spokes(8, 7.5, 11.5) },
  /** A bolt. */
  lightning: { solid: 'M3-12L-8 2H-1L-3 12L8-3H1Z' },
  /** A ring. */
  neutral: { line: 'M-8 0A8 8 0 1 1 8 0A8 8 0 1 1-8 0Z' },
  /** A ghost. */
  spirit: { solid: 'M-8 11V-2A8 8 0 0 1 8-2V11L4 7L0 11L-4 7ZM-4-4V0H-2V-4ZM2-4V0H4V-4Z' },
  /** A drop. */
  water: { solid: 'M0-12C4-5 9-1 9 4A9 8 0 0 1-9 4C-9-1-4-5 0-12Z' },
};

const UNKNOWN: SymbolDrawing = { solid: star(5, 11, 5) };

/** Names that have a symbol of their own. */
export const SYMBOL_NAMES: readonly string[] = Object.keys(DRAWINGS);

/** The drawing of a symbol by its word, in any case; an unknown word gets a star. */
export const drawSymbol = (word: string): SymbolDrawing => DRAWINGS[word.toLowerCase()] ?? UNKNOWN;
