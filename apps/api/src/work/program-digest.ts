/** A digest of the code that plays and checks games. It is part of the cache key of proofs, so that new code proves everything again. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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
export const programDigest = (): string => (known ??= digest());
