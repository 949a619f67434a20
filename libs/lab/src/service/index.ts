/** Lab runs as a service: stored, queued, played on threads of one process or of many, reported. */
export { BossQueue } from './boss-queue.ts';
export { budgetOf, bundlesOf, type Bundle } from './bundles.ts';
export { LabPlayer } from './lab-player.ts';
export { LabRuns, type NewRun } from './lab-runs.ts';
export { readParts } from './parts.ts';
export { LabPlans, type KnownRun, type OpenRelease } from './plans.ts';
export { LocalQueue, shareOf, type PartJob, type PartQueue } from './queue.ts';
export { reportOf, type LabReport, type Tuned, type TunedArm } from './report.ts';
export { OtherRulesError, planOf, readSetup, type LabSetup } from './setup.ts';
