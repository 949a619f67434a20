/** Batches of games with tallies, event files and per-rule counters. */
export * from './batch.ts';
export * from './event-lines.ts';
export * from './replay-keeper.ts';
export { aroundTable } from './seating.ts';
export * from './simulate.ts';
export {
  modesOf,
  runExample,
  runExamples,
  type ExampleFilter,
  type ExampleResult,
  type RunOptions,
} from './examples/run.ts';
export * from './coverage.ts';
export * from './conformance.ts';
export * from './firings.ts';
export * from './fuzz.ts';
export type { FuzzTally, Violation } from './fuzz-tally.ts';
export * from './mutations.ts';
export * from './mutation-check.ts';
export { marginOf, playPairs, type PairsOptions, type PairsResult } from './pairs.ts';
export { tellExample, type ToldExample } from './examples/tell.ts';
export { traceExample, type ExampleTrace } from './examples/trace.ts';
export type { BoardCard, BoardSeat, BoardZone, Frame, FrameEvent } from './examples/frames.ts';
export * from './runs/index.ts';
