/** Reads releases from the database. Each method runs a fixed number of statements. */
import { Injectable } from '@nestjs/common';
import { LruAsync, type SourceFile } from '@rulewright/content';
import {
  changedDocuments,
  currentRelease,
  documentTexts,
  listReleases,
  releaseFiles,
  type ReleaseChange,
  type ReleaseInfo,
  type Revision,
} from '@rulewright/database';
import { entryOf } from '@rulewright/desk';
import { DataSource } from 'typeorm';
import { SharedLookup } from './shared-lookup.ts';

export type { ReleaseInfo, Revision };

/** A change of a document in a release, with the texts before and after. */
export interface ReleasedDocument extends ReleaseChange {
  /** The display name of the document. */
  readonly title: string;
  readonly change: 'added' | 'removed' | 'changed';
}

/** The number of cached change lists. They are few because the list of a first release contains every document. */
const CHANGES_KEPT = 20;

/** More documents than a release can change. */
const MOST_IN_RELEASE = 1_000_000;

/** Selects the first changes of a release whose path is after `after`. */
export interface ChangesAsked {
  readonly first: number;
  readonly after?: string | undefined;
}

@Injectable()
export class ReleaseStore {
  private readonly known = new LruAsync<string, ReleasedDocument[]>(CHANGES_KEPT);
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
  histories(paths: readonly string[], release: number): Promise<Revision[][]> {
    return documentTexts(this.database, paths, release);
  }

  /** The changes of each release against the one before, by path. Cached, because releases never change. */
  async changes(numbers: readonly number[], asked: ChangesAsked): Promise<ReleasedDocument[][]> {
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

  /** All changes of a release in one game, by path. */
  async changesOf(number: number, game: string): Promise<ReleaseChange[]> {
    const [list = []] = await changedDocuments(this.database, [number], MOST_IN_RELEASE);
    return list.filter((one) => one.game === game);
  }

  private async readChanges(numbers: readonly number[], { first, after }: ChangesAsked): Promise<ReleasedDocument[][]> {
    const lists = await changedDocuments(this.database, numbers, first, after);
    return lists.map((list) =>
      list.map((one) => {
        const { path, slug, before, after } = one;
        const change = before === null ? 'added' : after === null ? 'removed' : 'changed';
        return { ...one, title: entryOf({ path, text: after ?? before ?? '' })?.title ?? slug, change };
      }),
    );
  }
}
