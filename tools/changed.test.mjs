/** The stages that `npm test -- --changed` runs for a change, and the summary of a build. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { touched } from './lib/changed.mjs';
import { builtInWords } from './lib/run.mjs';

const packages = ['@rulewright/api', '@rulewright/cli', '@rulewright/e2e', '@rulewright/engine', '@rulewright/ui'];
const of = (files, affected) => {
  const { code, tests, skipped } = touched(files, affected, packages);
  return { code: [...code], tests: [...tests].sort(), skipped: Object.keys(skipped).sort() };
};

describe('the effects of a change', () => {
  test('a file of a package: the packages that Nx finds, in every stage', () => {
    const affected = ['@rulewright/engine', '@rulewright/e2e'];
    assert.deepEqual(of(['libs/engine/src/index.ts'], affected), {
      code: affected,
      tests: affected.toSorted(),
      skipped: [],
    });
  });

  test('a package that the product does not use: no browser', () => {
    assert.deepEqual(of(['bench/src/main.ts'], ['@rulewright/bench']).skipped, ['browser']);
  });

  test('a card or a rule: the tests of all packages, and no lint or build', () => {
    for (const file of ['cards/a-game/sets/first.yaml', 'rules/a-game/text/1-setup.md'])
      assert.deepEqual(of([file], []), { code: [], tests: packages, skipped: ['build', 'lint', 'node24'] });
  });

  test('the lock file, the configuration or the test runner: everything', () => {
    for (const file of ['package-lock.json', 'nx.json', 'tsconfig.base.json', 'tools/jest.mjs'])
      assert.deepEqual(of([file], []), { code: packages, tests: packages, skipped: [] });
  });

  test('a guide page: the documentation tests and the browser tests, which show the page', () => {
    assert.deepEqual(of(['docs/guide/lab.md'], []), {
      code: [],
      tests: ['@rulewright/e2e'],
      skipped: ['boundaries', 'build', 'lint', 'node24'],
    });
  });

  test('a tool: the tests of the tools and the packages that start tools', () => {
    assert.deepEqual(of(['tools/recount-run.mjs'], []), {
      code: [],
      tests: ['@rulewright/cli', '@rulewright/e2e'],
      skipped: ['build', 'lint', 'node24'],
    });
  });

  test('no change: nothing, with a reason for every stage', () => {
    const { skipped } = touched([], [], packages);
    assert.deepEqual(Object.keys(skipped).sort(), [
      'boundaries',
      'browser',
      'build',
      'docs',
      'format',
      'lint',
      'node24',
      'unit',
    ]);
  });
});

test('the summary of an Nx run counts the built packages', () => {
  assert.equal(
    builtInWords('> nx run @a/b:build\n\n> nx run @a/c:build  [local cache]\n'),
    '1 package built, 1 unchanged',
  );
  assert.equal(builtInWords('> nx run @a/b:build\n> nx run @a/c:build\n'), '2 packages built');
  assert.equal(builtInWords('> nx run @a/c:build  [existing outputs match the cache, left as is]\n'), 'unchanged');
});
