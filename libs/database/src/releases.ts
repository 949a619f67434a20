/** Reads releases: their exact files, and the differences between them. */
import { restrictionOf, type Restriction, type SourceFile } from '@rulewright/content';
import type { DataSource } from 'typeorm';
import type { ReleaseOrigin } from './entities/index.ts';
import { withPictures } from './pictures.ts';
import { inRelease } from './release-ranges.ts';
import { isPostgres, raw, run, sql, valueList, type Runner, type Sql } from './sql.ts';

export interface ReleaseInfo {
  /** Counted from 1, without gaps. */
  readonly number: number;
  /** ISO 8601, UTC. */
  readonly effectiveAt: string;
  readonly createdAt: string;
  readonly author: string;
  readonly notes: string;
  /** Hex SHA-256 of all paths and texts. */
  readonly hash: string;
  readonly origin: ReleaseOrigin;
}

export interface Release extends ReleaseInfo {
  /** Sorted by path. */
  readonly files: readonly SourceFile[];
}

/** Thrown for a release that the database does not have. */
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

/** Release numbers are 32-bit integers in the database, so any other number cannot exist. */
const possible = (number: number): boolean => Number.isInteger(number) && number > 0 && number < 2 ** 31;

async function releasesWhere(runner: Runner, rest: Sql): Promise<ReleaseInfo[]> {
  return run<ReleaseInfo>(runner, sql`SELECT ${COLUMNS} FROM releases ${rest}`);
}

/** The newest release, or null if nothing has been released yet. */
export async function currentRelease(runner: Runner): Promise<ReleaseInfo | null> {
  return (await releasesWhere(runner, sql`ORDER BY number DESC LIMIT 1`))[0] ?? null;
}

/** The oldest release after this one, or null if it is the newest. */
export async function releaseAfter(runner: Runner, number: number): Promise<ReleaseInfo | null> {
  return (await releasesWhere(runner, sql`WHERE number > ${number} ORDER BY number LIMIT 1`))[0] ?? null;
}

/** A release by number, or the current one. @throws UnknownReleaseError */
export async function findRelease(runner: Runner, number?: number): Promise<ReleaseInfo> {
  if (number !== undefined && !possible(number)) throw new UnknownReleaseError(number);
  const releaseInfo =
    number === undefined
      ? await currentRelease(runner)
      : (await releasesWhere(runner, sql`WHERE number = ${number}`))[0];
  if (!releaseInfo) throw new UnknownReleaseError(number);
  return releaseInfo;
}

/**
 * The files of a release, sorted by path (by code unit, like a file tree on disk).
 * @param games if given, only their files
 * @param kinds if given, only documents of these kinds
 */
