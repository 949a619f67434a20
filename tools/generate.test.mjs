/** The committed generated files are up to date. The schema has its own test in the API, and the reference of the play language in its package. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { citationFiles, generatedPaths, parameterFiles, ruleIdFiles } from './generate.mjs';
import { root } from './lib/workspace.mjs';

for (const { path, text } of [...ruleIdFiles(), ...parameterFiles(), ...citationFiles()]) {
  test(`${path} is up to date (to update it, run npm run generate)`, () => {
    assert.equal(readFileSync(join(root, path), 'utf8'), text);
    assert.ok(text.split('\n').length > 3, 'there are rules');
  });
}

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
