/** Batches of games with tallies, event files and per-rule counters. */
export * from './batch.ts';
export * from './event-lines.ts';
export * from './simulate.ts';
export { modesOf, runExample, runExamples, type ExampleFilter, type ExampleResult } from './examples/run.ts';
export * from './coverage.ts';
export { marginOf, playPairs, type PairsOptions, type PairsResult } from './pairs.ts';
