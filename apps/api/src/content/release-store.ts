/** Reads releases from the database. Each method runs a fixed number of statements. */
import { Injectable } from '@nestjs/common';
import { LruAsync, type SourceFile } from '@rulewright/content';
import {
  currentRelease,
  DocumentEntity,
  isPostgres,
  listReleases,
  raw,
  releaseFiles,
  RevisionEntity,
  run,
  sql,
  valueList,
  type ReleaseInfo,
  type Sql,
} from '@rulewright/database';
import { entryOf } from '@rulewright/desk';
import { DataSource, In } from 'typeorm';
import { SharedLookup } from './shared-lookup.ts';

export type { ReleaseInfo };

/** A row of a document's history: a text, by its revision id, and the first release that has it. */
interface Begun {
  readonly release: number;
  readonly document: number;
  readonly revision: number;
}

/** A change of a document in a release, with the texts before and after. */
export interface DocumentChange {
  readonly path: string;
  readonly game: string;
  readonly kind: string;
  readonly slug: string;
  /** The display name of the document. */
  readonly title: string;
  readonly change: 'added' | 'removed' | 'changed';
  readonly before: string | null;
  readonly after: string | null;
}

/** A text of a document, and the first release that has it. */
export interface Revision extends Pick<RevisionEntity, 'createdAt' | 'author' | 'message' | 'hash' | 'text'> {
  readonly release: number;
}

/** A changed document, with its revision ids in a release and in the one before. */
interface Change {
  readonly release: number;
  readonly path: string;
  readonly game: string;
  readonly kind: string;
  readonly slug: string;
  readonly now: number | null;
  readonly before: number | null;
}

/** The number of cached change lists. They are few because the list of a first release contains every document. */
const CHANGES_KEPT = 20;

/** Selects the first changes of a release whose path is after `after`. */
export interface ChangesAsked {
  readonly first: number;
  readonly after?: string | undefined;
}

@Injectable()
export class ReleaseStore {
  private readonly known = new LruAsync<string, DocumentChange[]>(CHANGES_KEPT);
  private readonly newest = new SharedLookup(() => currentRelease(this.database));

  constructor(private readonly database: DataSource) {}

  /** The newest release; null before the first import. Every request needs it, so waiting requests share one statement. */
  current(): Promise<ReleaseInfo | null> {
    return this.newest.ask();
  }

  async find(number: number): Promise<ReleaseInfo | null> {
    return (
      (await listReleases(this.database, { first: 1, before: number + 1 })).find((one) => one.number === number) ?? null
    );
  }

  /** Newest first. `before` excludes that number and all higher ones. `text` keeps only releases that mention it. */
  list(first: number, before?: number, text?: string): Promise<ReleaseInfo[]> {
    return listReleases(this.database, { first, before, text });
  }

  files(number: number): Promise<SourceFile[]> {
    return releaseFiles(this.database, number);
  }

  /**
   * The texts of each document in releases up to `release`, newest first. The lists are in the order of `paths`.
   * A text that a later release restores is listed again.
   */
  async histories(paths: readonly string[], release: number): Promise<Revision[][]> {
    const documents = await this.database.getRepository(DocumentEntity).findBy({ path: In([...paths]) });
    const ids = documents.map((one) => one.id);
    const begins = await run<Begun>(
      this.database,
      sql`SELECT document_id AS document, from_release AS release, revision_id AS revision FROM release_documents
          WHERE document_id IN ${valueList([0, ...ids])} AND from_release <= ${release} ORDER BY from_release`,
    );
    const revisions = await this.revisions(begins.map((one) => one.revision));
    return paths.map((path) => {
      const document = documents.find((one) => one.path === path)?.id;
      return begins
        .filter((one) => one.document === document)
        .map((one) => ({ ...revisions.get(one.revision)!, release: one.release }))
        .reverse();
    });
  }

