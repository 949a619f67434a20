/** `npm run bench` lists its groups without a build. The list must match the groups that it runs. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { benchmarkGroups } from './lib/benchmarks.mjs';
import { root } from './lib/workspace.mjs';

/** Runs the command. The options of these tests make it exit before any build. */
const bench = (...flags) =>
  spawnSync(process.execPath, [join(root, 'tools/bench.mjs'), ...flags], { encoding: 'utf8' });

test('the documented groups are the existing groups', () => {
  const source = readFileSync(join(root, 'bench/src/groups/index.ts'), 'utf8');
  const [, body] = /GROUPS[^{]*\{([^}]*)\}/u.exec(source);
  const names = body.split(',').map((entry) => entry.split(':')[0].trim().replaceAll("'", ''));
  assert.deepEqual(benchmarkGroups().sort(), names.filter(Boolean).sort());
});

test('--help lists the options and every group', () => {
  const { status, stdout } = bench('--help');
  assert.equal(status, 0);
  for (const word of ['--only', '--quick', ...benchmarkGroups()]) assert.ok(stdout.includes(word), word);
});

test('rejects a wrong option or group with one sentence', () => {
  for (const [flags, sentence] of [
    [['--fast'], /Unknown option '--fast'/u],
    [['--only', 'play,colour'], /no group "colour"/u],
  ]) {
    const { status, stderr } = bench(...flags);
    assert.equal(status, 2);
    assert.match(stderr.trim(), sentence);
    assert.equal(stderr.trim().split('\n').length, 1);
  }
});
