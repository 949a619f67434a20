/** The words in which the desk lists the uses of a document. Uses the shipped games whose play is documents. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { usesOfDocument } from './document-usage.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const all = await readTree(workspace);
/** The games that are documents alone, so that no plugin is needed. */
const games = new Set(all.flatMap(({ path }) => /^rules\/([\w-]+)\/play\//u.exec(path)?.[1] ?? []));
const files = all.filter(({ path }) => games.has(path.split('/')[1]!));
const content = openContent(files, []);
const chapters = files.filter(({ path }) => path.includes('/text/') || path.includes('/modes/'));

test('names hints, rulings, terms and tables, and shows no id of a rule and no member of a source', () => {
  const uses = chapters.flatMap(({ path }) => usesOfDocument(content, path));
  expect(uses.length).toBeGreaterThan(100);
  const ids = /\[|\b[a-z]{2}\.[a-z-]+\.[a-z-]+/u;
  expect(uses.filter(({ place, why }) => ids.test(place) || ids.test(why))).toEqual([]);
  expect(uses.filter(({ place }) => !/^(?:|line \d+|“.+”)$/u.test(place))).toEqual([]);
});

test('names a hint of the first match by its text', () => {
  const hints = chapters
    .flatMap(({ path }) => usesOfDocument(content, path))
    .filter(({ kind, place }) => kind === 'first-game' && place !== '');
  expect(hints.length).toBeGreaterThan(0);
  expect(hints[0]!.place).toMatch(/^“[A-Z][^:{[]+”$/u);
});
