/** Results of jobs that are kept in the database under a digest of what they depend on, so that nothing is found out twice. */
import { textHash } from '@rulewright/content';
import { findProofs, keepProofs } from '@rulewright/database';
import type { Thread } from './job.ts';
import { programDigest } from './program-digest.ts';

/** The digest of a result: of the program, and of what else the result depends on. */
const digestOf = (key: string): string => textHash(`${programDigest()} ${key}`);

/** The results that are known, by key. What has null for a key is not looked for. */
export async function recall<Result>(
  { database }: Thread,
  keys: readonly (string | null)[],
): Promise<ReadonlyMap<string, Result>> {
  const byDigest = new Map(keys.flatMap((key) => (key === null ? [] : [[digestOf(key), key] as const])));
  const found = await findProofs(database, [...byDigest.keys()]);
  return new Map([...found].map(([digest, value]) => [byDigest.get(digest)!, value as Result]));
}

/** Keeps results for the next time. What cannot be kept now, as the database is busy, is found out again. */
export async function remember(thread: Thread, results: ReadonlyMap<string, unknown>): Promise<void> {
  if (results.size === 0) return;
  const rows = new Map([...results].map(([key, value]) => [digestOf(key), value]));
  await keepProofs(thread.database, rows).catch(() => undefined);
}

/** The result that is known under a key, or one that is made now and kept. */
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
