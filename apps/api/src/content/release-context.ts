/** What resolvers that read releases share in one request: loaders that gather the reads of nested lists. */
import DataLoader from 'dataloader';
import type { Request, Response } from 'express';
import type { RequestContext } from '../graphql/context.ts';
import type { DocumentChange, ReleaseStore, Revision } from './release-store.ts';

/** The texts of a document up to a release. */
interface HistoryKey {
  readonly path: string;
  readonly release: number;
}

/** What a release changed, at most `first` documents. */
interface ChangesKey {
  readonly release: number;
  readonly first: number;
}

export interface ReleaseContext extends RequestContext {
  readonly histories: DataLoader<HistoryKey, Revision[], string>;
  readonly changes: DataLoader<ChangesKey, DocumentChange[], string>;
}

/** One batch for each value that the keys share; almost always there is only one. */
async function inBatches<Key, Result>(
  keys: readonly Key[],
  shared: (key: Key) => number,
  load: (keys: readonly Key[], value: number) => Promise<Result[]>,
): Promise<Result[]> {
  const found = new Map<Key, Result>();
  for (const value of new Set(keys.map(shared))) {
    const batch = keys.filter((key) => shared(key) === value);
    const results = await load(batch, value);
    batch.forEach((key, at) => found.set(key, results[at]!));
  }
  return keys.map((key) => found.get(key)!);
}

/** The context of one request. */
export function releaseContext(store: ReleaseStore, request: Request, response: Response): ReleaseContext {
  return {
    request,
    response,
    histories: new DataLoader(
      (keys: readonly HistoryKey[]) =>
        inBatches(
          keys,
          (key) => key.release,
          (batch, release) =>
            store.histories(
              batch.map((key) => key.path),
              release,
            ),
        ),
      { cacheKeyFn: ({ path, release }) => `${release} ${path}` },
    ),
    changes: new DataLoader(
      (keys: readonly ChangesKey[]) =>
        inBatches(
          keys,
          (key) => key.first,
          (batch, first) =>
            store.changes(
              batch.map((key) => key.release),
              first,
            ),
        ),
      { cacheKeyFn: ({ release, first }) => `${release} ${first}` },
    ),
  };
}
