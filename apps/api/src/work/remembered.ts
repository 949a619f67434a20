/** A cache of job results in the database. The key is a digest of everything that a result depends on. */
import { textHash } from '@rulewright/content';
import { findProofs, keepProofs } from '@rulewright/database';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Thread } from './job.ts';

/** The packages that compute proofs. Their dependencies in this repository are included. */
const ROOTS = ['@rulewright/lab', '@rulewright/games'];
const OURS = '@rulewright/';
const CODE = /(?<!\.d)\.[jt]s$/u;

const require = createRequire(import.meta.url);

/** The folder of a package's code, and the folder of its package.json. */
function foldersOf(name: string): { readonly code: string; readonly root: string } {
  const code = dirname(require.resolve(name));
  let root = code;
  while (!existsSync(join(root, 'package.json'))) root = dirname(root);
  return { code, root };
}

function dependenciesOf(root: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  return Object.keys(dependencies).filter((name) => name.startsWith(OURS));
}

function digest(): string {
  const hash = createHash('sha256').update(process.version);
  const open = [...ROOTS];
  const seen = new Set<string>();
  for (let name = open.shift(); name !== undefined; name = open.shift()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const { code, root } = foldersOf(name);
    open.push(...dependenciesOf(root));
    const files = readdirSync(code, { recursive: true, encoding: 'utf8' }).filter((file) => CODE.test(file));
    for (const file of files.sort()) hash.update(`\0${name} ${file}\0`).update(readFileSync(join(code, file)));
  }
  return hash.digest('hex');
}

let known: string | undefined;

/** The digest, computed once. It reads about a hundred files, so do not call it on the main thread. */
const programDigest = (): string => (known ??= digest());

/** The digest of the program and of a result's other dependencies. */
const digestOf = (key: string): string => textHash(`${programDigest()} ${key}`);

/** The cached results, by key. Skips null keys. */
export async function recall<Result>(
  { database }: Thread,
  keys: readonly (string | null)[],
): Promise<ReadonlyMap<string, Result>> {
  const byDigest = new Map(keys.flatMap((key) => (key === null ? [] : [[digestOf(key), key] as const])));
  const proofs = await findProofs(database, [...byDigest.keys()]);
  return new Map([...proofs].map(([digest, value]) => [byDigest.get(digest)!, value as Result]));
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
