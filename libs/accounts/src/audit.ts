/** The audit log. Every step that changes something adds an entry in the same transaction. Entries never change. */
import {
  AuditEntity,
  insertRows,
  isPostgres,
  jsonColumn,
  raw,
  run,
  sql,
  type Runner,
  type Sql,
} from '@rulewright/database';
import { In, MoreThan, type DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';

/** The person or program that does something. */
export interface Actor {
  /** Null for the program itself and for visitors who are not signed in. */
  readonly id: string | null;
  /** Name and e-mail address, or the name of the program. */
  readonly label: string;
}

/** The actor of everything that no person does: scheduled releases, the first start. */
export const PROGRAM: Actor = { id: null, label: 'Rulewright' };

export const actorOf = (person: { readonly id: string; readonly name: string; readonly email: string }): Actor => ({
  id: person.id,
  label: `${person.name} <${person.email}>`,
});

export interface AuditNote {
  /** The kind of action, such as `publish` or `sign-in`. */
  readonly action: string;
  /** The thing that the action changed, for example `change set 7`, `release 3` or an address. */
  readonly subject: string;
  readonly sentence: string;
  /** Further data, such as revisions, releases and reasons. */
  readonly details: Readonly<Record<string, unknown>>;
}

export interface AuditEntry extends AuditNote {
  readonly id: number;
  readonly at: string;
  readonly actor: string;
}

export interface AuditSearch {
  /** Words that must all occur in the actor, action, subject or sentence. The last one may be only the start of a word. */
  readonly query?: string;
  readonly first?: number;
  /** Returns only entries older than the one with this id. */
  readonly before?: number;
}

const detailsColumn = jsonColumn<AuditNote['details']>('audit_entries', 'details', z.record(z.string(), z.unknown()));

/** The whole entry in lower case, for the search. */
const foldedOf = (actor: Actor, { action, subject, sentence }: AuditNote): string =>
  [actor.label, action, subject, sentence].join(' ').toLowerCase();

/** Adds an entry to the audit log, in the transaction of the change that it describes. */
export async function recordAudit(manager: EntityManager, actor: Actor, note: AuditNote): Promise<void> {
  const details = detailsColumn.write(note.details);
  await manager.insert(AuditEntity, {
    at: new Date().toISOString(),
    actorId: actor.id,
    actor: actor.label,
    action: note.action,
    subject: note.subject,
    sentence: note.sentence,
    details,
    folded: foldedOf(actor, note),
  });
}

const COLUMNS = ['at', 'actor_id', 'actor', 'action', 'subject', 'sentence', 'details', 'folded'];

/** Adds many entries in few statements. The runner must be in the transaction of the changes that they describe. */
export async function recordAudits(runner: Runner, actor: Actor, notes: readonly AuditNote[]): Promise<void> {
  const at = new Date().toISOString();
  const rows = notes.map((note) => {
    const { action, subject, sentence } = note;
    const details = detailsColumn.write(note.details);
    return [at, actor.id, actor.label, action, subject, sentence, details, foldedOf(actor, note)];
  });
  await insertRows(runner, 'audit_entries', COLUMNS, rows);
}

/** The entries after the one with this id, the oldest first. */
export const auditAfter = (manager: EntityManager, id: number, most: number): Promise<AuditEntity[]> =>
  manager.find(AuditEntity, { where: { id: MoreThan(id) }, order: { id: 'ASC' }, take: most });

const MOST_WORDS = 8;
/** Greater than any id: starts the search at the newest entry. */
const BEYOND = 2 ** 31 - 1;

/**
 * The words of a search, at most MOST_WORDS. They contain only letters and digits, because other signs could be search operators of a
 * database.
 */
const wordsOf = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS);

/**
 * The start of a query for the entries that contain all the words. The last word may be only the start of a word. Both databases answer
 * from an index. A common word start is slower than a whole word: a tenth of a second among a million entries.
 */
function having(words: readonly string[], postgres: boolean): Sql {
  const last = words.length - 1;
  if (postgres) {
    const wanted = words.map((word, at) => (at === last ? `${word}:*` : word)).join(' & ');
    return sql`FROM audit_entries WHERE words @@ to_tsquery('simple', ${wanted}) AND id`;
  }
  const wanted = words.map((word, at) => (at === last ? `"${word}"*` : `"${word}"`)).join(' ');
  return sql`FROM audit_search WHERE audit_search MATCH ${wanted} AND rowid`;
}

/** The ids of entries that contain all words of a text, the oldest first. Empty if the text has no letters or digits. */
export async function auditIdsWith(
  runner: Runner,
  text: string,
  { after, first }: { readonly after: number; readonly first: number },
): Promise<number[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const postgres = isPostgres(runner);
  const key = raw(postgres ? 'id' : 'rowid');
  const ids = await run<{ id: number }>(
    runner,
    sql`SELECT ${key} AS id ${having(words, postgres)} > ${after} ORDER BY ${key} LIMIT ${first}`,
  );
  return ids.map(({ id }) => id);
}

/** Returns entries, the newest first. */
export async function searchAudit(database: DataSource, search: AuditSearch = {}): Promise<AuditEntry[]> {
  const words = wordsOf(search.query ?? '');
  const before = Math.max(0, Math.min(search.before ?? BEYOND, BEYOND));
  const { first = 50 } = search;
  const postgres = isPostgres(database);
  const key = raw(postgres || words.length === 0 ? 'id' : 'rowid');
  const from = words.length === 0 ? sql`FROM audit_entries WHERE id` : having(words, postgres);
  const ids = await run<{ id: number }>(
    database,
    sql`SELECT ${key} AS id ${from} < ${before} ORDER BY ${key} DESC LIMIT ${first}`,
  );
  const entries = await database
    .getRepository(AuditEntity)
    .find({ where: { id: In(ids.map(({ id }) => id)) }, order: { id: 'DESC' } });
  return entries.map(({ id, at, actor, action, subject, sentence, details }) => ({
    id,
    at,
    actor,
    action,
    subject,
    sentence,
    details: detailsColumn.read(details, id),
  }));
}
