/**
 * Drafts: the proposed texts of a change set's documents. A save names the version that was edited. If someone else has saved since, the
 * save is refused, so no one overwrites changes unseen.
 */
import { recordAudit, type Actor } from '@rulewright/accounts';
import { placeOf, readFile, textHash, type BrokenBound, type SourceFile } from '@rulewright/content';
import {
  ChangeSetDocumentEntity,
  hashesIn,
  inTransaction,
  lostPictures,
  run,
  sql,
  valueList,
  type ChangeSetEntity,
  type Runner,
} from '@rulewright/database';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { now, readSet, releaseNumber, subjectOf, touch } from './change-sets.ts';
import { DeskError } from '../errors.ts';
import { mergeDocument } from '../merge/merge-document.ts';
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

/** The hash of a document in a release, or null if the release does not have the document. */
async function releasedHash(runner: Runner, path: string, release: number): Promise<string | null> {
  return (await hashesIn(runner, release, [path])).get(path) ?? null;
}

/** The text of a document in a release, or null if the release does not have the document. */
export async function releasedText(runner: Runner, path: string, release: number): Promise<string | null> {
  return revisionText(runner, path, await releasedHash(runner, path, release));
}

/** The text that a document had under a hash in any release. */
async function revisionText(runner: Runner, path: string, hash: string | null): Promise<string | null> {
  if (hash === null) return null;
  const [row] = await run<{ text: string }>(
    runner,
    sql`SELECT r.text FROM revisions r JOIN documents d ON d.id = r.document_id
        WHERE d.path = ${path} AND r.hash = ${hash} LIMIT 1`,
  );
  return row?.text ?? null;
}

/** The most documents in one SQL statement. */
const AT_ONCE = 1_000;

/** The released texts on which these documents are based, in the same order. Null for a document without a base. */
export async function revisionTexts(
  runner: Runner,
  documents: readonly Pick<ChangeSetDocumentEntity, 'path' | 'baseHash'>[],
): Promise<(string | null)[]> {
  const texts = new Map<string, string>();
  for (let from = 0; from < documents.length; from += AT_ONCE) {
    const some = documents.slice(from, from + AT_ONCE);
    const rows = await run<{ path: string; hash: string; text: string }>(
      runner,
      sql`SELECT d.path, r.hash, r.text FROM documents d JOIN revisions r ON r.document_id = d.id
          WHERE d.path IN ${valueList(some.map(({ path }) => path))}
            AND r.hash IN ${valueList(some.map(({ baseHash }) => baseHash ?? ''))}`,
    );
    for (const { path, hash, text } of rows) texts.set(`${path} ${hash}`, text);
  }
  return documents.map(({ path, baseHash }) => texts.get(`${path} ${baseHash}`) ?? null);
}

/** @throws DeskError `wrong-state` */
export function requireDraft(set: ChangeSetEntity): void {
  if (set.state === 'draft') return;
  throw new DeskError('wrong-state', `This change set is ${set.state}; only a draft can be edited.`, {
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

/** Refuses a save that would overwrite a version the person has not seen. */
function requireVersion(held: ChangeSetDocumentEntity | null, { path, version }: Pick<Save, 'path' | 'version'>): void {
  if ((held?.version ?? null) === version) return;
  const by = held?.updatedBy ? ` by ${held.updatedBy.replace(/ <.*/u, '')}` : '';
  const message = held
    ? `The document has been saved${by} since you opened it.`
    : 'The document was removed from the change set after you opened it.';
  throw new DeskError('draft-changed', message, { path, version: held?.version ?? null, text: held?.text ?? null });
}

export class Drafts {
  constructor(private readonly database: DataSource) {}

  /** @throws DeskError `bad-path`, `bad-text`, `unknown-change-set`, `wrong-state`, `draft-changed`, `bad-base`, `unknown-document` */
  async save(actor: Actor, { changeSet, ...given }: Save): Promise<ChangeSetDocumentEntity> {
    return (await this.saveAll(actor, changeSet, [given]))[0]!;
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
      const saved: ChangeSetDocumentEntity[] = [];
      for (const given of all) {
        const held = heldAt.get(given.path) ?? null;
        requireVersion(held, given);
        const document: ChangeSetDocumentEntity = {
          changeSetId: set.id,
          path: given.path,
          text: given.text,
          baseHash: await this.baseOf(runner, given, held),
          version: (held?.version ?? 0) + 1,
          updatedAt: now(),
          updatedBy: actor.label,
        };
        if (given.text === null && document.baseHash === null)
          throw new DeskError('unknown-document', 'There is no such document to remove.');
        await writeDocument(manager, document, held !== null);
        await noteFirst(manager, actor, set, document, held);
        saved.push(document);
      }
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

  /** Merges a draft with the current release, from the released text on which the draft is based. Saves nothing. */
  async merge(changeSet: number, path: string): Promise<Merge> {
    const runner = this.database;
    const set = await readSet(runner.manager, changeSet);
    const held = await runner.manager.findOneBy(ChangeSetDocumentEntity, { changeSetId: set.id, path });
    if (!held) throw new DeskError('unknown-document', 'This document is not in the change set.');
    const release = await releaseNumber(runner);
    const baseHash = await releasedHash(runner, path, release);
    const [base, theirs] = await Promise.all([
      revisionText(runner, path, held.baseHash),
      revisionText(runner, path, baseHash),
    ]);
    return { path, release, baseHash, ...mergeDocument(path, base, held.text, theirs) };
  }

  /** The hash of the released text on which a save is based. Refuses a hash that the document never had. */
  private async baseOf(
    runner: Runner,
    given: Omit<Save, 'changeSet'>,
    held: ChangeSetDocumentEntity | null,
  ): Promise<string | null> {
    if (given.baseHash === undefined)
      return held ? held.baseHash : releasedHash(runner, given.path, await releaseNumber(runner));
    if (given.baseHash !== null && (await revisionText(runner, given.path, given.baseHash)) === null)
      throw new DeskError('bad-base', 'No release has this text of the document.');
    return given.baseHash;
  }
}

async function writeDocument(manager: EntityManager, document: ChangeSetDocumentEntity, known: boolean): Promise<void> {
  const { changeSetId, path } = document;
  if (known) await manager.update(ChangeSetDocumentEntity, { changeSetId, path }, document);
  else await manager.insert(ChangeSetDocumentEntity, document);
}

/** Writes an audit entry for the first save of a document, a removal, a merge and a change of editor. Other autosaves are too many. */
async function noteFirst(
  manager: EntityManager,
  actor: Actor,
  set: ChangeSetEntity,
  document: ChangeSetDocumentEntity,
  held: ChangeSetDocumentEntity | null,
): Promise<void> {
  const { path, text, baseHash } = document;
  const merged = held !== null && held.baseHash !== baseHash;
  const handed = held !== null && held.updatedBy !== actor.label;
  if (held && text !== null && !merged && !handed) return;
  const verb = text === null ? 'Proposed to remove' : merged ? 'Merged the release into' : 'Edited';
  await recordAudit(manager, actor, {
    action: text === null ? 'remove-document' : merged ? 'merge-document' : 'edit-document',
    subject: subjectOf(set),
    sentence: `${verb} ${path}.`,
    details: { path, from: baseHash, to: text === null ? null : textHash(text) },
  });
}
