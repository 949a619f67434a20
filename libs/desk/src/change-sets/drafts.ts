/**
 * Drafts: the proposed texts of a change set's documents. A save names the version that was edited. If someone else has saved since, the
 * save is refused, so no one overwrites changes unseen.
 */
import { recordAudit, recordAudits, type Actor, type AuditNote } from '@rulewright/accounts';
import { placeOf, readFile, textHash, type BrokenBound, type SourceFile } from '@rulewright/content';
import {
  ChangeSetDocumentEntity,
  chunks,
  CommentEntity,
  hashesIn,
  insertRows,
  inTransaction,
  lostPictures,
  releasedTexts,
  run,
  sql,
  wereReleased,
  type ChangeSetEntity,
  type Runner,
} from '@rulewright/database';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { now, readSet, releaseNumber, subjectOf, touch } from './change-sets.ts';
import { DeskError, sayState } from '../errors.ts';
import { mergeDocument } from '../merge/merge-document.ts';
import type { MergeSide } from '../merge/merge-parts.ts';
import type { MergeResult } from '../merge/merge-result.ts';

export interface Save {
  readonly changeSet: number;
  readonly path: string;
  /** The whole text. Null proposes to remove the document. */
  readonly text: string | null;
  /** The version of the draft that was edited, or null if there was no draft. */
  readonly version: number | null;
  /** Hash of the released text that was edited. Undefined means the base of the existing draft, or else the current release. */
  readonly baseHash?: string | null;
}

export interface Merge extends MergeResult {
  readonly path: string;
  /** The current release, and the hash of its text. The merged draft is based on this text. */
  readonly release: number;
  readonly baseHash: string | null;
  /** Who last changed the released document in a change set; null if it came from files. */
  readonly by: string | null;
}

const LONGEST_TEXT = 500_000;
/** The most documents in one change set. */
export const MOST_DOCUMENTS = 5_000;

/** @throws DeskError `bad-path`, `bad-text` */
export function checkDocument(path: string, text: string | null): void {
  if (path.length > 200 || !placeOf(path)) {
    const expected = 'rules/<game>/modes/<id>.yaml, rules/<game>/text/NN-<chapter>.md, cards/<game>/cards/<slug>.yaml…';
    throw new DeskError('bad-path', `No document has this path. Expected: ${expected}`);
  }
  if (text === null) return;
  if (text.length > LONGEST_TEXT) throw new DeskError('bad-text', `A document has at most ${LONGEST_TEXT} characters.`);
  if (text.includes('\0') || /\p{Cs}/u.test(text))
    throw new DeskError('bad-text', 'The text has a NUL character or half of a surrogate pair.');
}

/** Error codes of texts that are too costly to parse. */
const OUT_OF_BOUNDS: ReadonlySet<string> = new Set<BrokenBound['code']>(['too-large', 'too-deep', 'too-dense']);

/** Reads a text by itself. It may take long, so the caller sets a time limit. @throws DeskError `bad-text` for a text beyond the limits */
export function readDocument(file: SourceFile): void {
  checkDocument(file.path, file.text);
  const problem = readFile(file).find(({ code }) => OUT_OF_BOUNDS.has(code));
  if (!problem) return;
  const { path, line, message } = problem;
  throw new DeskError('bad-text', `${path}, line ${line}: ${message}`, { path, line });
}

/** The released texts on which these documents are based, in the same order. Null for a document without a base. */
export const revisionTexts = (
  runner: Runner,
  documents: readonly Pick<ChangeSetDocumentEntity, 'path' | 'baseHash'>[],
): Promise<(string | null)[]> =>
  releasedTexts(
    runner,
    documents.map(({ path, baseHash }) => ({ path, hash: baseHash })),
  );

/** @throws DeskError `wrong-state` */
export function requireDraft(set: ChangeSetEntity): void {
  if (set.state === 'draft') return;
  throw new DeskError('wrong-state', `This change set is ${sayState(set.state)}; only a draft can be edited.`, {
    state: set.state,
  });
}

/** @throws DeskError `bad-path` for a document outside the game of the change set */
export function requireGame({ game }: ChangeSetEntity, path: string): void {
  if (game !== null && placeOf(path)?.game !== game)
    throw new DeskError('bad-path', `This change set is for documents of ${game} alone.`);
}

/** @throws DeskError `bad-text` for the document of a picture that was never uploaded */
export async function requirePictures(runner: Runner, files: Iterable<SourceFile>): Promise<void> {
  const [path] = await lostPictures(runner, files);
  if (path !== undefined)
    throw new DeskError('bad-text', `${path} is a picture that was not uploaded. Upload it in the form of a card.`);
}

/** The name in a label `NAME <ADDRESS>`; null without a label. */
const nameOf = (label: string | null | undefined): string | null => label?.replace(/ <.*/u, '') ?? null;

