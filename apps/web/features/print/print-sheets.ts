/**
 * The layout of cards on sheets of paper, in millimetres. Cards touch, so that one cut separates two of them; the cutting marks are
 * outside.
 */

export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;

export type Paper = keyof typeof PAPERS;

export const CARD = { width: 63, height: 88 } as const;

/** The distance of a mark from the cards, and its length. */
const MARK = { gap: 1, length: 4 };

interface CuttingMark {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface SheetLayout {
  readonly width: number;
  readonly height: number;
  /** The upper left corner of each card, row by row. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  readonly marks: readonly CuttingMark[];
}

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Fits the largest number of cards on the paper, centred. */
export function layoutOf(paper: Paper): SheetLayout {
  const { width, height } = PAPERS[paper];
  const [columns, rows] = [Math.floor(width / CARD.width), Math.floor(height / CARD.height)];
  const [left, top] = [(width - columns * CARD.width) / 2, (height - rows * CARD.height) / 2].map(rounded) as [
    number,
    number,
  ];
  const xs = range(columns + 1).map((i) => rounded(left + i * CARD.width));
  const ys = range(rows + 1).map((i) => rounded(top + i * CARD.height));
  const beside = (from: number, to: number): readonly (readonly [number, number])[] => [
    [rounded(from - MARK.gap - MARK.length), rounded(from - MARK.gap)],
    [rounded(to + MARK.gap), rounded(to + MARK.gap + MARK.length)],
  ];
  return {
    ...{ width, height },
    places: ys.slice(0, -1).flatMap((y) => xs.slice(0, -1).map((x) => ({ x, y }))),
    marks: [
      ...xs.flatMap((x) => beside(top, ys.at(-1)!).map(([y1, y2]) => ({ x1: x, x2: x, y1, y2 }))),
      ...ys.flatMap((y) => beside(left, xs.at(-1)!).map(([x1, x2]) => ({ y1: y, y2: y, x1, x2 }))),
    ],
  };
}

/** Splits cards into sheets. */
export function sheetsOf<Card>(cards: readonly Card[], { places }: SheetLayout): Card[][] {
  const sheets = Math.ceil(cards.length / places.length);
  return range(sheets).map((i) => cards.slice(i * places.length, (i + 1) * places.length));
}
