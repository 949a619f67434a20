/** A cache of job results in the database. The key is a digest of everything that a result depends on. */
import { textHash } from '@rulewright/content';
import { findProofs, keepProofs } from '@rulewright/database';
import type { Thread } from './job.ts';
import { programDigest } from './program-digest.ts';

/** The digest of the program and of a result's other dependencies. */
const digestOf = (key: string): string => textHash(`${programDigest()} ${key}`);

/** The cached results, by key. Skips null keys. */
export async function recall<Result>(
  { database }: Thread,
  keys: readonly (string | null)[],
): Promise<ReadonlyMap<string, Result>> {
  const byDigest = new Map(keys.flatMap((key) => (key === null ? [] : [[digestOf(key), key] as const])));
  const found = await findProofs(database, [...byDigest.keys()]);
  return new Map([...found].map(([digest, value]) => [byDigest.get(digest)!, value as Result]));
}

/** Stores results in the cache. Ignores write errors, such as a busy database: the results are then computed again next time. */
export async function remember(thread: Thread, results: ReadonlyMap<string, unknown>): Promise<void> {
  if (results.size === 0) return;
  const rows = new Map([...results].map(([key, value]) => [digestOf(key), value]));
  await keepProofs(thread.database, rows).catch(() => undefined);
}

/** The cached result of a key. If there is none, computes and stores it. */
export async function remembered<Result>(
  thread: Thread,
  key: string,
  make: () => Result | Promise<Result>,
): Promise<Result> {
  const known = (await recall<Result>(thread, [key])).get(key);
  if (known !== undefined) return known;
  const made = await make();
  await remember(thread, new Map([[key, made]]));
  return made;
}
