/** The bundler detects mistakes that would otherwise fail only when the program runs. */
import assert from 'node:assert/strict';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { run } from './lib/run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'rulewright-bundle-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const bundle = fileURLToPath(new URL('bundle.mjs', import.meta.url));

/** Bundles a package of these files, with src/main.ts and the other entries. */
async function bundled(name, files, entries = []) {
  const cwd = join(folder, name);
  for (const [path, text] of Object.entries({ 'tsconfig.build.json': '{"compilerOptions":{}}', ...files })) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  const { code, output } = await run(process.execPath, [bundle, 'src/main.ts', ...entries], { cwd });
  return { code, output, built: (file) => readFileSync(join(cwd, 'dist', file), 'utf8') };
}

const STARTS_A_THREAD = "export const thread: URL = new URL('./count-worker.js', import.meta.url);\n";

test('bundles a program and its threads into one folder', async () => {
  const files = { 'src/main.ts': STARTS_A_THREAD, 'src/deep/count-worker.ts': 'export const counted: number = 1;\n' };
  const { code, output, built } = await bundled('whole', files, ['src/deep/count-worker.ts']);
  assert.equal(code, 0, output);
  assert.match(built('main.js'), /count-worker\.js/u);
  assert.match(built('count-worker.js'), /counted = 1/u);
});

test('rejects a thread whose file would be missing', async () => {
  const { code, output } = await bundled('thread', { 'src/main.ts': STARTS_A_THREAD });
  assert.equal(code, 1);
  assert.match(output, /A thread runs count-worker\.js: name its source/u);
});

test('rejects a dynamic import of a CommonJS package', async () => {
  const files = {
    'src/main.ts': "export const words = () => import('words');\n",
    'node_modules/words/index.js': "exports.words = ['a'];\n",
  };
  const { code, output } = await bundled('late', files);
  assert.equal(code, 1);
  assert.match(output, /node_modules\/words\/index\.js is CommonJS and imported late/u);
});
