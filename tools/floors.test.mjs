/** The import order: no package has an import cycle, and no file imports from a higher floor. The check finds planted violations. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { floorOf, packageFolders, problemsIn, readFloors } from './lib/floors.mjs';
import { root } from './lib/workspace.mjs';

const floors = readFloors(root);

for (const folder of packageFolders(root)) {
  test(`${folder} has no import cycle and no upward import`, () => {
    assert.deepEqual(problemsIn(join(root, folder), floors[folder]?.floors, floors[folder]?.rooms), []);
  });
}

test('every package with floors exists', () => {
  const known = packageFolders(root);
  assert.deepEqual(
    Object.keys(floors).filter((folder) => !known.includes(folder)),
    [],
  );
});

const made = [];
after(() => made.forEach((folder) => rmSync(folder, { recursive: true })));

/** Creates a package of these files, given as text by path in `src`. */
function planted(files) {
  const folder = mkdtempSync(join(tmpdir(), 'floors-'));
  made.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'src', path)), { recursive: true });
    writeFileSync(join(folder, 'src', path), text);
  }
  return folder;
}

const CYCLES = {
  'of values': [
    "import { b } from './b.ts';\nexport const a = b;",
    "import { a } from './a.ts';\nexport const b = () => a;",
  ],
  'of types alone': [
    "import type { B } from './b.ts';\nexport type A = B;",
    "import { type A } from './a.ts';\nexport type B = A | 1;",
  ],
  'through a re-export': ["export * from './b.ts';", "import { a } from './a';\nexport const b = a;"],
  'through a type in an expression': ["export type A = import('./b.ts').B;", "export type { A as B } from './a.ts';"],
  'through a dynamic import': ["export const a = () => import('./b.ts');", "import './a.ts';"],
};

for (const [kind, [a, b]] of Object.entries(CYCLES)) {
  test(`finds a planted cycle ${kind}`, () => {
    assert.deepEqual(problemsIn(planted({ 'a.ts': a, 'b.ts': b })), [
      'These files import each other: src/a.ts, src/b.ts.',
    ]);
  });
}

test('finds a planted cycle of three files, without a fourth file that is not part of it', () => {
  const folder = planted({
    'a.ts': "import './b.ts';",
    'b.ts': "import './c.tsx';",
    'c.tsx': "import './a.ts'; import './d.ts';",
    'd.ts': 'export {};',
  });
  assert.deepEqual(problemsIn(folder), ['These files import each other: src/a.ts, src/b.ts, src/c.tsx.']);
});

test('finds a planted upward import, also of a type, and accepts downward imports', () => {
  const folder = planted({
    'low/a.ts': "import type { B } from '../high/b.ts';\nexport type A = B;",
    'high/b.ts': "import '../low/c.ts';\nexport type B = 1;",
    'low/c.ts': 'export {};',
  });
  assert.deepEqual(problemsIn(folder, ['low', 'high']), [
    'low/a.ts (floor "low") imports high/b.ts from the higher floor "high".',
  ]);
});

test('finds a file without a floor', () => {
  assert.deepEqual(problemsIn(planted({ 'low/a.ts': '', 'loose.ts': '' }), ['low']), [
    'loose.ts is on no floor of floors.json.',
  ]);
});

test('finds a planted import from one room into another that does not use its entry', () => {
  const folder = planted({
    'rooms/a/index.ts': "export { one } from './deep/one.ts';",
    'rooms/a/deep/one.ts': 'export const one = 1;',
    'rooms/b/good.ts': "import { one } from '../a/index.ts';\nexport const two = one + 1;",
    'rooms/b/bad.ts': "export const later = () => import('../a/deep/one.ts');",
    'routes/page.ts': "import '../rooms/a/deep/one.ts';",
  });
  assert.deepEqual(problemsIn(folder, ['rooms', 'routes'], 'rooms'), [
    'rooms/b/bad.ts imports rooms/a/deep/one.ts. Import it from rooms/a/index.ts, the entry of that folder.',
  ]);
});

test('the longest matching entry decides the floor of a file', () => {
  const order = ['verbs/*/schema.ts', 'verbs', ['verbs/*/compile.ts', 'plugin']];
  assert.deepEqual(
    ['verbs/draw/schema.ts', 'verbs/index.ts', 'verbs/draw/compile.ts', 'plugin/a/b.ts', 'verbsy/a.ts'].map((file) =>
      floorOf(file, order),
    ),
    [0, 1, 2, 2, -1],
  );
});
