/**
 * Follows section 1 of docs/guide/your-game.md: runs its commands and changes its files in a temporary folder. A code block with only
 * `file=PATH` is a whole file. With `after=TEXT`, `before=TEXT` or `instead=TEXT`, the block is inserted after or before the line with this
 * text, or replaces it. `fails="…"` after `sh` is the expected error message. These are tests for Node's runner, which
 * `npm run test:long -- --only guides` runs.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { run } from './lib/run.mjs';
import { root } from './lib/workspace.mjs';

const GUIDE = 'docs/guide/your-game.md';
const FOLDER = 'my-games';
/** The time limit of a step, in milliseconds. */
const PATIENCE = 120_000;

const place = mkdtempSync(join(tmpdir(), 'rulewright-your-game-'));
after(() => rmSync(place, { recursive: true, force: true }));

const text = readFileSync(join(root, GUIDE), 'utf8');
const part = (title) => {
  const from = text.indexOf(`\n## ${title}`);
  assert.ok(from > 0, title);
  return { text: text.slice(from, text.indexOf('\n## ', from + 4)), line: text.slice(0, from).split('\n').length };
};
const files = part('1. An afternoon with files');
const steps = unified()
  .use(remarkParse)
  .parse(files.text)
  .children.filter(({ type }) => type === 'code')
  .map(({ lang, meta, value, position }) => ({
    lang,
    meta: meta ?? '',
    value,
    line: files.line + position.start.line,
  }));

async function command(line, fails) {
  const [npx, rw, ...words] = line.split(' ');
  assert.deepEqual([npx, rw], ['npx', 'rw'], line);
  const args = [join(root, 'apps/cli/bin/rw.mjs'), ...words];
  const { code, output } = await run(process.execPath, args, {
    cwd: place,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: join(place, 'data') },
  });
  assert.equal(code === 0, fails === null, output);
  if (fails !== null) assert.ok(output.includes(fails), output);
}

/** Inserts the lines of a block at the line of a file that contains `anchor`, with its indentation. */
function put(before, where, anchor, value) {
  const lines = before.split('\n');
  const at = lines.findIndex((line) => line.includes(anchor));
  assert.ok(at >= 0, `No line has "${anchor}".`);
  const indent = /^ */u.exec(lines[at])[0];
  const made = value.split('\n').map((line) => indent + line);
  lines.splice(where === 'after' ? at + 1 : at, where === 'instead' ? 1 : 0, ...made);
  return lines.join('\n');
}

function change(meta, value) {
  const [, file, where, anchor] = /^file=(\S+)(?: (before|after|instead)=(.+))?$/u.exec(meta) ?? assert.fail(meta);
  const path = join(place, FOLDER, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, where === undefined ? `${value}\n` : put(readFileSync(path, 'utf8'), where, anchor, value));
}

test('the guide has steps', () => assert.ok(steps.length > 12));

for (const { lang, meta, value, line } of steps) {
  const title = lang === 'sh' ? value.replaceAll('\n', '; ') : `${lang} ${meta}`;
  test(`${GUIDE}:${line}: ${title}`, { timeout: PATIENCE }, async () => {
    if (lang !== 'sh') return change(meta, value);
    const fails = /fails="(.+)"/u.exec(meta)?.[1] ?? null;
    for (const one of value.split('\n')) await command(one, fails);
  });
}

test('the browser tests of the desk use every button that section 2 names', () => {
  const files = ['test/desk-new-game.long.test.mjs', 'test/desk-adopt.test.mjs', 'lib/afternoon.mjs'];
  const browser = files.map((file) => readFileSync(join(root, 'e2e', file), 'utf8')).join('\n');
  const named = [...part('2. The same at the desk').text.matchAll(/\*\*([^*]+)\*\*/gu)].map(([, name]) =>
    name.replaceAll(/\s+/gu, ' '),
  );
  assert.ok(named.length > 5);
  // The test opens documents by their paths.
  const known = { 'A list of your own': "selectOption('own')", Fields: '/fields.yaml`', Faces: '/faces.yaml`' };
  for (const name of named) assert.ok(browser.includes(known[name] ?? name), name);
});
