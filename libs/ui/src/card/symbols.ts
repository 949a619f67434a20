/**
 * Symbols of resources, drawn for this site. Each has its own shape, so that no symbol depends on colour alone. Path coordinates are
 * between -16 and 16.
 */

export interface SymbolDrawing {
  /** A filled path. */
  readonly solid?: string;
  /** A stroked path. */
  readonly line?: string;
}

/** A star with the given number of points and radii. */
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
  /** A snow crystal. */
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
  /** A cup. */
  cup: { solid: 'M-10-4H7V3C7 8 4 10 0 10H-3C-7 10-10 8-10 3Z', line: 'M7-2C13-3 13 6 6 5M-5-8V-11M0-8V-11' },
  /** A loaf. */
  loaf: { solid: 'M-12 3C-12-6-6-8 0-8C6-8 12-6 12 3C12 7 10 8 8 8H-8C-10 8-12 7-12 3Z' },
  /** A note. */
  note: { solid: 'M-3 7A4.5 3.6 0 1 1-3.2 6.8V-11L9-8V-3L0-5.5V7Z' },
  /** A lamp. */
  lamp: { solid: 'M-6-5H6L8 6H-8ZM-8 8H8V11H-8Z', line: 'M-5-7C-4-13 4-13 5-7' },
  /** A coin. */
  coin: { line: 'M-10 0A10 10 0 1 1 10 0A10 10 0 1 1-10 0ZM0-5V5M-3-3H3' },
  /** A leaf. */
  leaf: { solid: 'M-9 10C-12-4-2-11 10-11C11 1 5 11-9 10Z', line: 'M-11 12L3-3' },
  /** A drop. */
  water: { solid: 'M0-12C4-5 9-1 9 4A9 8 0 0 1-9 4C-9-1-4-5 0-12Z' },
};

const UNKNOWN: SymbolDrawing = { solid: star(5, 11, 5) };

export const SYMBOL_NAMES: readonly string[] = Object.keys(DRAWINGS);

/** Returns the symbol for a word, ignoring case. An unknown word gets a star. */
export const drawSymbol = (word: string): SymbolDrawing => DRAWINGS[word.toLowerCase()] ?? UNKNOWN;
