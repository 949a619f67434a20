/** The generated files that are committed. The schema has its own test in the API, and the reference of the play language in its package. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { generatedPaths } from './generate.mjs';
import { root } from './lib/workspace.mjs';

test('.gitattributes marks every file that npm run generate writes, so that reviews collapse it', () => {
  const attribute = 'linguist-generated';
  const said = execFileSync('git', ['check-attr', attribute, '--', ...generatedPaths()], {
    cwd: root,
    encoding: 'utf8',
  });
  const unmarked = said
    .trimEnd()
    .split('\n')
    .filter((line) => !line.endsWith(`: ${attribute}: set`));
  assert.deepEqual(unmarked, []);
});
