/** What every resolver of one request shares: the request, and loaders that gather the reads of nested lists. */
import DataLoader from 'dataloader';
import type { Person } from '@rulewright/accounts';
import type { Request, Response } from 'express';
import type { ReleaseStore } from '../content/release-store.ts';
import type { DocumentChangeView, RevisionView } from '../releases/release.model.ts';

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

export interface RequestContext {
  readonly request: Request;
  readonly response: Response;
  readonly histories: DataLoader<HistoryKey, RevisionView[], string>;
  readonly changes: DataLoader<ChangesKey, DocumentChangeView[], string>;
  /** Who asks, once an operation has wanted to know; null: somebody who is not signed in. */
  viewer?: Person | null;
  /** The look-up of who asks, shared by the operations of the request. */
  viewing?: Promise<Person | null>;
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
export function requestContext(store: ReleaseStore, request: Request, response: Response): RequestContext {
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
