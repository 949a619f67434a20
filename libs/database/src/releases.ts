/** Reading releases: what they hold, byte for byte, and how one differs from the one before. */
import { restrictionOf, type Restriction, type SourceFile } from '@rulewright/content';
import type { DataSource } from 'typeorm';
import type { ReleaseOrigin } from './entities/index.ts';
import { inRelease } from './release-ranges.ts';
import { isPostgres, raw, run, sql, valueList, type Runner, type Sql } from './sql.ts';

export interface ReleaseInfo {
  /** From 1, without gaps. */
  readonly number: number;
  /** ISO 8601, UTC. */
  readonly effectiveAt: string;
  readonly createdAt: string;
  readonly author: string;
  readonly notes: string;
  /** Hex SHA-256 over all paths and texts. */
  readonly hash: string;
  readonly origin: ReleaseOrigin;
}

export interface Release extends ReleaseInfo {
  /** By path. */
  readonly files: readonly SourceFile[];
}

export interface ReleaseChanges {
  /** Paths, sorted. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** A release that the database does not have. */
export class UnknownReleaseError extends Error {
  readonly code = 'unknown-release';

  constructor(number: number | undefined) {
    super(
      number === undefined
        ? 'Nothing has been released yet. Import the content first.'
        : `There is no release ${number}.`,
    );
  }
}

const COLUMNS = sql`number, effective_at AS "effectiveAt", created_at AS "createdAt", author, notes, content_hash AS hash, origin`;

/** Release numbers are 32-bit integers in the database; anything else is simply not there. */
const possible = (number: number): boolean => Number.isInteger(number) && number > 0 && number < 2 ** 31;

async function releasesWhere(runner: Runner, rest: Sql): Promise<ReleaseInfo[]> {
  return run<ReleaseInfo>(runner, sql`SELECT ${COLUMNS} FROM releases ${rest}`);
}

/** The newest release, or null if nothing has been released yet. */
export async function currentRelease(runner: Runner): Promise<ReleaseInfo | null> {
  return (await releasesWhere(runner, sql`ORDER BY number DESC LIMIT 1`))[0] ?? null;
}

/** A release by number, or the current one. @throws UnknownReleaseError */
export async function findRelease(runner: Runner, number?: number): Promise<ReleaseInfo> {
  if (number !== undefined && !possible(number)) throw new UnknownReleaseError(number);
  const found =
    number === undefined
      ? await currentRelease(runner)
      : (await releasesWhere(runner, sql`WHERE number = ${number}`))[0];
  if (!found) throw new UnknownReleaseError(number);
  return found;
}

/** The files of a release, sorted by path (by code unit, as a file tree is read). */
export async function releaseFiles(runner: Runner, number: number): Promise<SourceFile[]> {
  const files = await run<SourceFile>(
    runner,
    sql`SELECT d.path, r.text FROM release_documents rd
        JOIN documents d ON d.id = rd.document_id
        JOIN revisions r ON r.id = rd.revision_id
        WHERE ${inRelease(number)}`,
  );
  return files.map(({ path, text }) => ({ path, text })).sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * What the newest texts of documents say of who may see them, whichever release last held each: a game or a set that is hidden in
 * the current release is hidden in all of them.
 */
export async function restrictions(runner: Runner): Promise<Restriction[]> {
  const files = await run<SourceFile>(
    runner,
    sql`SELECT d.path, r.text FROM documents d
        JOIN release_documents rd ON rd.document_id = d.id
        JOIN revisions r ON r.id = rd.revision_id
        WHERE d.kind IN ('game', 'set')
          AND rd.from_release = (SELECT MAX(later.from_release) FROM release_documents later WHERE later.document_id = d.id)`,
  );
  return files.flatMap((file) => restrictionOf(file) ?? []);
}

/** Hashes of the documents of a release, by path. @param paths only these, where given */
export async function hashesIn(
  runner: Runner,
  release: number,
  paths?: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (paths?.length === 0) return new Map();
  const among = paths === undefined ? raw('') : sql`AND d.path IN ${valueList(paths)}`;
  const rows = await run<{ path: string; hash: string }>(
    runner,
    sql`SELECT d.path, r.hash FROM release_documents rd
        JOIN documents d ON d.id = rd.document_id
        JOIN revisions r ON r.id = rd.revision_id
        WHERE ${inRelease(release)} ${among}`,
  );
  return new Map(rows.map((row) => [row.path, row.hash]));
}

/** A release with its files, ready for `openContent`. @throws UnknownReleaseError */
export async function loadRelease(database: DataSource, number?: number): Promise<Release> {
  const release = await findRelease(database, number);
  return { ...release, files: await releaseFiles(database, release.number) };
}

/** The files as they were imported or published, byte for byte. @throws UnknownReleaseError */
export async function exportTree(database: DataSource, release?: number): Promise<SourceFile[]> {
  return releaseFiles(database, (await findRelease(database, release)).number);
}

export interface ReleasesAsked {
  readonly first?: number;
  /** Continues below a number. */
  readonly before?: number;
  /** Words of the notes or of the author, a number, or the name of a document that the release added or changed. */
  readonly text?: string;
}

/** Newest first. */
export async function listReleases(
  database: DataSource,
  { first = 20, before = 2 ** 31 - 1, text = '' }: ReleasesAsked = {},
): Promise<ReleaseInfo[]> {
  const limit = Math.max(0, Math.min(Math.trunc(first), 500));
  const below = Math.max(0, Math.min(Math.trunc(before), 2 ** 31 - 1));
  const wanted = text.trim().slice(0, LONGEST_TEXT).toLowerCase();
  const found = wanted === '' ? raw('') : sql`AND (${await mentions(database, wanted)})`;
  return releasesWhere(database, sql`WHERE number < ${below} ${found} ORDER BY number DESC LIMIT ${limit}`);
}

/** Characters of a searched text, and documents that one may name. */
const LONGEST_TEXT = 100;
const MOST_NAMED = 20;

const pattern = (text: string): string => `%${text.replace(/[\\%_]/gu, '\\$&')}%`;

/** Documents whose name has these words, such as a card. */
async function documentsNamed(database: DataSource, text: string): Promise<number[]> {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  if (words.length === 0) return [];
  const slug = pattern(words.join('-'));
  const found = await run<{ id: number }>(
    database,
    sql`SELECT id FROM documents WHERE slug LIKE ${slug} ORDER BY id LIMIT ${MOST_NAMED}`,
  );
  return found.map(({ id }) => id);
}

/** The condition that a release has a text in its notes, author or number, or changed a document of this name. */
async function mentions(database: DataSource, text: string): Promise<Sql> {
  const like = pattern(text);
  const ids = valueList([0, ...(await documentsNamed(database, text))]);
  return sql`lower(notes) LIKE ${like} ESCAPE '\\' OR lower(author) LIKE ${like} ESCAPE '\\'
    OR CAST(number AS varchar(12)) = ${text.replace(/^release\s+/u, '')}
    OR number IN (SELECT from_release FROM release_documents WHERE document_id IN ${ids})`;
}

/** The cards of a game that a release added or changed, and those that it removed or changed, with their texts. */
export async function changedCards(
  runner: Runner,
  release: number,
  game: string,
): Promise<{ readonly now: readonly SourceFile[]; readonly gone: readonly SourceFile[] }> {
  const texts = (column: Sql): Promise<SourceFile[]> =>
    run<SourceFile>(
      runner,
      sql`SELECT d.path, r.text FROM release_documents rd
          JOIN documents d ON d.id = rd.document_id AND d.game = ${game} AND d.kind = 'card'
          JOIN revisions r ON r.id = rd.revision_id
          WHERE rd.${column} = ${release}`,
    );
  return { now: await texts(raw('from_release')), gone: await texts(raw('until_release')) };
}

/** The texts of a document in two releases; null where one has none. */
export interface DocumentTextsOfTwo {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Documents that differ between two releases, by path, at most `most`. Cost follows what changed between them. */
export async function differencesBetween(
  runner: Runner,
  a: number,
  b: number,
  most: number,
): Promise<DocumentTextsOfTwo[]> {
  const [first, last] = a < b ? [a, b] : [b, a];
  const order = isPostgres(runner) ? raw('d.path COLLATE "C"') : raw('d.path');
  const textIn = (name: Sql, release: number): Sql => sql`LEFT JOIN (
      SELECT rd.document_id, r.hash, r.text FROM release_documents rd JOIN revisions r ON r.id = rd.revision_id
      WHERE ${inRelease(release)} AND rd.document_id IN (SELECT document_id FROM moved)
    ) ${name} ON ${name}.document_id = d.id`;
  return run<DocumentTextsOfTwo>(
    runner,
    sql`WITH moved AS (
          SELECT document_id FROM release_documents WHERE from_release > ${first} AND from_release <= ${last}
          UNION
          SELECT document_id FROM release_documents WHERE until_release > ${first} AND until_release <= ${last}
        )
        SELECT d.path, one.text AS before, other.text AS after
        FROM documents d ${textIn(raw('one'), a)} ${textIn(raw('other'), b)}
        WHERE d.id IN (SELECT document_id FROM moved) AND one.hash IS DISTINCT FROM other.hash
        ORDER BY ${order} LIMIT ${most}`,
  );
}

/** What a release changed against the one before; all of release 1 is added. @throws UnknownReleaseError */
export async function releaseChanges(database: DataSource, number: number): Promise<ReleaseChanges> {
  const release = (await findRelease(database, number)).number;
  const rows = await run<{ path: string; now: number | null; before: number | null }>(
    database,
    sql`SELECT d.path, MAX(changed.now) AS now, MAX(changed.before) AS before
        FROM (
          SELECT document_id, revision_id AS now, NULL AS before FROM release_documents WHERE from_release = ${release}
          UNION ALL
          SELECT document_id, NULL, revision_id FROM release_documents WHERE until_release = ${release}
        ) changed
        JOIN documents d ON d.id = changed.document_id
        GROUP BY d.path`,
  );
  const paths = (want: (row: (typeof rows)[number]) => boolean): string[] =>
    rows
      .filter(want)
      .map((row) => row.path)
      .sort();
  return {
    added: paths((row) => row.before === null),
    changed: paths((row) => row.before !== null && row.now !== null),
    removed: paths((row) => row.now === null),
  };
}
