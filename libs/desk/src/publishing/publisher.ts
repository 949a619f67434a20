/**
 * Publishing: a change set becomes the next release, or an older release is published again as the next one. First the content is loaded
 * and checked. Then one transaction makes sure that nothing has changed since, and writes the release, the state of the change set and the
 * audit entry. If the process dies, the database has either all of this or none.
 */
import { actorOf, permits, recordAudit, roleFor, type Actor, type Person } from '@rulewright/accounts';
import { loadReleased, type Content, type SourceFile } from '@rulewright/content';
import {
  CheckRunEntity,
  currentRelease,
  findRelease,
  hashesIn,
  inTransaction,
  jsonColumn,
  nextPiece,
  releaseFiles,
  writeRelease,
  type ChangeSetDocumentEntity,
  type ChangeSetEntity,
  type LongWork,
  type ReleaseInfo,
  type Runner,
} from '@rulewright/database';
import { knownGames } from '@rulewright/games';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import {
  documentsOf,
  readNote,
  readSetAt,
  recordStep,
  releaseNumber,
  subjectOf,
  touch,
  readSet,
  type DraftBase,
} from '../change-sets/change-sets.ts';
import { requireResolvedComments } from '../change-sets/open-comments.ts';
import { requireConfirmedRemovals } from '../change-sets/removed-rules.ts';
import { isCurrentRun } from '../checks/current-run.ts';
import { overlaid } from '../content/desk-content.ts';
import { newHiddenReferences } from '../content/hidden-references.ts';
import { revisionTexts } from '../change-sets/drafts.ts';
import { DeskError, problemsError, sayState } from '../errors.ts';
import { thankedIn } from '../public-suggestions/public-suggestions.ts';
import { draftNotes, type DocumentTexts } from './release-notes.ts';

export interface PublishOrder {
  /** The notes of the release. If they are empty, the drafted notes are used. */
  readonly notes: string;
  /** The reason for publishing although a check failed. If it is empty, all checks must have passed. */
  readonly override: string;
}

/** The order of a scheduled publication, and the actor on whose behalf it runs. */
export type DueOrder = PublishOrder & { readonly actor: Actor };

export const orderColumn = jsonColumn<DueOrder>(
  'change_sets',
  'publish_order',
  z.object({
    notes: z.string(),
    override: z.string(),
    actor: z.object({ id: z.string().nullable(), label: z.string() }),
  }),
);

/** Publishes change sets on behalf of an actor. */
export interface Releaser {
  /** @throws DeskError */
  release(actor: Actor, id: number, version: number, order: PublishOrder): Promise<ReleaseInfo>;
}

/**
 * Loads content that can be released.
 * @param before the files of the release
 * @param changed paths of documents that differ from the release
 * @throws DeskError `content-problems`
 */
function openWhole(before: readonly SourceFile[], files: readonly SourceFile[], changed: ReadonlySet<string>): Content {
  const { content, problems } = loadReleased(files, knownGames, changed);
  const faults = problems.length > 0 ? problems : newHiddenReferences(before, files, changed);
  if (faults.length > 0) throw problemsError(faults);
  return content;
}

/** The drafts that are no longer based on the current release of their document. */
const outdatedIn = (documents: readonly DraftBase[], released: ReadonlyMap<string, string>): DraftBase[] =>
  documents.filter((one) => (released.get(one.path) ?? null) !== one.baseHash);

/** Adds to documents the released texts on which they are based. */
export async function withBefore(
  runner: Runner,
  documents: readonly Pick<ChangeSetDocumentEntity, 'path' | 'text' | 'baseHash'>[],
): Promise<DocumentTexts[]> {
  const texts = await revisionTexts(runner, documents);
  return documents.map(({ path, text }, at) => ({ path, text, before: texts[at]! }));
}

/** A document of a change set with the released text on which it is based. */
type ReadDraft = DraftBase & DocumentTexts;

/** Reads each document of a change set once, for all that publishing checks and writes. */
async function readDrafts(runner: Runner, id: number): Promise<ReadDraft[]> {
  const documents = await documentsOf(runner.manager, id);
  const texts = await withBefore(runner, documents);
  return texts.map((one, at) => ({ ...one, baseHash: documents[at]!.baseHash }));
}

/** The newest run of the checks, and whether it applies to the current documents. */
interface LatestRun {
  readonly run: CheckRunEntity;
  readonly isCurrent: boolean;
}

