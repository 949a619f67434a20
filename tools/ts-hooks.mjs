/** The hooks of ts-loader.mjs; they run in a thread of their own. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileForTests, version } from './lib/swc.mjs';

const cache = fileURLToPath(new URL('../node_modules/.cache/rulewright/ts/', import.meta.url));
mkdirSync(cache, { recursive: true });

/** The JavaScript of a file. */
function compile(file, text) {
  const key = createHash('sha1').update(version).update(file).update(text).digest('hex');
  const kept = join(cache, `${key}.mjs`);
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const code = compileForTests(file, text);
    // Other processes compile the same file at the same time: it appears whole or not at all.
    const own = `${kept}.${process.pid}`;
    writeFileSync(own, code);
    renameSync(own, kept);
    return code;
  }
}

export async function load(url, context, next) {
  // Jest adds a query to the address of a test file, so that it runs again when asked again.
  const [plain] = url.split('?');
  if (!/\.tsx?$/u.test(plain) || plain.includes('/node_modules/')) return next(url, context);
  const file = fileURLToPath(plain);
  return { format: 'module', source: compile(file, readFileSync(file, 'utf8')), shortCircuit: true };
}
