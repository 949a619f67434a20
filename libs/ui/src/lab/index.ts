/** What the pages of the lab show besides text and tables. */
export * from './plot-figure.tsx';
export type { IntervalRow, LengthRow, Scale, SweepRow } from './plots.ts';
