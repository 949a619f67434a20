/** Change sets in the database: reading, finding by state or token, creating and describing them. */
import { recordAudit, type Actor, type Person } from '@rulewright/accounts';
import { contentHash } from '@rulewright/content';
import {
  ChangeSetDocumentEntity,
  ChangeSetEntity,
  currentRelease,
  inTransaction,
  isPostgres,
  newChangeSetToken,
  raw,
  ReviewStepEntity,
  run,
  sql,
  valueList,
  type ChangeSetState,
  type Runner,
} from '@rulewright/database';
import { In, LessThan, type DataSource, type EntityManager } from 'typeorm';
import { authorOf, type Author } from './authors.ts';
import type { ProposedText } from '../content/desk-content.ts';
import { noticeStep } from './notices.ts';
import { DeskError, sayState } from '../errors.ts';

/** A change set with its documents, sorted by path. */
export interface ChangeSet {
  readonly set: ChangeSetEntity;
  readonly documents: readonly ChangeSetDocumentEntity[];
}

/** A person who saved a document of a change set. */
export type Editor = Pick<ChangeSetDocumentEntity, 'updatedBy'>;

/** A change set without its documents. A change set can have thousands of documents. */
export interface ChangeSetLine {
  readonly set: ChangeSetEntity;
  /** All people who saved a document of the change set; empty for a change set without documents. */
  readonly editors: readonly Editor[];
  /** The number of comments that no one has resolved. */
  readonly openComments: number;
}

/** The fields of a draft that decide whether it can be published. */
export type DraftBase = Pick<ChangeSetDocumentEntity, 'path' | 'baseHash'>;

const LONGEST_TITLE = 120;
const LONGEST_MESSAGE = 5_000;

/** The states of change sets that can still be published. */
export const OPEN_STATES: readonly ChangeSetState[] = ['draft', 'in review', 'approved'];

/**
 * Trims a text and checks its length and characters. @throws DeskError `bad-text` for a long text, control characters and broken surrogate
 * pairs
 */
export function readNote(text: string, longest = LONGEST_MESSAGE): string {
  const note = text.trim();
  // eslint-disable-next-line no-control-regex
  if (note.length > longest || /[\u0000-\u0008\u000b-\u001f\u007f]|\p{Cs}/u.test(note))
    throw new DeskError('bad-text', `A text here has at most ${longest} characters, and no control characters.`);
  return note;
}

/** @throws DeskError `bad-text` */
export function readTitle(text: string): string {
  const title = readNote(text, LONGEST_TITLE).replace(/\s+/gu, ' ');
  if (title === '') throw new DeskError('bad-text', 'A change set needs a title.');
  return title;
}

export const now = (): string => new Date().toISOString();

/** How the audit log names a change set. */
export const subjectOf = (set: Pick<ChangeSetEntity, 'id'>): string => `change set ${set.id}`;

/** Reads a change set inside a transaction. @throws DeskError `unknown-change-set` */
export async function readSet(manager: EntityManager, id: number): Promise<ChangeSetEntity> {
  const possible = Number.isInteger(id) && id > 0 && id < 2 ** 31;
  const set = possible ? await manager.findOneBy(ChangeSetEntity, { id }) : null;
  if (!set) throw new DeskError('unknown-change-set', `There is no change set ${id}.`);
  return set;
}

/**
 * Reads a change set and checks that it still has the version that the person saw. @throws DeskError `unknown-change-set`, `set-changed`
 */
export async function readSetAt(manager: EntityManager, id: number, version: number): Promise<ChangeSetEntity> {
  const set = await readSet(manager, id);
  if (set.version === version) return set;
  throw new DeskError('set-changed', 'The change set has changed since you opened it. Look at it again.', {
    version: set.version,
    state: set.state,
  });
}

/** All documents of a change set with their texts. Only for work that needs every text. */
export const documentsOf = (manager: EntityManager, id: number): Promise<ChangeSetDocumentEntity[]> =>
  manager.find(ChangeSetDocumentEntity, { where: { changeSetId: id }, order: { path: 'ASC' } });