  /** The changes of each release against the one before, by path. Cached, because releases never change. */
  async changes(numbers: readonly number[], asked: ChangesAsked): Promise<DocumentChange[][]> {
    const keyOf = (number: number): string => `${number} ${asked.first} ${asked.after ?? ''}`;
    const known = new Map(numbers.map((number) => [number, this.known.find(keyOf(number))]));
    const missing = numbers.filter((number) => known.get(number) === undefined);
    // One read for all missing releases.
    const read = missing.length > 0 ? this.readChanges(missing, asked) : null;
    for (const [at, number] of missing.entries())
      known.set(
        number,
        this.known.get(keyOf(number), async () => (await read)![at]!),
      );
    return Promise.all(numbers.map((number) => known.get(number)!));
  }

  private async readChanges(numbers: readonly number[], { first, after }: ChangesAsked): Promise<DocumentChange[][]> {
    const further = after === undefined ? raw('') : sql`AND ${this.path()} > ${after}`;
    const found = [
      ...(await run<Change>(this.database, firstOfEach(sql`${this.written(numbers)} ${further}`, first))),
      ...(await run<Change>(this.database, firstOfEach(sql`${this.removed(numbers)} ${further}`, first))),
    ];
    const lists = numbers.map((number) =>
      found
        .filter((one) => one.release === number)
        .sort((a, b) => (a.path < b.path ? -1 : 1))
        .slice(0, first),
    );
    const revisions = await this.revisions(lists.flat().flatMap((one) => [one.now ?? 0, one.before ?? 0]));
    const text = (id: number | null): string | null => (id === null ? null : revisions.get(id)!.text);
    return lists.map((list) =>
      list.map(({ path, game, kind, slug, now, before }) => {
        const change = before === null ? 'added' : now === null ? 'removed' : 'changed';
        const [old, fresh] = [text(before), text(now)];
        const title = entryOf({ path, text: fresh ?? old ?? '' })?.title ?? slug;
        return { path, game, kind, slug, title, change, before: old, after: fresh };
      }),
    );
  }

  /** The columns of a document, and its rank by path in the release. Both databases compare paths by code unit. */
  private place(release: Sql): Sql {
    return sql`d.path AS path, d.game AS game, d.kind AS kind, d.slug AS slug,
      ROW_NUMBER() OVER (PARTITION BY ${release} ORDER BY ${this.path()}) AS place`;
  }

  private path(): Sql {
    return raw(isPostgres(this.database) ? 'd.path COLLATE "C"' : 'd.path');
  }

  /** Selects the documents that the releases added or changed. */
  private written(numbers: readonly number[]): Sql {
    return sql`SELECT a.from_release AS "release", a.revision_id AS "now", b.revision_id AS "before",
        ${this.place(raw('a.from_release'))}
      FROM release_documents a
      JOIN documents d ON d.id = a.document_id
      LEFT JOIN release_documents b ON b.document_id = a.document_id AND b.until_release = a.from_release
      WHERE a.from_release IN ${valueList(numbers)}`;
  }

  /** Selects the documents that the releases removed. */
  private removed(numbers: readonly number[]): Sql {
    return sql`SELECT b.until_release AS "release", NULL AS "now", b.revision_id AS "before",
        ${this.place(raw('b.until_release'))}
      FROM release_documents b
      JOIN documents d ON d.id = b.document_id
      LEFT JOIN release_documents a ON a.document_id = b.document_id AND a.from_release = b.until_release
      WHERE b.until_release IN ${valueList(numbers)} AND a.revision_id IS NULL`;
  }

  private async revisions(ids: readonly number[]): Promise<Map<number, RevisionEntity>> {
    const found = await this.database.getRepository(RevisionEntity).findBy({ id: In([...new Set(ids)]) });
    return new Map(found.map((one) => [one.id, one]));
  }
}

/** Selects the first `first` rows of each release. */
const firstOfEach = (rows: Sql, first: number): Sql => sql`SELECT * FROM (${rows}) ranked WHERE place <= ${first}`;