export async function releaseFiles(
  runner: Runner,
  number: number,
  games?: readonly string[],
  kinds?: readonly string[],
): Promise<SourceFile[]> {
  const files = await run<SourceFile>(
    runner,
    sql`SELECT d.path, r.text FROM release_documents rd
        JOIN documents d ON d.id = rd.document_id
        JOIN revisions r ON r.id = rd.revision_id
        WHERE ${inRelease(number)} ${games ? sql`AND d.game IN ${valueList(games)}` : raw('')}
          ${kinds ? sql`AND d.kind IN ${valueList(kinds)}` : raw('')}`,
  );
  return files.map(({ path, text }) => ({ path, text })).sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * The restrictions in the newest text of each document, whichever release contains it. A game or a set that is hidden in the current
 * release is hidden in all releases.
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

/** Hashes of the documents of a release, by path. @param paths if given, only these */
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

/** The exact imported or published files. Pictures have their bytes. @throws UnknownReleaseError */
export async function exportTree(database: DataSource, release?: number): Promise<SourceFile[]> {
  return withPictures(database, await releaseFiles(database, (await findRelease(database, release)).number));
}

export interface ReleasesAsked {
  readonly first?: number;
  /** Lists only releases below this number. */
  readonly before?: number;
  /** Words in the notes or the author, a release number, or the name of a document that the release added or changed. */
  readonly text?: string;
}

/** Lists releases, newest first. */
export async function listReleases(
  database: DataSource,
  { first = 20, before = 2 ** 31 - 1, text = '' }: ReleasesAsked = {},
): Promise<ReleaseInfo[]> {
  const limit = Math.max(0, Math.min(Math.trunc(first), 500));
  const below = Math.max(0, Math.min(Math.trunc(before), 2 ** 31 - 1));
  const wanted = text.trim().slice(0, LONGEST_TEXT).toLowerCase();
  const mentioning = wanted === '' ? raw('') : sql`AND (${await mentions(database, wanted)})`;
  return releasesWhere(database, sql`WHERE number < ${below} ${mentioning} ORDER BY number DESC LIMIT ${limit}`);
}

/** Limits: the characters of a search text, and the documents found by name. */
const LONGEST_TEXT = 100;
const MOST_NAMED = 20;

const pattern = (text: string): string => `%${text.replace(/[\\%_]/gu, '\\$&')}%`;

/** The ids of documents whose names contain these words, such as a card's name. */
async function documentsNamed(database: DataSource, text: string): Promise<number[]> {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  if (words.length === 0) return [];
  const slug = pattern(words.join('-'));
  const named = await run<{ id: number }>(
    database,
    sql`SELECT id FROM documents WHERE slug LIKE ${slug} ORDER BY id LIMIT ${MOST_NAMED}`,
  );
  return named.map(({ id }) => id);
}

/** The condition that a release has a text in its notes, author or number, or changed a document whose name contains the text. */
async function mentions(database: DataSource, text: string): Promise<Sql> {
  const like = pattern(text);
  const ids = valueList([0, ...(await documentsNamed(database, text))]);
  return sql`lower(notes) LIKE ${like} ESCAPE '\\' OR lower(author) LIKE ${like} ESCAPE '\\'
    OR CAST(number AS varchar(12)) = ${text.replace(/^release\s+/u, '')}
    OR number IN (SELECT from_release FROM release_documents WHERE document_id IN ${ids})`;
}

/**
 * The cards that a release changed. `now` has the texts of added and changed cards, `gone` the former texts of removed and changed cards.
 */
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

/** The texts of a document in two releases; null in a release without the document. */
export interface DocumentTextsOfTwo {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Selects some of the documents that differ between two releases. */
export interface DifferencesAsked {
  readonly most: number;
  /** Lists only documents after this path. */
  readonly after?: string | undefined;
  /** Lists only the document at this path, and ignores `after`. */
  readonly path?: string | undefined;
}

/** Documents that differ between two releases, sorted by path. The cost grows with the changes between the releases. */
export async function differencesBetween(
  runner: Runner,
  a: number,
  b: number,
  { most, after, path }: DifferencesAsked,
): Promise<DocumentTextsOfTwo[]> {
  const [first, last] = a < b ? [a, b] : [b, a];
  const inOrder = (column: string): Sql => raw(isPostgres(runner) ? `${column} COLLATE "C"` : column);
  const order = inOrder('d.path');
  const heldIn = (name: Sql, release: number): Sql => sql`LEFT JOIN (
      SELECT rd.document_id, rd.revision_id, r.hash FROM release_documents rd JOIN revisions r ON r.id = rd.revision_id
      WHERE ${inRelease(release)} AND rd.document_id IN (SELECT document_id FROM moved)
    ) ${name} ON ${name}.document_id = d.id`;
  const further =
    path !== undefined ? sql`AND d.path = ${path}` : after === undefined ? raw('') : sql`AND ${order} > ${after}`;
  // Reads only the texts of one page, because thousands of documents may differ.
  return run<DocumentTextsOfTwo>(
    runner,
    sql`WITH moved AS (
          SELECT document_id FROM release_documents WHERE from_release > ${first} AND from_release <= ${last}
          UNION
          SELECT document_id FROM release_documents WHERE until_release > ${first} AND until_release <= ${last}
        ), page AS (
          SELECT d.path AS path, one.revision_id AS one, other.revision_id AS other
          FROM documents d ${heldIn(raw('one'), a)} ${heldIn(raw('other'), b)}
          WHERE d.id IN (SELECT document_id FROM moved) AND one.hash IS DISTINCT FROM other.hash ${further}
          ORDER BY ${order} LIMIT ${most}
        )
        SELECT page.path, was.text AS before, became.text AS after FROM page
        LEFT JOIN revisions was ON was.id = page.one LEFT JOIN revisions became ON became.id = page.other
        ORDER BY ${inOrder('page.path')}`,
  );
}

/** The games whose documents were added, changed or removed in the releases after `from`, up to and including `to`. */
export async function changedGames(runner: Runner, from: number, to: number): Promise<ReadonlySet<string>> {
  const rows = await run<{ game: string }>(
    runner,
    sql`SELECT DISTINCT d.game FROM documents d WHERE d.id IN (
          SELECT document_id FROM release_documents WHERE from_release > ${from} AND from_release <= ${to}
          UNION
          SELECT document_id FROM release_documents WHERE until_release > ${from} AND until_release <= ${to}
        )`,
  );
  return new Set(rows.map(({ game }) => game));
}