/** All people who saved a document of these change sets, by change set. */
export async function editorsOf(runner: Runner, ids: readonly number[]): Promise<(Editor & { readonly id: number })[]> {
  return run(
    runner,
    sql`SELECT DISTINCT change_set_id AS id, updated_by AS "updatedBy" FROM change_set_documents
        WHERE change_set_id IN ${valueList([0, ...ids])}`,
  );
}

/** The change set that a release was made from, with the reason and the person who wrote a document of it. */
export interface ReleaseSource {
  readonly id: number;
  readonly title: string;
  readonly game: string | null;
  readonly reason: string;
  readonly editor: string | null;
}

/** The change sets that releases were made from, by release. A release without one is left out. @param path the document whose editor is named */
async function sourcesOf(
  runner: Runner,
  releases: readonly number[],
  path: string,
): Promise<Map<number, ReleaseSource>> {
  const rows = await run<Omit<ReleaseSource, 'editor'> & { release: number; editor: string | null }>(
    runner,
    sql`SELECT s.published_release AS release, s.id, s.title, s.game, s.message AS reason, d.updated_by AS editor
        FROM change_sets s LEFT JOIN change_set_documents d ON d.change_set_id = s.id AND d.path = ${path}
        WHERE s.published_release IN ${valueList([0, ...releases])}`,
  );
  return new Map(
    rows.map(({ release, editor, ...set }) => [release, { ...set, editor: editor?.replace(/ <[^<]*$/u, '') ?? null }]),
  );
}

/** A change set by its number, or by a check run or a comment of it. */
type NamedChangeSet = { readonly id: number } | { readonly checkRun: number } | { readonly comment: number };

/** The game of a change set; null if it is for all games or does not exist. */
export async function gameOfChangeSet(runner: Runner, named: NamedChangeSet): Promise<string | null> {
  const id =
    'id' in named
      ? sql`${named.id}`
      : 'checkRun' in named
        ? sql`(SELECT change_set_id FROM check_runs WHERE id = ${named.checkRun})`
        : sql`(SELECT change_set_id FROM comments WHERE id = ${named.comment})`;
  const [row] = await run<{ game: string | null }>(runner, sql`SELECT game FROM change_sets WHERE id = ${id}`);
  return row?.game ?? null;
}

