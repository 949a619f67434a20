/** The lab: batches of games, worked examples, rule coverage, fuzzing, mutations, matches between bots, and lab runs. */
export * from './batch/batch-runner.ts';
export * from './batch/event-lines.ts';
export * from './batch/replay-keeper.ts';
export { aroundTable } from './seating.ts';
export * from './batch/simulate.ts';
export { trustNotes, type PlayedRules } from './batch/trust-notes.ts';
export { modesOf } from './examples/example-modes.ts';
export {
  runExample,
  runExamples,
  type ExampleFilter,
  type ExampleResult,
  type ExampleOptions,
} from './examples/run-examples.ts';
export { isPinned, OwnValues, runsOnOwnValues } from './examples/own-values.ts';
export { proposeOutcome, type Outcome } from './examples/propose-outcome.ts';
export { keepStory, proposePosition } from './examples/propose-position.ts';
export { exampleKey, linesKey, rulesKey } from './examples/proof-keys.ts';
export * from './examples/rule-coverage.ts';
export * from './conformance/conformance-kit.ts';
export * from './batch/rule-firings.ts';
export * from './fuzz/fuzz-run.ts';
export type { FuzzTally, Violation } from './fuzz/fuzz-tally.ts';
export * from './mutations/mutations.ts';
export * from './mutations/mutation-check.ts';
export { marginOf, playPairs, type PairsOptions, type PairsResult } from './ladder/bot-pairs.ts';
export * from './ladder/strength.ts';
export { tellExample, type ExampleStory } from './examples/tell-example.ts';
export { traceExample, type ExampleTrace } from './examples/trace-example.ts';
export type { ExampleFrame, FrameEvent } from './examples/example-frames.ts';
export * from './runs/index.ts';
export * from './steps/index.ts';
export * from './training/index.ts';
export { SolvedGame, UnsolvedError, type SolveLimits } from './exact/solve.ts';
export { PERFECT, playAgainstPerfect, type AgainstPerfect } from './exact/perfect-play.ts';
export {
  overlooked,
  type OverlookOptions,
  type OverlookedFinding,
  type OverlookReport,
} from './overlooked/overlooked.ts';
export { OVERLOOKED, type Overlooked, type OverlookedKind, type GamePosition } from './overlooked/finding.ts';
export { betterCards } from './overlooked/data-look.ts';
