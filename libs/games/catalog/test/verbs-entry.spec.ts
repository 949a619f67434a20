/**
 * The entry `verbs` of a plugin loads in a browser without the engine. These tests check its direct and indirect
 * imports.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as metazoo from '@rulewright/metazoo/verbs';

const ENTRIES = [
  {
    game: 'metazoo',
    verbs: 28,
    files: 50,
    words: metazoo.effectWords(metazoo.effectSchema.parse({ do: 'fatigue', target: 'this' })),
    expected: 'Fatigue this Page',
  },
];

/** The files and packages that an entry imports, directly or through other files. */
function importedFrom(entry: string): { readonly files: Set<string>; readonly packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, from] of readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'([^']+)'/gu)) {
      if (from!.startsWith('.')) visit(resolve(dirname(file), from!));
      else packages.add(from!);
    }
  };
  visit(entry);
  return { files, packages };
}

describe.each(ENTRIES)('$game', ({ game, verbs, files: fewest, words, expected }) => {
  const folder = fileURLToPath(new URL(`../../${game}/`, import.meta.url));

  test('the entry and its direct and indirect imports use no package except zod', () => {
    const { files, packages } = importedFrom(`${folder}src/verbs/index.ts`);
    expect([...packages]).toEqual(['zod']);
    expect(files.size).toBeGreaterThan(fewest);
  });

  test('the package exports the entry', () => {
    const { exports } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as {
      exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
    };
    expect(exports['./verbs']).toEqual({
      '@rulewright/source': './src/verbs/index.ts',
      default: './dist/verbs/index.js',
    });
  });

  test('the search through the imports finds the engine where it is imported', () => {
    expect(importedFrom(`${folder}src/verbs/compile.ts`).packages).toContain('@rulewright/engine');
  });

  test('the entry reads an effect, and each verb has its four files', () => {
    expect(words).toBe(expected);
    const compile = readFileSync(`${folder}src/verbs/compile.ts`, 'utf8');
    const folders = [...compile.matchAll(/'\.\/([a-z-]+)\/compile\.ts'/gu)];
    expect(folders.length).toBe(verbs);
    const missing = folders
      .flatMap(([, verb]) => ['schema', 'reading', 'compile', 'tests'].map((part) => `${verb}/${part}.ts`))
      .filter((file) => !existsSync(`${folder}src/verbs/${file}`));
    expect(missing).toEqual([]);
  });
});
