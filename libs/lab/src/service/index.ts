/** Lab runs as a service: stored, queued, played on threads of one or more processes, and reported. */
export { BossPartQueue } from './boss-part-queue.ts';
export { budgetOf, bundlesOf, type Bundle } from './part-bundles.ts';
export { LabPlayer } from './lab-player.ts';
export { LabRuns, type NewRun } from './lab-runs.ts';
export { readParts } from './stored-parts.ts';
export { openArm, type ArmContent, type ReleasedChange, type LabContents } from './arm-content.ts';
export { KnownRuns, type KnownRun } from './known-runs.ts';
export { LocalPartQueue, shareOf, type PartJob, type PartQueue } from './part-queue.ts';
export { keyPlotOf, type KeyPlot, type KeyPlotRow, type PlotUnit } from './key-plot.ts';
export { reportOf, type LabReport, type Tuned, type TunedArm } from './lab-report.ts';
export { runsCompared, type ComparedMetric, type PlayedRun, type RunsCompared } from './runs-compared.ts';
export { SpeedNotes, speedKeyOf } from './speed-notes.ts';
export { OtherRulesError, armIn, contentOf, planOf, readSetup, type LabSetup } from './run-setup.ts';
export { checkedArm, isUnplayable } from './blame-versions.ts';
export { isSearch, nextGames, type NextGames } from './searches.ts';
export { hasLearned } from './proposal-trials.ts';
export {
  SCALES,
  checkingLevel,
  gamesOfProposals,
  proposalSetup,
  type ProposalRequest,
  type Thoroughness,
} from './proposal-setup.ts';
