/** The module hooks of ts-loader.mjs. Node runs them in a separate thread. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileForTests, version } from './lib/swc.mjs';

const cache = fileURLToPath(new URL('../node_modules/.cache/rulewright/ts/', import.meta.url));
mkdirSync(cache, { recursive: true });

/** Compiles a file, or reads the result from the cache. */
function compile(file, text) {
  const key = createHash('sha1').update(version).update(file).update(text).digest('hex');
  const cached = join(cache, `${key}.mjs`);
  try {
    return readFileSync(cached, 'utf8');
  } catch {
    const code = compileForTests(file, text);
    // Writes and renames, because other processes may compile the same file and must never read a partial result.
    const own = `${cached}.${process.pid}`;
    writeFileSync(own, code);
    renameSync(own, cached);
    return code;
  }
}

/** Names files of Next.js as its bundler finds them: the package has no map of its exports, so Node needs their extension. */
export async function resolve(specifier, context, next) {
  return next(/^next\/[\w-]+$/u.test(specifier) ? `${specifier}.js` : specifier, context);
}

export async function load(url, context, next) {
  // Jest adds a query string to the URL of a test file, so that the file can run again.
  const [plain] = url.split('?');
  if (!/\.tsx?$/u.test(plain) || plain.includes('/node_modules/')) return next(url, context);
  const file = fileURLToPath(plain);
  return { format: 'module', source: compile(file, readFileSync(file, 'utf8')), shortCircuit: true };
}
