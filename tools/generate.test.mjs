/** What is generated and committed is what would be generated now. The schema has its own test in the API. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { citationFiles, generatedPaths, ruleIdFiles } from './generate.mjs';
import { root } from './lib/workspace.mjs';

for (const { path, text } of [...ruleIdFiles(), ...citationFiles()]) {
  test(`${path} is as rules and code are; npm run generate brings it up to date`, () => {
    assert.equal(readFileSync(join(root, path), 'utf8'), text);
    assert.ok(text.split('\n').length > 3, 'there are rules');
  });
}

test('.gitattributes marks every file that npm run generate writes, so that reviews fold it', () => {
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
