/** Lab runs: plans, their parts, results and what a comparison says. */
export * from './plan.ts';
export * from './statistics.ts';
export { ArmPlayer } from './arm-player.ts';
export { packDecisions, unpackDecisions } from './decisions.ts';
export { statisticsOf, type CardTally, type GameRow, type RunPart, type SeatDraws } from './part.ts';
export { checkMetric, endingText, metricsOf, type Metric, type MetricUnit } from './metrics.ts';
export { armResult, type ArmResult, type Bar, type CardResult, type MetricResult } from './results.ts';
export { findingsOf, type Finding } from './findings.ts';
export { statementsOf } from './statements.ts';
export * from './run.ts';
export { NICE, SIDE_BY_SIDE, playerPool, type GameOrder, type PlayerPool } from './pool.ts';
export type { ReplayFile } from './players.ts';
export { knownEffectCheck, selfChecks, type CheckOptions, type SelfCheck } from './self-check.ts';
export { csvLines } from './csv.ts';
export { LabError } from './errors.ts';
export { parseGoal, missOf, type Goal, type Relation } from './goals.ts';
export {
  combinations,
  contendersOf,
  frontierOf,
  judged,
  type Candidate,
  type Contender,
  type Refused,
  type Varied,
} from './candidates.ts';
export { tune, type TuneOptions, type TuneOutcome } from './tune.ts';