/** The number of unresolved comments of these change sets, by change set. A change set without any is left out. */
async function openCommentsOf(runner: Runner, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await run<{ id: number; count: number | string }>(
    runner,
    sql`SELECT change_set_id AS id, count(*) AS count FROM comments
        WHERE change_set_id IN ${valueList([0, ...ids])} AND resolved_at IS NULL GROUP BY change_set_id`,
  );
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

/** Updates a change set and raises its version, so that requests based on an older version are refused. */
export async function touch(
  manager: EntityManager,
  set: ChangeSetEntity,
  changes: Partial<ChangeSetEntity> = {},
): Promise<void> {
  await manager.update(ChangeSetEntity, { id: set.id }, { ...changes, version: set.version + 1, updatedAt: now() });
}

/** Adds a step to the history of a change set, and tells the people it concerns. */
export async function recordStep(
  manager: EntityManager,
  set: ChangeSetEntity,
  actor: Actor,
  step: { action: string; note: string; to: ChangeSetState },
): Promise<void> {
  const taken = manager.create(ReviewStepEntity, {
    changeSetId: set.id,
    at: now(),
    actorId: actor.id,
    actor: actor.label,
    action: step.action,
    note: step.note,
    fromState: set.state,
    toState: step.to,
  });
  await manager.insert(ReviewStepEntity, taken);
  await noticeStep(manager, set, taken);
}

/** The documents of the kinds `adoption` and `adopted`: how a source is read, and what was taken from it. Only adoptions read them. */
const REMEMBERED = raw(`(path LIKE 'cards/%/adopt/%' OR path LIKE 'cards/%/adopted/%')`);

export class ChangeSets {
  constructor(private readonly database: DataSource) {}

  /** @throws DeskError `unknown-change-set` */
  async find(id: number): Promise<ChangeSet> {
    const { manager } = this.database;
    const set = await readSet(manager, id);
    return { set, documents: await documentsOf(manager, id) };
  }

  /** A change set without its documents. @throws DeskError `unknown-change-set` */
  async line(id: number): Promise<ChangeSetLine> {
    const set = await readSet(this.database.manager, id);
    const [editors, open] = await Promise.all([editorsOf(this.database, [id]), openCommentsOf(this.database, [id])]);
    return { set, editors, openComments: open.get(id) ?? 0 };
  }

  /** The version of a change set. Each change of a document raises it. @throws DeskError `unknown-change-set` */
  async version(id: number): Promise<number> {
    return (await readSet(this.database.manager, id)).version;
  }

  /** The change sets that releases were made from, by release. */
  sourcesOf(releases: readonly number[], path: string): Promise<Map<number, ReleaseSource>> {
    return sourcesOf(this.database, releases, path);
  }

  count(id: number): Promise<number> {
    return this.database.manager.countBy(ChangeSetDocumentEntity, { changeSetId: id });
  }

  /** The number of documents that only adoptions read. */
  async countRemembered(id: number): Promise<number> {
    const [row] = await run<{ count: number | string }>(
      this.database,
      sql`SELECT count(*) AS count FROM change_set_documents WHERE change_set_id = ${id} AND ${REMEMBERED}`,
    );
    return Number(row!.count);
  }

  /**
   * A page of the documents, sorted by path.
   * @param after the page starts after this path
   * @param remembered only the documents that only adoptions read (true), only the others (false), or all
   */
  async documents(
    id: number,
    first: number,
    after: string | null = null,
    remembered: boolean | null = null,
  ): Promise<ChangeSetDocumentEntity[]> {
    const path = isPostgres(this.database) ? raw('path COLLATE "C"') : raw('path');
    const among = remembered === null ? raw('') : remembered ? sql`AND ${REMEMBERED}` : sql`AND NOT ${REMEMBERED}`;
    const rows = await run<{ path: string }>(
      this.database,
      sql`SELECT path FROM change_set_documents WHERE change_set_id = ${id} AND ${path} > ${after ?? ''} ${among}
          ORDER BY ${path} LIMIT ${first}`,
    );
    const paths = rows.map((one) => one.path);
    const drafts = new Map((await this.drafts(id, paths)).map((one) => [one.path, one]));
    return paths.flatMap((one) => drafts.get(one) ?? []);
  }

  drafts(id: number, paths: readonly string[]): Promise<ChangeSetDocumentEntity[]> {
    return this.database.manager.findBy(ChangeSetDocumentEntity, { changeSetId: id, path: In([...paths]) });
  }

  /** The texts of all documents, sorted by path. Reads plain rows instead of entities, because there can be thousands of documents. */
  async texts(id: number): Promise<ProposedText[]> {
    const rows = await run<ProposedText>(
      this.database,
      sql`SELECT path, text FROM change_set_documents WHERE change_set_id = ${id}`,
    );
    return rows.map(({ path, text }) => ({ path, text })).sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** The path and the base hash of each document. */
  bases(id: number): Promise<DraftBase[]> {
    return run(
      this.database,
      sql`SELECT path, base_hash AS "baseHash" FROM change_set_documents WHERE change_set_id = ${id}`,
    );
  }

  /** The open change set of a token. Null if the token is unknown or the change set is no longer open. */
  async byToken(token: string): Promise<ChangeSetEntity | null> {
    const { manager } = this.database;
    const set = await manager.findOneBy(ChangeSetEntity, { token: token.slice(0, 100).replaceAll('\0', '') });
    return set && OPEN_STATES.includes(set.state) ? set : null;
  }

  /**
   * Change sets in these states (null for all states), newest first. `before` returns only those with a lower id.
   * @param games returns only change sets for one of these games
   */
  async list(
    states: readonly ChangeSetState[] | null,
    first: number,
    before = 2 ** 31 - 1,
    games: readonly string[] | null = null,
  ): Promise<ChangeSetLine[]> {
    const { manager } = this.database;
    const where = {
      id: LessThan(before),
      ...(states && { state: In([...states]) }),
      ...(games && { game: In([...games]) }),
    };
    const sets = await manager.find(ChangeSetEntity, { where, order: { id: 'DESC' }, take: first });
    const ids = sets.map((set) => set.id);
    const [editors, open] = await Promise.all([editorsOf(this.database, ids), openCommentsOf(this.database, ids)]);
    return sets.map((set) => ({
      set,
      editors: editors.filter((one) => one.id === set.id),
      openComments: open.get(set.id) ?? 0,
    }));
  }

  /** Other open change sets that also change one of these paths, keyed by path. */
  async alsoTouching(id: number, paths: readonly string[]): Promise<Map<string, ChangeSetEntity[]>> {
    const others = new Map<string, ChangeSetEntity[]>();
    if (paths.length === 0) return others;
    const touched = await run<{ path: string; set: number }>(
      this.database,
      sql`SELECT d.path AS path, s.id AS "set" FROM change_set_documents d JOIN change_sets s ON s.id = d.change_set_id
          WHERE d.path IN ${valueList(paths)} AND s.state IN ${valueList(OPEN_STATES)} AND s.id <> ${id}`,
    );
    const ids = [...new Set(touched.map((one) => one.set))];
    const open = new Map(
      (await this.database.manager.findBy(ChangeSetEntity, { id: In(ids) })).map((one) => [one.id, one]),
    );
    for (const one of touched) {
      const set = open.get(one.set);
      if (set) others.set(one.path, [...(others.get(one.path) ?? []), set]);
    }
    return others;
  }

  /** The steps of a change set, the oldest first. */
  history(id: number): Promise<ReviewStepEntity[]> {
    return this.database.manager.find(ReviewStepEntity, { where: { changeSetId: id }, order: { id: 'ASC' } });
  }

  /** Creates an empty change set based on the current release. @param game the only game of its documents @throws DeskError `bad-text` */
  async create(author: Person, title: string, message: string, game: string | null = null): Promise<ChangeSet> {
    const read = { title: readTitle(title), message: readNote(message), game };
    return inTransaction(this.database, async (runner) => {
      const release = await releaseNumber(runner);
      return { set: await insertChangeSet(runner.manager, authorOf(author), { ...read, release }), documents: [] };
    });
  }

  /** @throws DeskError `unknown-change-set`, `set-changed`, `wrong-state`, `bad-text` */
  async describe(actor: Actor, id: number, version: number, title: string, message: string): Promise<ChangeSet> {
    const read = { title: readTitle(title), message: readNote(message) };
    await inTransaction(this.database, async ({ manager }) => {
      const set = await readSetAt(manager, id, version);
      if (!OPEN_STATES.includes(set.state))
        throw new DeskError('wrong-state', `This change set is ${sayState(set.state)} and can no longer be changed.`);
      await touch(manager, set, read);
      await recordAudit(manager, actor, {
        action: 'describe-change-set',
        subject: subjectOf(set),
        sentence: `Renamed the change set to "${read.title}".`,
        details: { from: set.title, to: read.title },
      });
    });
    return this.find(id);
  }
}

/** The number of the current release. @throws DeskError `wrong-state` before the first one */
export async function releaseNumber(runner: Runner): Promise<number> {
  const current = await currentRelease(runner);
  if (!current) throw new DeskError('wrong-state', 'Nothing has been released yet. Import the content first.');
  return current.number;
}

/** Stores a new change set inside a transaction, with its first step and an audit entry. */
export async function insertChangeSet(
  manager: EntityManager,
  author: Author,
  properties: { title: string; message: string; release: number; game?: string | null },
): Promise<ChangeSetEntity> {
  const at = now();
  const set = manager.create(ChangeSetEntity, {
    title: properties.title,
    message: properties.message,
    state: 'draft',
    origin: 'desk',
    baseRelease: properties.release,
    game: properties.game ?? null,
    author: author.name,
    authorId: author.actor.id,
    createdAt: at,
    updatedAt: at,
    contentHash: contentHash([]),
    version: 1,
    token: newChangeSetToken(),
    publishAt: null,
    publishOrder: null,
    publishProblem: null,
    publishedRelease: null,
  });
  await manager.insert(ChangeSetEntity, set);
  await recordStep(manager, set, author.actor, { action: 'create', note: '', to: 'draft' });
  await recordAudit(manager, author.actor, {
    action: 'create-change-set',
    subject: subjectOf(set),
    sentence: `Created the change set "${properties.title}".`,
    details: { baseRelease: properties.release },
  });
  return set;
}
