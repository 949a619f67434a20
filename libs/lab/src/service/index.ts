/** Lab runs as a service: stored, queued, played on threads of one or more processes, and reported. */
export { BossPartQueue } from './boss-part-queue.ts';
export { budgetOf, bundlesOf, type Bundle } from './part-bundles.ts';
export { LabPlayer } from './lab-player.ts';
export { LabRuns, type NewRun } from './lab-runs.ts';
export { readParts } from './stored-parts.ts';
export {
  KnownRuns,
  openArm,
  type ArmContent,
  type ChangedText,
  type KnownRun,
  type LabContents,
} from './known-runs.ts';
export { LocalPartQueue, shareOf, type PartJob, type PartQueue } from './part-queue.ts';
export { reportOf, type LabReport, type Tuned, type TunedArm } from './lab-report.ts';
export { SpeedNotes, speedKeyOf } from './speed-notes.ts';
export { OtherRulesError, armIn, contentOf, planOf, readSetup, type LabSetup } from './run-setup.ts';
export { checkedArm, isUnplayable } from './blame-versions.ts';
export { isSearch } from './searches.ts';
