/**
 * Follows docs/guide/operating.md from top to bottom: runs every command of its shell blocks, with temporary folders and free ports.
 * Tests for Node's runner; `npm run test:long -- --only guides` builds the product and runs them.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { checkCommand } from './lib/commands.mjs';
import { readMarkdown } from './lib/markdown.mjs';
import { answers, freePort } from './lib/net.mjs';
import { root } from './lib/workspace.mjs';

const GUIDE = 'docs/guide/operating.md';
/** Commands that are not run: the installation and the build happen before, and the worker needs a PostgreSQL server. */
const NOT_HERE = ['npm ci', 'npx nx run-many -t build', 'npx rw worker'];
/** Matches the guide's folders. The test replaces them by folders in `place`. */
const FOLDERS = /\/srv\/(?=rulewright-)/gu;
/** The time limit of a command, in milliseconds. */
const PATIENCE = 120_000;

const place = mkdtempSync(join(tmpdir(), 'rulewright-operating-'));
const env = { ...process.env, DATABASE_URL: '', LAB_THREADS: '0', LOG_LEVEL: 'warn', SITE_HOST: '127.0.0.1' };
const serving = [];
after(async () => {
  await Promise.all(serving.map(({ stop }) => stop()));
  rmSync(place, { recursive: true, force: true });
});

/** The free port of this machine for each port in the guide. */
const ports = new Map();
async function portFor(number) {
  if (!ports.has(number)) ports.set(number, String(await freePort()));
  return ports.get(number);
}

/** Replaces the folders and ports in a command of the guide. */
async function here(text) {
  let line = text.replaceAll(FOLDERS, `${place}/`);
  for (const [number] of text.matchAll(/\b(?:[349]\d{3})\b/gu)) line = line.replaceAll(number, await portFor(number));
  return line;
}

/** Splits a command into its environment variables and its words. */
function parts(line) {
  const words = line.split(/\s+/u);
  const first = words.findIndex((word) => !/^[A-Z_]+=/u.test(word));
  const own = words
    .slice(0, first)
    .map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]);
  return { own: Object.fromEntries(own), words: words.slice(first) };
}

function start(words, own) {
  const child = spawn(process.execPath, [join(root, 'apps/cli/bin/rw.mjs'), ...words], {
    cwd: root,
    env: { ...env, ...own },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code)));
  return { child, ended, said: () => said };
}

/** Starts `rw serve` and keeps it running for the rest of the guide. */
async function serve(words, own) {
  const { child, ended, said } = start(words, own);
  const stop = async () => {
    child.kill('SIGTERM');
    assert.equal(await ended, 0, said());
  };
  serving.push({ stop });
  const port = words[words.indexOf('--port') + 1];
  const over = new AbortController();
  const ready = await Promise.race([answers(`http://127.0.0.1:${port}/`, 60, over.signal), ended]);
  over.abort();
  assert.equal(ready, true, said());
  // Metrics are only for the operator, so the site must not serve them.
  const visited = await fetch(`http://127.0.0.1:${port}/metrics`);
  assert.doesNotMatch(await visited.text(), /rulewright_request/u);
}

async function rw(words, own) {
  if (words[0] === 'serve') return serve(words, own);
  const { child, ended, said } = start(words, own);
  const clock = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  assert.equal(await ended, 0, said());
  clearTimeout(clock);
}

async function curl(words) {
  const url = words.find((word) => word.startsWith('http'));
  const response = await fetch(url, { redirect: 'follow' });
  const text = await response.text();
  assert.equal(response.status, 200, text);
  if (url.endsWith(`:${ports.get('9401')}/metrics`)) assert.match(text, /^rulewright_database_up 1$/mu);
  if (url.endsWith(`:${ports.get('9403')}/metrics`)) assert.match(text, /^rulewright_site_request_seconds_count\{/mu);
}

/** Runs a command line of the guide. */
async function follow(text) {
  const { own, words } = parts(await here(text));
  const [program, ...rest] = words;
  if (program === 'export') return void Object.assign(env, parts(`${rest.join(' ')} x`).own);
  if (program === 'npx' && rest[0] === 'rw') return rw(rest.slice(1), own);
  if (program === 'curl') return curl(rest);
  assert.fail(`${text}: say in tools/operating.mjs how a test does this, or that it cannot.`);
}

const { commands, tables } = readMarkdown(readFileSync(join(root, GUIDE), 'utf8'));
// Commands within a sentence are examples; only lines of code blocks are steps.
const text = readFileSync(join(root, GUIDE), 'utf8').split('\n');
const steps = commands.filter(({ text: command, line }) => text[line - 1]?.trim() === command);

mkdirSync(join(place, 'rulewright-backups'), { recursive: true });

test('the guide has steps', () => assert.ok(steps.length > 15));

for (const { text: command, line } of steps) {
  const skip = NOT_HERE.includes(command);
  if (!skip) test(`${GUIDE}:${line}: ${command}`, { timeout: 2 * PATIENCE }, () => follow(command));
}

test('the skipped commands are in the guide', () => {
  const mistaken = NOT_HERE.filter((command) => steps.some((step) => step.text === command));
  assert.deepEqual(mistaken, NOT_HERE);
});

const example = (name) => readFileSync(join(root, name), 'utf8');

test('the guide says what to do about each alert', () => {
  const alerts = [...example('docs/examples/alerts.yml').matchAll(/- alert: (\w+)/gu)].map(([, name]) => name);
  const told = tables.find(([[head]]) => head === 'alert').slice(1);
  assert.deepEqual(
    told.map(([name]) => name),
    alerts,
  );
});

for (const unit of ['rulewright.service', 'rulewright-backup.service'])
  test(`${unit} starts an existing command, in the folders of the guide`, async () => {
    const text = example(`deploy/systemd/${unit}`);
    const [, command] = /^ExecStart=\/usr\/bin\/env node apps\/cli\/bin\/(rw\.mjs .*)$/mu.exec(text);
    assert.equal(await checkCommand(command.replace('rw.mjs', 'rw')), null);
    assert.match(text, /^WorkingDirectory=\/srv\/rulewright$/mu);
    assert.match(text, /^Environment=DATA_DIR=\/srv\/rulewright-data$/mu);
    // The unit must have write access to every folder in its command.
    for (const [folder] of command.matchAll(/\/srv\/\S+/gu)) assert.ok(text.includes(` ${folder}\n`), folder);
  });
