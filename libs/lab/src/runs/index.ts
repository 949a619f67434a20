/** Lab runs: plans, parts, results and the findings of a comparison. */
export * from './plan/lab-plan.ts';
export * from './results/statistics.ts';
export { ArmPlayer } from './play/arm-player.ts';
export { packDecisions, unpackDecisions } from './plan/packed-decisions.ts';
export {
  statisticsOf,
  winnersOf,
  type CardTally,
  type GameRow,
  type RunPart,
  type SeatDraws,
} from './plan/run-part.ts';
export {
  checkMetric,
  endingText,
  metricsOf,
  type Metric,
  type MetricGroup,
  type MetricUnit,
} from './results/run-metrics.ts';
export { armResult, type ArmResult, type Bar, type CardResult, type MetricResult } from './results/arm-result.ts';
export { comparisonFindings, type Finding } from './results/comparison-findings.ts';
export { rulesetFindings } from './results/ruleset-findings.ts';
export * from './questions/index.ts';
export * from './play/play-run.ts';
export {
  NICE,
  SIDE_BY_SIDE,
  YOUNG_MEGABYTES,
  playerPool,
  type GameOrder,
  type PlayerPool,
} from './play/player-pool.ts';
export type { ReplayFile } from './play/thread-players.ts';
export { knownEffectCheck, selfChecks, type CheckOptions, type SelfCheck } from './play/self-check.ts';
export { csvLine, csvLines } from './results/run-csv.ts';
export { LabError } from './plan/lab-error.ts';
export { parseGoal, missOf, type Goal, type Relation } from './tuning/tuning-goals.ts';
export {
  combinations,
  contendersOf,
  frontierOf,
  judged,
  type Candidate,
  type Contender,
  type RefusedRuleset,
  type Varied,
} from './tuning/tuning-candidates.ts';
export * from './blame/bisection.ts';
export { blameStep, careOf, chunkOf, levelOf, measuredUnits, type BlameStep, type Versions } from './blame/blame.ts';
export { blameReport, type BlameReport, type MeasuredShift } from './blame/blame-report.ts';
export type { BlameSearch, BlameLevel, BlamedLines } from './blame/blame-state.ts';
export { openParameters, openValues, type CardValueEdit, type MayChange } from './proposals/open-values.ts';
export {
  type CheckedArm,
  type GoalState,
  type CheckedProposal,
  type ProposalReport,
  type ProposedChange,
} from './proposals/proposal-report.ts';
export type { ProposalSearch } from './proposals/proposal-state.ts';
export { tune, type TuneOptions, type TuneOutcome } from './tuning/tune.ts';
