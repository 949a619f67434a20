/** One name means one type in all packages. The check finds planted offences. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { packageFolders } from './lib/floors.mjs';
import { sharedNames } from './lib/type-names.mjs';
import { root } from './lib/workspace.mjs';

test('no two packages give one name to different types', () => {
  assert.deepEqual(sharedNames(root, [...packageFolders(root), 'bench']), []);
});

const made = [];
after(() => made.forEach((folder) => rmSync(folder, { recursive: true })));

/** The problems of two packages that have one file each. */
function planted(a, b) {
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  made.push(folder);
  for (const [name, text] of Object.entries({ a, b })) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'file.ts'), text);
  }
  return sharedNames(folder, ['a', 'b']);
}

const OFFENCES = {
  'two interfaces that are not exported': ['interface Row { a: 1 }', 'interface Row { b: 1 }'],
  'an interface and a class': ['export interface Row { a: 1 }', 'class Row {}'],
  'an interface and an exported alias': ['interface Row { a: 1 }', 'export type Row = readonly string[];'],
};

for (const [kind, [a, b]] of Object.entries(OFFENCES)) {
  test(`finds ${kind}`, () => {
    assert.deepEqual(planted(a, b), [
      'Row is one type in a/file.ts and another in b/file.ts. Rename one of them after its role.',
    ]);
  });
}

const PERMITTED = {
  'the same type twice': ['/** A. */ export interface Row { a: 1 }', 'interface Row { /** The same. */ a: 1 }'],
  'an abbreviation in one file': ['interface Row { a: 1 }', 'type Row = readonly string[];'],
  'a type of the schema': ['interface Row { a: 1 }', "@ObjectType('Row') export class Row { b = 1 }"],
  'a part of an answer': ['interface Row { a: 1 }', "export type Row = NonNullable<RowsQuery['rows']>[number];"],
};

for (const [kind, [a, b]] of Object.entries(PERMITTED)) {
  test(`permits ${kind}`, () => {
    assert.deepEqual(planted(a, b), []);
  });
}
