/** The plots of the lab pages. */
export * from './plot-figure.tsx';
export type { CandidateAxis, CandidateRow, IntervalRow, LengthRow, Scale, SweepRow } from './plots.ts';
export * from './key-plot.tsx';
export { plotValue, type Plotted, type PlottedRow } from './key-plot-model.ts';
