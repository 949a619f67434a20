import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentError, type SourceFile } from '../src/index.ts';
import { readTree, writeTree } from '../src/node.ts';
import { tinyFiles } from './tiny.ts';

const folder = mkdtempSync(join(tmpdir(), 'rulewright-tree-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const byPath = (files: readonly SourceFile[]) => [...files].sort((a, b) => (a.path < b.path ? -1 : 1));

test('a tree is read as it was written, odd line ends and marks included', async () => {
  const files = [...tinyFiles(), { path: 'cards/tiny/cards/odd.yaml', text: '\uFEFFid: odd\r\nname: "Ödd"\t\n\n' }];
  await writeTree(folder, files);
  expect(await readTree(folder)).toEqual(byPath(files));
  expect(readFileSync(join(folder, 'cards/tiny/cards/odd.yaml'))[0]).toBe(0xef);
});

test('a picture is a data URL in a document, and the same bytes in a file', async () => {
  const bytes = Buffer.from([0x89, 0x50, 0xff, 0x00, 0x0d, 0x0a]);
  const logo = { path: 'rules/tiny/logo.png', text: `data:image/png;base64,${bytes.toString('base64')}` };
  await writeTree(folder, [logo]);
  expect(readFileSync(join(folder, logo.path))).toEqual(bytes);
  expect(await readTree(folder)).toContainEqual(logo);
});

test('the folder may be given as it is typed', async () => {
  const here = process.cwd();
  process.chdir(folder);
  try {
    expect((await readTree('.')).map((file) => file.path)).toContain('rules/tiny/game.yaml');
    expect(await readTree('./')).toEqual(await readTree(folder));
  } finally {
    process.chdir(here);
  }
});

test('a file that is not UTF-8, and a folder without content, are refused', async () => {
  writeFileSync(join(folder, 'rules/tiny/bad.yaml'), Buffer.from([0x69, 0xff, 0xfe]));
  await expect(readTree(folder)).rejects.toThrow('rules/tiny/bad.yaml:1:1 encoding: The file is not UTF-8.');
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  await expect(readTree(empty)).rejects.toThrow(ContentError);
});
