/** The context of a request that reads releases: loaders that batch the reads of nested lists. */
import DataLoader from 'dataloader';
import type { Request, Response } from 'express';
import type { RequestContext } from '../graphql/context.ts';
import type { ReleasedDocument, Revision } from './release-store.ts';
import type { ShownReleases } from './shown-releases.ts';

/** The key of a document's history: its texts up to a release. */
interface HistoryKey {
  readonly path: string;
  readonly release: number;
}

/** The key of a release's changes: the first documents after a path. */
interface ChangesKey {
  readonly release: number;
  readonly first: number;
  readonly after?: string | undefined;
}

export interface ReleaseContext extends RequestContext {
  readonly histories: DataLoader<HistoryKey, Revision[], string>;
  readonly changes: DataLoader<ChangesKey, ReleasedDocument[], string>;
}

/** A loader that reads one batch for each distinct value of `shared`. Usually all keys have the same value. */
function loaderOf<Key, Result, Value>(
  shared: (key: Key) => Value,
  load: (keys: readonly Key[], value: Value) => Promise<Result[]>,
  cacheKeyFn: (key: Key) => string,
): DataLoader<Key, Result, string> {
  const inBatches = async (keys: readonly Key[]): Promise<Result[]> => {
    const loaded = new Map<Key, Result>();
    for (const value of new Set(keys.map(shared))) {
      const batch = keys.filter((key) => shared(key) === value);
      const results = await load(batch, value);
      batch.forEach((key, at) => loaded.set(key, results[at]!));
    }
    return keys.map((key) => loaded.get(key)!);
  };
  return new DataLoader(inBatches, { cacheKeyFn });
}

/** The context of one request. */
export function releaseContext(store: ShownReleases, request: Request, response: Response): ReleaseContext {
  const paths = (keys: readonly HistoryKey[]): string[] => keys.map(({ path }) => path);
  const releases = (keys: readonly ChangesKey[]): number[] => keys.map(({ release }) => release);
  return {
    request,
    response,
    histories: loaderOf(
      ({ release }) => release,
      (keys, release) => store.histories(paths(keys), release),
      ({ path, release }) => `${release} ${path}`,
    ),
    changes: loaderOf(
      ({ first, after }) => `${first} ${after ?? ''}`,
      (keys) => store.changes(releases(keys), keys[0]!),
      ({ release, first, after }) => `${release} ${first} ${after ?? ''}`,
    ),
  };
}
