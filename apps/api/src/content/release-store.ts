/** Releases in the database: what the API reads of them, each method with a fixed number of statements. */
import { Injectable } from '@nestjs/common';
import {
  currentRelease,
  DocumentEntity,
  listReleases,
  ReleaseDocumentEntity,
  ReleaseEntity,
  releaseFiles,
  RevisionEntity,
  type ReleaseInfo,
} from '@rulewright/database';
import type { SourceFile } from '@rulewright/content';
import { entryOf } from '@rulewright/desk';
import { DataSource, In } from 'typeorm';

export type { ReleaseInfo };

/** A document in a release, by the number of its text. */
interface Held {
  readonly release: number;
  readonly document: number;
  readonly revision: number;
}

/** What a release did to a document, with both texts. */
export interface DocumentChange {
  readonly path: string;
  readonly game: string;
  readonly kind: string;
  readonly slug: string;
  /** What the document is called. */
  readonly title: string;
  readonly change: 'added' | 'removed' | 'changed';
  readonly before: string | null;
  readonly after: string | null;
}

/** A text that a document had, and the release that brought it. */
export interface Revision extends Pick<RevisionEntity, 'createdAt' | 'author' | 'message' | 'hash' | 'text'> {
  readonly release: number;
}

/** A document of a release beside the same document in the release before. */
interface Change {
  readonly release: number;
  readonly path: string;
  readonly game: string;
  readonly kind: string;
  readonly slug: string;
  readonly now: number | null;
  readonly before: number | null;
}

@Injectable()
export class ReleaseStore {
  constructor(private readonly database: DataSource) {}

  /** The newest release; null before the first import. */
  current(): Promise<ReleaseInfo | null> {
    return currentRelease(this.database);
  }

  async find(number: number): Promise<ReleaseInfo | null> {
    return (
      (await listReleases(this.database, { first: 1, before: number + 1 })).find((one) => one.number === number) ?? null
    );
  }

  /** Newest first; `before` leaves out that number and all above it, `text` those that do not mention it. */
  list(first: number, before?: number, text?: string): Promise<ReleaseInfo[]> {
    return listReleases(this.database, { first, before, text });
  }

  files(number: number): Promise<SourceFile[]> {
    return releaseFiles(this.database, number);
  }

  /**
   * The texts that each document had in releases up to `release`, newest first, in the order of `paths`.
   * A text that comes back counts again; a release without the document ends one.
   */
  async histories(paths: readonly string[], release: number): Promise<Revision[][]> {
    const documents = await this.database.getRepository(DocumentEntity).findBy({ path: In([...paths]) });
    const ids = documents.map((one) => one.id);
    const held = await this.database
      .createQueryBuilder(ReleaseDocumentEntity, 'held')
      .select(['held.releaseNumber AS "release"', 'held.documentId AS "document"', 'held.revisionId AS "revision"'])
      .where('held.documentId IN (:...ids)', { ids: [0, ...ids] })
      .andWhere('held.releaseNumber <= :release', { release })
      .orderBy('held.releaseNumber')
      .getRawMany<Held>();
    const known = new Set(held.map((one) => `${one.document} ${one.revision} ${one.release}`));
    const begins = held.filter((one) => !known.has(`${one.document} ${one.revision} ${one.release - 1}`));
    const revisions = await this.revisions(begins.map((one) => one.revision));
    return paths.map((path) => {
      const document = documents.find((one) => one.path === path)?.id;
      return begins
        .filter((one) => one.document === document)
        .map((one) => ({ ...revisions.get(one.revision)!, release: one.release }))
        .reverse();
    });
  }

  /** What each of the releases changed against the one before, by path, at most `first` documents each. */
  async changes(numbers: readonly number[], first: number): Promise<DocumentChange[][]> {
    const found = [...(await this.written(numbers)), ...(await this.removed(numbers))];
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

  /** Documents that releases added or gave another text. */
  private written(numbers: readonly number[]): Promise<Change[]> {
    return this.database
      .createQueryBuilder(ReleaseDocumentEntity, 'now')
      .innerJoin(DocumentEntity, 'document', 'document.id = now.documentId')
      .leftJoin(
        ReleaseDocumentEntity,
        'before',
        'before.documentId = now.documentId AND before.releaseNumber = now.releaseNumber - 1',
      )
      .select(['now.releaseNumber AS "release"', 'now.revisionId AS "now"', 'before.revisionId AS "before"', ...PLACE])
      .where('now.releaseNumber IN (:...numbers)', { numbers })
      .andWhere('(before.revisionId IS NULL OR before.revisionId <> now.revisionId)')
      .getRawMany<Change>();
  }

  /** Documents that the releases before held and these do not. */
  private removed(numbers: readonly number[]): Promise<Change[]> {
    return this.database
      .createQueryBuilder(ReleaseDocumentEntity, 'before')
      .innerJoin(ReleaseEntity, 'release', 'release.number = before.releaseNumber + 1')
      .innerJoin(DocumentEntity, 'document', 'document.id = before.documentId')
      .leftJoin(
        ReleaseDocumentEntity,
        'now',
        'now.documentId = before.documentId AND now.releaseNumber = before.releaseNumber + 1',
      )
      .select(['release.number AS "release"', 'NULL AS "now"', 'before.revisionId AS "before"', ...PLACE])
      .where('release.number IN (:...numbers)', { numbers })
      .andWhere('now.revisionId IS NULL')
      .getRawMany<Change>();
  }

  private async revisions(ids: readonly number[]): Promise<Map<number, RevisionEntity>> {
    const found = await this.database.getRepository(RevisionEntity).findBy({ id: In([...new Set(ids)]) });
    return new Map(found.map((one) => [one.id, one]));
  }
}

const PLACE = [
  'document.path AS "path"',
  'document.game AS "game"',
  'document.kind AS "kind"',
  'document.slug AS "slug"',
];