/** Refuses a save that would overwrite a version the person has not seen. */
function requireVersion(held: ChangeSetDocumentEntity | null, { path, version }: Pick<Save, 'path' | 'version'>): void {
  if ((held?.version ?? null) === version) return;
  const by = held?.updatedBy ? ` by ${nameOf(held.updatedBy)}` : '';
  const message = held
    ? `The document has been saved${by} since you opened it.`
    : 'The document was removed from the change set after you opened it.';
  const { version: saved = null, text = null } = held ?? {};
  throw new DeskError('draft-changed', message, { path, version: saved, text, by: nameOf(held?.updatedBy) });
}

export class Drafts {
  constructor(private readonly database: DataSource) {}

  /** @throws DeskError `bad-path`, `bad-text`, `unknown-change-set`, `wrong-state`, `draft-changed`, `bad-base`, `unknown-document` */
  async save(actor: Actor, { changeSet, ...draft }: Save): Promise<ChangeSetDocumentEntity> {
    return (await this.saveAll(actor, changeSet, [draft]))[0]!;
  }

  /**
   * Saves several documents, or none if one is refused. Returns them in the same order.
   * @param also makes further writes in the same transaction
   * @throws DeskError with the same codes as `save`
   */
  async saveAll(
    actor: Actor,
    changeSet: number,
    all: readonly Omit<Save, 'changeSet'>[],
    also?: (manager: EntityManager) => Promise<void>,
  ): Promise<ChangeSetDocumentEntity[]> {
    for (const { path, text } of all) checkDocument(path, text);
    return inTransaction(this.database, async (runner) => {
      const { manager } = runner;
      const set = await readSet(manager, changeSet);
      requireDraft(set);
      const paths = all.map(({ path }) => path);
      for (const path of paths) requireGame(set, path);
      const texts = all.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }]));
      await requirePictures(runner, texts);
      const known = await manager.findBy(ChangeSetDocumentEntity, { changeSetId: set.id, path: In(paths) });
      const heldAt = new Map(known.map((one) => [one.path, one]));
      const count = await manager.countBy(ChangeSetDocumentEntity, { changeSetId: set.id });
      if (count + paths.length - known.length > Math.max(count, MOST_DOCUMENTS))
        throw new DeskError('bad-text', `A change set has at most ${MOST_DOCUMENTS} documents.`);
      for (const draft of all) requireVersion(heldAt.get(draft.path) ?? null, draft);
      const bases = await basesOf(runner, all, heldAt);
      const updatedAt = now();
      const saved = all.map(({ path, text }, at): ChangeSetDocumentEntity => {
        const baseHash = bases[at]!;
        if (text === null && baseHash === null)
          throw new DeskError('unknown-document', 'There is no such document to remove.');
        const version = (heldAt.get(path)?.version ?? 0) + 1;
        return { changeSetId: set.id, path, text, baseHash, version, updatedAt, updatedBy: actor.label };
      });
      await writeDocuments(runner, saved, heldAt);
      const notes = saved.flatMap((document) => firstNote(actor, set, document, heldAt.get(document.path) ?? null));
      await recordAudits(runner, actor, notes);
      await touch(manager, set);
      await also?.(manager);
      return saved;
    });
  }

  /** Removes a document from the change set. @throws DeskError as `save` does, and `unknown-document` */
  async revert(actor: Actor, changeSet: number, path: string, version: number): Promise<void> {
    await inTransaction(this.database, async ({ manager }) => {
      const set = await readSet(manager, changeSet);
      requireDraft(set);
      const held = await manager.findOneBy(ChangeSetDocumentEntity, { changeSetId: set.id, path });
      if (!held) throw new DeskError('unknown-document', 'This document is not in the change set.');
      requireVersion(held, { path, version });
      await manager.delete(ChangeSetDocumentEntity, { changeSetId: set.id, path });
      await touch(manager, set);
      await recordAudit(manager, actor, {
        action: 'revert-document',
        subject: subjectOf(set),
        sentence: `Removed ${path} from the change set.`,
        details: { path, text: held.text, base: held.baseHash },
      });
    });
  }

  /**
   * Merges a draft with the current release, from the released text on which the draft is based. Saves nothing.
   * @param sides what to take at each conflict
   */
  async merge(changeSet: number, path: string, sides: readonly MergeSide[] = []): Promise<Merge> {
    const runner = this.database;
    const set = await readSet(runner.manager, changeSet);
    const held = await runner.manager.findOneBy(ChangeSetDocumentEntity, { changeSetId: set.id, path });
    if (!held) throw new DeskError('unknown-document', 'This document is not in the change set.');
    const release = await releaseNumber(runner);
    const baseHash = (await hashesIn(runner, release, [path])).get(path) ?? null;
    const [base, theirs] = await revisionTexts(runner, [held, { path, baseHash }]);
    const by = await this.releasedBy(path);
    return { path, release, baseHash, by, ...mergeDocument(path, base!, held.text, theirs!, sides) };
  }

  /** Puts a draft into another change set. Nothing of it is lost: the other set must not have the document. */
  async move(actor: Actor, from: number, path: string, version: number, to: number): Promise<void> {
    await inTransaction(this.database, async (runner) => {
      const { manager } = runner;
      const [set, other] = [await readSet(manager, from), await readSet(manager, to)];
      for (const one of [set, other]) requireDraft(one);
      requireGame(other, path);
      const held = await manager.findOneBy(ChangeSetDocumentEntity, { changeSetId: from, path });
      if (!held) throw new DeskError('unknown-document', 'This document is not in the change set.');
      requireVersion(held, { path, version });
      if (await manager.existsBy(ChangeSetDocumentEntity, { changeSetId: to, path }))
        throw new DeskError(
          'already-there',
          `“${other.title}” already changes this document. Copy your change into it.`,
        );
      await manager.delete(ChangeSetDocumentEntity, { changeSetId: from, path });
      await writeDocuments(runner, [{ ...held, changeSetId: to, version: 1, updatedAt: now() }], new Map());
      await manager.update(CommentEntity, { changeSetId: from, path }, { changeSetId: to });
      for (const one of [set, other]) await touch(manager, one);
      await recordAudits(
        runner,
        actor,
        [set, other].map((one) => ({
          action: 'move-document',
          subject: subjectOf(one),
          sentence: `Moved ${path} from “${set.title}” to “${other.title}”.`,
          details: { path, from, to },
        })),
      );
    });
  }

  /** Who last saved the document in a published change set. */
  private async releasedBy(path: string): Promise<string | null> {
    const [row] = await run<{ label: string | null }>(
      this.database,
      sql`SELECT d.updated_by AS label FROM change_set_documents d JOIN change_sets s ON s.id = d.change_set_id
          WHERE d.path = ${path} AND s.published_release IS NOT NULL ORDER BY s.published_release DESC LIMIT 1`,
    );
    return nameOf(row?.label);
  }
}