/**
 * The problem that blocks publishing a change set, or null. An override skips the checks, but not the state and outdated documents.
 * @param hashes the hashes of the released texts, by path
 */
export function publishProblem(
  set: ChangeSetEntity,
  documents: readonly DraftBase[],
  hashes: ReadonlyMap<string, string>,
  checks: LatestRun | null,
  override: boolean,
): DeskError | null {
  if (set.state !== 'approved')
    return new DeskError(
      'wrong-state',
      `This change set is ${sayState(set.state)}. Only an approved change set can be published.`,
      {
        state: set.state,
      },
    );
  const outdated = outdatedIn(documents, hashes);
  if (outdated.length > 0)
    return new DeskError(
      'base-moved',
      `${outdated[0]!.path} has a newer release than the one you edited. Merge it first.`,
      {
        paths: outdated.map((one) => one.path),
      },
    );
  if (override) return null;
  if (!checks?.isCurrent || checks.run.state !== 'done')
    return new DeskError(
      'checks-missing',
      'The checks have not been run on this version of the change set. Run them first.',
    );
  if (!checks.run.passed)
    return new DeskError(
      'checks-failed',
      'A check failed. Fix the problems it lists, or ask an admin to override it.',
      {
        run: checks.run.id,
      },
    );
  return null;
}

/** @param current the number of the newest release @throws DeskError if the change set cannot be published in its current state */
async function requirePublishable(
  runner: Runner,
  set: ChangeSetEntity,
  current: number,
  drafts: readonly ReadDraft[],
  order: PublishOrder,
): Promise<void> {
  const { manager } = runner;
  const hashes = await hashesIn(
    runner,
    current,
    drafts.map(({ path }) => path),
  );
  const run = await manager.findOne(CheckRunEntity, {
    where: { changeSetId: set.id, kind: 'checks' },
    order: { id: 'DESC' },
  });
  const checks = run && { run, isCurrent: await isCurrentRun(runner, run, drafts, current) };
  const problem = publishProblem(set, drafts, hashes, checks, order.override.trim() !== '');
  if (problem) throw problem;
  await requireConfirmedRemovals(runner, set.id, drafts);
  await requireResolvedComments(manager, set.id);
  if (drafts.every((one) => one.before === one.text))
    throw new DeskError('nothing-changed', 'The change set changes nothing.');
}

export class Publisher implements Releaser {
  /** @param filesOf the files of a release, for a caller that keeps them */
  constructor(
    private readonly database: DataSource,
    private readonly filesOf = (release: number): Promise<readonly SourceFile[]> => releaseFiles(database, release),
  ) {}

  /** Publishes a change set now. @throws DeskError */
  async publish(
    person: Person,
    id: number,
    version: number,
    order: PublishOrder,
    work: LongWork = {},
  ): Promise<ReleaseInfo> {
    await this.requireOverride(person, id, order);
    return this.release(actorOf(person), id, version, order, work);
  }

  /**
   * Schedules a change set for a later time. The conditions for publishing must hold now and again at that time.
   * @param at ISO 8601
   * @throws DeskError `bad-date`, and as `publish`
   */
  async schedule(person: Person, id: number, version: number, at: string, order: PublishOrder): Promise<void> {
    await this.requireOverride(person, id, order);
    const time = Date.parse(at);
    if (Number.isNaN(time) || time < Date.now() || time > Date.now() + 10 * 366 * 86_400_000)
      throw new DeskError('bad-date', 'The date must be in the future, such as 2030-01-31T09:00:00Z.');
    const publishAt = new Date(time).toISOString();
    await inTransaction(this.database, async (runner) => {
      const set = await readSetAt(runner.manager, id, version);
      await requirePublishable(runner, set, await releaseNumber(runner), await readDrafts(runner, id), order);
      const who = actorOf(person);
      await touch(runner.manager, set, {
        publishAt,
        publishOrder: orderColumn.write({ ...readOrder(order), actor: who }),
        publishProblem: null,
      });
      await recordStep(runner.manager, set, who, { action: 'schedule', note: publishAt, to: set.state });
      await recordAudit(runner.manager, who, {
        action: 'schedule',
        subject: subjectOf(set),
        sentence: `Scheduled publishing for ${publishAt}.`,
        details: { at: publishAt, override: order.override },
      });
    });
  }

