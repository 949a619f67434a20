/** A cache of the plans of runs that are being played or viewed, made from the content of their release. */
import { Lru, type Content } from '@rulewright/content';
import type { LabRunEntity } from '@rulewright/database';
import type { LabPlan } from '../runs/plan/lab-plan.ts';
import { planOf, readSetup, type LabSetup } from './run-setup.ts';

/** Names content that never changes: a release, or a release with stored documents in place of its own. */
export interface ArmContent {
  readonly release: number;
  readonly proposal: string | null;
}

/** A document with its text before and after a change. A text is null where the document does not exist. */
export interface ChangedText {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The contents that the lab plays. */
export interface LabContents {
  open(of: ArmContent): Promise<Content>;
  /** What a release changed in a game, by path. */
  changes(release: number, game: string): Promise<readonly ChangedText[]>;
  /** Stores documents that replace those of a release, and returns their name in `ArmContent`. */
  keep(release: number, title: string, documents: readonly { path: string; text: string | null }[]): Promise<string>;
}

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
    return { setup, plan: await planOf((of) => this.contents.open(of), run, setup, arms) };
  }
}
