/** A cache of the plans of runs that are being played or viewed, made from the content of their release. */
import { Lru } from '@rulewright/content';
import type { LabRunEntity } from '@rulewright/database';
import type { LabPlan } from '../runs/plan/lab-plan.ts';
import { openArm, type LabContents } from './arm-content.ts';
import { planOf, readSetup, type LabSetup } from './run-setup.ts';

export interface KnownRun {
  readonly setup: LabSetup;
  readonly plan: LabPlan;
}

/** Each plan holds rulesets and references to cards, which belong to a release that is in memory anyway. */
const PLANS_KEPT = 50;

interface Known {
  /** The stored setup that the plan is made from. A search changes the setup of its run. */
  readonly setup: string;
  readonly run: Promise<KnownRun>;
}

export class KnownRuns {
  private readonly known = new Lru<string, { now: Known | null }>(PLANS_KEPT);

  constructor(readonly contents: LabContents) {}

  /** @throws OtherRulesError; RulesetError; any error from opening the contents */
  of(run: Pick<LabRunEntity, 'id' | 'game' | 'release' | 'setup'>): Promise<KnownRun> {
    const entry = this.known.get(run.id, () => ({ now: null }));
    if (entry.now?.setup === run.setup) return entry.now.run;
    const made = this.make(run, entry.now?.run ?? Promise.resolve(null));
    const known = { setup: run.setup, run: made };
    entry.now = known;
    // After an error, the next call tries again.
    made.catch(() => entry.now === known && (entry.now = null));
    return made;
  }

  private async make(
    run: Pick<LabRunEntity, 'id' | 'game' | 'release' | 'setup'>,
    earlier: Promise<KnownRun | null>,
  ): Promise<KnownRun> {
    const setup = readSetup(run);
    // A search only adds arms, so the first ones are known.
    const arms = (await earlier.catch(() => null))?.plan.arms ?? [];
    return { setup, plan: await planOf((of) => openArm(this.contents, run.game, of), run, setup, arms) };
  }
}