  /** Cancels a scheduled publication. @throws DeskError `wrong-state` if none is scheduled */
  async unschedule(person: Person, id: number, version: number): Promise<void> {
    await inTransaction(this.database, async ({ manager }) => {
      const set = await readSetAt(manager, id, version);
      if (set.publishAt === null) throw new DeskError('wrong-state', 'No date is set for this change set.');
      await touch(manager, set, { publishAt: null, publishOrder: null, publishProblem: null });
      await recordStep(manager, set, actorOf(person), { action: 'unschedule', note: '', to: set.state });
      await recordAudit(manager, actorOf(person), {
        action: 'unschedule',
        subject: subjectOf(set),
        sentence: `Cancelled publishing at ${set.publishAt}.`,
        details: { at: set.publishAt },
      });
    });
  }

  /** Publishes an older release again as the next one. @throws DeskError; UnknownReleaseError */
  async rollBack(person: Person, to: number, reason: string): Promise<ReleaseInfo> {
    const why = readNote(reason);
    if (why === '') throw new DeskError('no-reason', 'Give the reason. Readers of the releases see it.');
    const target = await findRelease(this.database, to);
    const files = await this.filesOf(target.number);
    const content = openWhole(files, files, new Set());
    return inTransaction(this.database, async (runner) => {
      const current = (await currentRelease(runner))!;
      if (current.hash === target.hash)
        throw new DeskError('nothing-changed', `The current release has the same content as release ${to}.`);
      const message = `Back to release ${to}\n\n${why}`;
      const { number } = await writeRelease(runner, {
        content,
        origin: 'desk',
        author: person.name,
        message,
      });
      await recordAudit(runner.manager, actorOf(person), {
        action: 'roll-back',
        subject: `release ${number}`,
        sentence: `Published release ${to} again as release ${number}. ${why}`,
        details: { from: current.number, to: number, as: to },
      });
      return findRelease(runner, number);
    });
  }

  /** Publishes a change set on behalf of an actor. @throws DeskError */
  async release(
    actor: Actor,
    id: number,
    version: number,
    order: PublishOrder,
    work: LongWork = {},
  ): Promise<ReleaseInfo> {
    const { notes, override } = readOrder(order);
    for (;;) {
      const number = await releaseNumber(this.database);
      const drafts = await readDrafts(this.database, id);
      const released = await this.filesOf(number);
      const files = overlaid(released, drafts);
      await nextPiece(work, { step: 'reading', done: 0, total: drafts.length });
      const changed = new Set(drafts.map(({ path }) => path));
      const content = openWhole(released, files, changed);
      const done = await inTransaction(this.database, async (runner) => {
        const { manager } = runner;
        // Each change of a document raises the version, so the drafts are still those that were read.
        const set = await readSetAt(manager, id, version);
        const current = await releaseNumber(runner);
        await requirePublishable(runner, set, current, drafts, { notes, override });
        // The content was loaded before the transaction. If there is a new release since, it is loaded again.
        if (current !== number) return null;
        const message = notes || draftNotes(set.title, drafts, await thankedIn(manager, id));
        const by = { origin: 'desk', author: set.author, message } as const;
        const made = await writeRelease(runner, { content, changed, ...by, ...work });
        const cleared = { publishAt: null, publishOrder: null, publishProblem: null };
        await touch(manager, set, { state: 'published', publishedRelease: made.number, ...cleared });
        await recordStep(manager, set, actor, { action: 'publish', note: override, to: 'published' });
        await recordAudit(manager, actor, {
          action: override ? 'publish-override' : 'publish',
          subject: subjectOf(set),
          sentence: `Published "${set.title}" as release ${made.number}.${override ? ` Overrode the checks: ${override}` : ''}`,
          details: { from: number, to: made.number, override, paths: drafts.map((one) => one.path).slice(0, 200) },
        });
        return findRelease(runner, made.number);
      });
      if (done) return done;
    }
  }

  private async requireOverride(person: Person, id: number, order: PublishOrder): Promise<void> {
    if (order.override.trim() === '') return;
    const { game } = await readSet(this.database.manager, id);
    if (!permits(roleFor(person, game), 'override'))
      throw new DeskError('no-override', 'Only an admin may publish despite a failed check.');
  }
}

const readOrder = ({ notes, override }: PublishOrder): PublishOrder => ({
  notes: readNote(notes, 20_000),
  override: readNote(override),
});
