/** What releases changed: the documents with their texts before and after, and the texts of a document in all releases. */
import { In, type DataSource } from 'typeorm';
import { DocumentEntity, RevisionEntity } from './entities/index.ts';
import { findRelease } from './releases.ts';
import { isPostgres, raw, run, sql, valueList, type Sql } from './sql.ts';

/** A document that a release changed, with its texts before and after. A text is null in a release without the document. */
export interface ReleaseChange {
  readonly path: string;
  readonly game: string;
  readonly kind: string;
  readonly slug: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A text of a document, and the first release that has it. */
export interface Revision extends Pick<RevisionEntity, 'createdAt' | 'author' | 'message' | 'hash' | 'text'> {
  readonly release: number;
}

export interface ReleaseChanges {
  /** Paths, sorted. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** A changed document, with its revision ids in a release and in the one before. */
interface ChangeRow extends Omit<ReleaseChange, 'before' | 'after'> {
  readonly release: number;
  readonly now: number | null;
  readonly before: number | null;
}

/** The path of a document. Both databases compare it by code unit. */
const pathIn = (database: DataSource): Sql => raw(isPostgres(database) ? 'd.path COLLATE "C"' : 'd.path');

/** The columns of a document, and its rank by path in the release. */
function placeIn(database: DataSource, release: Sql): Sql {
  const order = pathIn(database);
  return sql`d.path AS path, d.game AS game, d.kind AS kind, d.slug AS slug,
    ROW_NUMBER() OVER (PARTITION BY ${release} ORDER BY ${order}) AS place`;
}

/** Selects the documents that the releases added or changed. */
const written = (database: DataSource, numbers: readonly number[]): Sql =>
  sql`SELECT a.from_release AS "release", a.revision_id AS "now", b.revision_id AS "before",
        ${placeIn(database, raw('a.from_release'))}
      FROM release_documents a
      JOIN documents d ON d.id = a.document_id
      LEFT JOIN release_documents b ON b.document_id = a.document_id AND b.until_release = a.from_release
      WHERE a.from_release IN ${valueList(numbers)}`;

/** Selects the documents that the releases removed. */
const removed = (database: DataSource, numbers: readonly number[]): Sql =>
  sql`SELECT b.until_release AS "release", NULL AS "now", b.revision_id AS "before",
        ${placeIn(database, raw('b.until_release'))}
      FROM release_documents b
      JOIN documents d ON d.id = b.document_id
      LEFT JOIN release_documents a ON a.document_id = b.document_id AND a.from_release = b.until_release
      WHERE b.until_release IN ${valueList(numbers)} AND a.revision_id IS NULL`;

/** The changes of each release against the one before, sorted by path, at most `first` after the path `after` for each. */
async function changesIn(
  database: DataSource,
  numbers: readonly number[],
  first: number,
  after?: string,
): Promise<ChangeRow[][]> {
  const further = after === undefined ? raw('') : sql`AND ${pathIn(database)} > ${after}`;
  const firstOfEach = (rows: Sql): Promise<ChangeRow[]> =>
    run<ChangeRow>(database, sql`SELECT * FROM (${rows}) ranked WHERE place <= ${first}`);
  const changes = [
    ...(await firstOfEach(sql`${written(database, numbers)} ${further}`)),
    ...(await firstOfEach(sql`${removed(database, numbers)} ${further}`)),
  ];
  return numbers.map((number) =>
    changes
      .filter((one) => one.release === number)
      .sort((a, b) => (a.path < b.path ? -1 : 1))
      .slice(0, first),
  );
}

async function revisionsOf(database: DataSource, ids: readonly number[]): Promise<Map<number, RevisionEntity>> {
  const revisions = await database.getRepository(RevisionEntity).findBy({ id: In([...new Set(ids)]) });
  return new Map(revisions.map((one) => [one.id, one]));
}

/**
 * The documents that each release changed against the one before, with their texts: sorted by path, at most `first` after the path `after`
 * for each release. Takes the same few statements for one release and for many.
 */
export async function changedDocuments(
  database: DataSource,
  numbers: readonly number[],
  first: number,
  after?: string,
): Promise<ReleaseChange[][]> {
  const lists = await changesIn(database, numbers, first, after);
  const revisions = await revisionsOf(
    database,
    lists.flat().flatMap((one) => [one.now ?? 0, one.before ?? 0]),
  );
  const text = (id: number | null): string | null => (id === null ? null : revisions.get(id)!.text);
  return lists.map((list) =>
    list.map(({ path, game, kind, slug, now, before }) => ({
      ...{ path, game, kind, slug },
      before: text(before),
      after: text(now),
    })),
  );
}

/** The changes of a release against the one before it. Release 1 adds all its documents. @throws UnknownReleaseError */
export async function releaseChanges(database: DataSource, number: number): Promise<ReleaseChanges> {
  const [changes] = await changesIn(database, [(await findRelease(database, number)).number], Number.MAX_SAFE_INTEGER);
  const paths = (want: (change: ChangeRow) => boolean): string[] => changes!.filter(want).map(({ path }) => path);
  return {
    added: paths(({ before }) => before === null),
    changed: paths(({ before, now }) => before !== null && now !== null),
    removed: paths(({ now }) => now === null),
  };
}

/**
 * The texts of each document in releases up to `release`, newest first. The lists are in the order of `paths`.
 * A text that a later release restores is listed again.
 */
export async function documentTexts(
  database: DataSource,
  paths: readonly string[],
  release: number,
): Promise<Revision[][]> {
  const documents = await database.getRepository(DocumentEntity).findBy({ path: In([...paths]) });
  const begins = await run<{ release: number; document: number; revision: number }>(
    database,
    sql`SELECT document_id AS document, from_release AS release, revision_id AS revision FROM release_documents
        WHERE document_id IN ${valueList([0, ...documents.map(({ id }) => id)])} AND from_release <= ${release}
        ORDER BY from_release`,
  );
  const revisions = await revisionsOf(
    database,
    begins.map((one) => one.revision),
  );
  return paths.map((path) => {
    const document = documents.find((one) => one.path === path)?.id;
    return begins
      .filter((one) => one.document === document)
      .map((one) => ({ ...revisions.get(one.revision)!, release: one.release }))
      .reverse();
  });
}
