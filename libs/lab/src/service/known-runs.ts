/** A cache of the plans of runs that are being played or viewed, made from the content of their release. */
import { Lru, type Content } from '@rulewright/content';
import type { LabRunEntity } from '@rulewright/database';
import type { LabPlan } from '../runs/plan/lab-plan.ts';
import { withHunks } from '../runs/blame/hunks.ts';
import { planOf, readSetup, type LabSetup } from './run-setup.ts';

/** A part of what a release changed: its first documents, in the order of their paths. */
export interface ChangePart {
  readonly documents: number;
  /** The changes of the last of these documents, counted from its beginning; null for all of them. */
  readonly lines: number | null;
}

/** The content of an arm: a release, with a part of the changes of the next release. */
export interface ArmContent {
  readonly release: number;
  readonly part: ChangePart | null;
}

/** A document with its text before and after a change. A text is null where the document does not exist. */
export interface ChangedText {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A text in place of that of a release. A null text removes the document. */
export interface TrialText {
  readonly path: string;
  readonly text: string | null;
}

/** The contents that the lab plays. */
export interface LabContents {
  /** A release with texts in place of its own. */
  open(release: number, texts: readonly TrialText[]): Promise<Content>;
  /** What a release changed in a game, by path. */
  changes(release: number, game: string): Promise<readonly ChangedText[]>;
}

/** Opens the content of an arm. */
export async function openArm(contents: LabContents, game: string, { release, part }: ArmContent): Promise<Content> {
  if (part === null) return contents.open(release, []);
  const { documents, lines } = part;
  const changed = (await contents.changes(release + 1, game)).slice(0, documents);
  const texts = changed.map(({ path, before, after }, at) => ({
    path,
    text: lines !== null && at === documents - 1 ? withHunks(before ?? '', after ?? '', lines) : after,
  }));
  return contents.open(release, texts);
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
    return { setup, plan: await planOf((of) => openArm(this.contents, run.game, of), run, setup, arms) };
  }
}