/**
 * The hash of the released text on which each save is based, in the same order; null for a new document. Takes the same few statements for one save and for many.
 * @throws DeskError `bad-base` for a hash that the document never had
 */
async function basesOf(
  runner: Runner,
  all: readonly Omit<Save, 'changeSet'>[],
  heldAt: ReadonlyMap<string, ChangeSetDocumentEntity>,
): Promise<(string | null)[]> {
  const fresh = all.filter(({ path, baseHash }) => baseHash === undefined && !heldAt.has(path));
  const released = new Map<string, string>();
  if (fresh.length > 0) {
    const release = await releaseNumber(runner);
    for (const some of chunks(fresh.map(({ path }) => path)))
      for (const [path, hash] of await hashesIn(runner, release, some)) released.set(path, hash);
  }
  const known = await wereReleased(
    runner,
    all.map(({ path, baseHash }) => ({ path, hash: baseHash ?? null })),
  );
  return all.map(({ path, baseHash }, at) => {
    if (baseHash === undefined) return heldAt.get(path)?.baseHash ?? released.get(path) ?? null;
    if (baseHash !== null && !known[at]) throw new DeskError('bad-base', 'No release has this text of the document.');
    return baseHash;
  });
}

const COLUMNS = ['change_set_id', 'path', 'text', 'base_hash', 'version', 'updated_at', 'updated_by'];
/** Replaces a draft that the transaction has read. */
const REPLACES = ` ON CONFLICT (change_set_id, path) DO UPDATE SET ${COLUMNS.slice(2)
  .map((column) => `${column} = excluded.${column}`)
  .join(', ')}`;

/** Writes drafts in few statements. The insert of a new draft fails if there is one already. */
async function writeDocuments(
  runner: Runner,
  documents: readonly ChangeSetDocumentEntity[],
  heldAt: ReadonlyMap<string, ChangeSetDocumentEntity>,
): Promise<void> {
  const rowsOf = (isHeld: boolean) =>
    documents
      .filter(({ path }) => heldAt.has(path) === isHeld)
      .map((one) => [one.changeSetId, one.path, one.text, one.baseHash, one.version, one.updatedAt, one.updatedBy]);
  await insertRows(runner, 'change_set_documents', COLUMNS, rowsOf(false));
  await insertRows(runner, 'change_set_documents', COLUMNS, rowsOf(true), REPLACES);
}

/** The audit entry for the first save of a document, a removal, a merge or a change of editor. Other autosaves are too many. */
function firstNote(
  actor: Actor,
  set: ChangeSetEntity,
  document: ChangeSetDocumentEntity,
  held: ChangeSetDocumentEntity | null,
): AuditNote[] {
  const { path, text, baseHash } = document;
  const merged = held !== null && held.baseHash !== baseHash;
  const handed = held !== null && held.updatedBy !== actor.label;
  if (held && text !== null && !merged && !handed) return [];
  const verb = text === null ? 'Proposed to remove' : merged ? 'Merged the release into' : 'Edited';
  return [
    {
      action: text === null ? 'remove-document' : merged ? 'merge-document' : 'edit-document',
      subject: subjectOf(set),
      sentence: `${verb} ${path}.`,
      details: { path, from: baseHash, to: text === null ? null : textHash(text) },
    },
  ];
}
