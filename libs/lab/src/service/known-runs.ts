/** A cache of the plans of runs that are being played or viewed, made from the content of their release. */
import { Lru, type Content } from '@rulewright/content';
import type { LabRunEntity } from '@rulewright/database';
import type { LabPlan } from '../runs/plan/lab-plan.ts';
import { planOf, readSetup, type LabSetup } from './run-setup.ts';

/** Loads the content of a release. */
export type OpenRelease = (release: number) => Promise<Content>;

export interface KnownRun {
  readonly setup: LabSetup;
  readonly plan: LabPlan;
}

/** Each plan holds rulesets and references to cards, which belong to a release that is in memory anyway. */
const PLANS_KEPT = 50;

export class KnownRuns {
  private readonly known = new Lru<string, Promise<KnownRun>>(PLANS_KEPT);

  constructor(private readonly open: OpenRelease) {}

  /** @throws OtherRulesError; RulesetError; any error from opening the release */
  of(run: LabRunEntity): Promise<KnownRun> {
    const entry = this.known.get(run.id, () => this.make(run));
    // After an error, the next call tries again.
    entry.catch(() => this.known.delete(run.id));
    return entry;
  }

  private async make(run: LabRunEntity): Promise<KnownRun> {
    const setup = readSetup(run);
    return { setup, plan: planOf(await this.open(run.release), run.game, setup) };
  }
}
