/** The plots of the lab pages. */
export * from './plot-figure.tsx';
export type { CandidateAxis, CandidateRow, IntervalRow, LengthRow, Scale, SweepRow } from './plots.ts';
