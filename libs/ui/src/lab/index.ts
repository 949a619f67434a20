/** What the pages of the lab show besides text and tables. */
export * from './plot-figure.tsx';
export type { CandidateAxis, CandidateRow, IntervalRow, LengthRow, Scale, SweepRow } from './plots.ts';
