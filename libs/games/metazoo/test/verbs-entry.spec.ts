/** The entry `@rulewright/metazoo/verbs` loads in a browser without the engine: what it imports, and what that imports. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { effectSchema, effectWords } from '../src/verbs/index.ts';

const src = fileURLToPath(new URL('../src/', import.meta.url));

/** Packages that a file imports, itself or through others, by the file that does. */
function packagesFrom(entry: string): Map<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, from] of readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'([^']+)'/gu)) {
      if (from!.startsWith('.')) visit(resolve(dirname(file), from!));
      else found.set(from!, file);
    }
  };
  visit(entry);
  expect(seen.size).toBeGreaterThan(50);
  return found;
}

test('the entry and all that it imports take nothing but zod', () => {
  expect([...packagesFrom(`${src}verbs/index.ts`).keys()]).toEqual(['zod']);
});

test('the package offers the entry', () => {
  const { exports } = JSON.parse(readFileSync(`${src}../package.json`, 'utf8')) as {
    exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  expect(exports['./verbs']).toEqual({
    '@rulewright/source': './src/verbs/index.ts',
    types: './dist/verbs/index.d.ts',
    default: './dist/verbs/index.js',
  });
});

test('the walk notices the engine where it is imported', () => {
  expect(packagesFrom(`${src}verbs/compile.ts`).has('@rulewright/engine')).toBe(true);
});

test('the entry reads an effect, and each verb has its four files', () => {
  expect(effectWords(effectSchema.parse({ do: 'fatigue', target: 'this' }))).toBe('Fatigue this Page');
  const folders = [...readFileSync(`${src}verbs/compile.ts`, 'utf8').matchAll(/'\.\/([a-z-]+)\/compile\.ts'/gu)];
  expect(folders.length).toBe(24);
  const missing = folders
    .flatMap(([, verb]) => ['schema', 'reading', 'compile', 'tests'].map((part) => `${verb}/${part}.ts`))
    .filter((file) => !existsSync(`${src}verbs/${file}`));
  expect(missing).toEqual([]);
});
