/**
 * ESLint for the whole workspace: the strict set of typescript-eslint, the layers between packages, and the house rules.
 * The rules of the strict set that need types are in .oxlintrc.jsonc (docs/adr/0035-oxlint-runs-the-typed-rules.md).
 */
import { builtinModules } from 'node:module';
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import house from './tools/eslint/house-rules.mjs';
import { contentWords, entityTables, packages, tableOwners } from './tools/lib/workspace.mjs';

/** The layers, lowest first. A package may import from its own layer and from the layers listed for it. */
const layers = {
  content: [],
  engine: ['content'],
  game: ['content', 'engine'],
  catalog: ['content', 'engine', 'game'],
  service: ['content', 'engine', 'catalog'],
  client: [],
  ui: ['content'],
  app: ['content', 'engine', 'catalog', 'service', 'client', 'ui'],
  check: ['content', 'engine', 'catalog', 'service', 'client', 'ui', 'app'],
};

const code = ['**/*.{ts,tsx}'];
const tests = ['**/*.spec.{ts,tsx}', '**/test/**', 'e2e/**', 'bench/**'];
const generated = ['**/generated/**'];
const nodeModules = [...builtinModules, 'node:*'];

/** Packages that also run in a browser. They may use Node only in files that are named for it. */
const browserSafe = packages()
  .map(({ dir }) => dir)
  .filter((dir) => /^libs\/(content|engine|play|games|decks|bots|ui|api-client)(\/|$)/u.test(dir));

/** Code that must work for any game, also for a future one. */
const gameBlind = [
  'libs/content',
  'libs/engine',
  'libs/play',
  'libs/decks',
  'libs/bots',
  'libs/lab',
  'libs/database',
  'libs/ui',
  'apps',
];

const { games, modes } = contentWords();

export default tseslint.config(
  { ignores: ['**/dist/**', '**/.next/**', '**/.nx/**', '**/.data/**', '**/next-env.d.ts', '**/generated/**'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  // Headers and records are plain objects with dynamic keys.
  { rules: { '@typescript-eslint/no-dynamic-delete': 'off' } },
  {
    files: ['**/*.{mjs,js}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'URL',
          'fetch',
          'setTimeout',
          'clearTimeout',
          'AbortController',
          'AbortSignal',
          'Buffer',
          'performance',
          'structuredClone',
          'document',
          'navigator',
          'window',
          'getComputedStyle',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: code,
    rules: {
      // Allowed for list elements that are known to exist. Oxlint reports unnecessary assertions.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A NestJS module is an empty class with a decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
    },
  },
  {
    // A name says what a value is, such as `card` or `matches`. These say only where it came from.
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: [
      ...generated,
      'libs/games/{metabaloids,metazoo}/**',
      'libs/play/**',
      'libs/content/src/play/**',
      'apps/web/features/{builder,cards}/**',
    ],
    rules: { 'id-denylist': ['error', 'found', 'given', 'kept'] },
  },
  {
    // A regular expression with super-linear time would let one text block a process.
    files: code,
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      // A sticky expression matches at one position only.
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false, ignoreSticky: true }],
    },
  },
  {
    files: ['apps/cli/**', 'bench/**', 'tools/**', 'proofs/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: code,
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          // Shared with `npm start` (plain Node, because it runs before any build), and the bundler for tests.
          allow: ['/tools/lib/(?:bundle|serve)\\.mjs$'],
          depConstraints: Object.entries(layers).map(([layer, below]) => ({
            sourceTag: `layer:${layer}`,
            onlyDependOnLibsWithTags: [layer, ...below].map((each) => `layer:${each}`),
          })),
        },
      ],
    },
  },
  {
    files: browserSafe.map((dir) => `${dir}/src/**`),
    ignores: [...tests, '**/src/node.ts', '**/src/node/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: nodeModules, message: 'This package also runs in a browser; only its node.ts may use Node.' },
          ],
        },
      ],
    },
  },
  { plugins: { rulewright: house } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: generated,
    rules: { 'rulewright/plain-words': 'error' },
  },
  {
    // Tests quote what a stranger might write.
    files: [...tests, 'tools/**/*.test.mjs'],
    rules: { 'rulewright/plain-words': ['error', { sentences: false }] },
  },
  {
    files: ['libs/ui/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'rulewright/words-as-props': 'error' },
  },
  {
    // An operation with many arguments takes one object, a class with `@ArgsType`.
    files: ['apps/api/src/**/*.resolver.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: Array.from({ length: 5 }, () => 'Identifier:has(Decorator[expression.callee.name=/Args?$/])').join(
            ' ~ ',
          ),
          message: 'An operation takes at most four arguments. Declare a class with `@ArgsType` in the model instead.',
        },
      ],
    },
  },
  {
    // A screen is made of parts that draw. Its state is in a reducer or a hook with a name from the domain.
    files: ['apps/web/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'max-lines-per-function': ['error', { max: 120, IIFEs: true }] },
  },
  {
    // The Content Security Policy blocks `style` attributes in the server's markup.
    files: ['libs/ui/src/table/**/*.tsx', 'apps/web/features/match/**/*.tsx', 'apps/web/features/examples/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='style']",
          message: 'Use a class: the Content Security Policy blocks `style`.',
        },
      ],
    },
  },
  {
    // Backups, migrations, locks and the doctor speak to one kind of database, not to the tables.
    files: ['libs/*/src/**/*.ts', 'apps/{api,cli}/src/**/*.ts'],
    ignores: [
      ...tests,
      'libs/database/src/{backup,migrations}/**',
      'libs/database/src/{migrate,query-plans,sql,testing,transaction}.ts',
      'libs/database/src/matches/notices.ts',
      'apps/cli/src/doctor/**',
      'apps/api/src/telemetry/**',
    ],
    rules: { 'rulewright/composed-sql': 'error' },
  },
  {
    files: ['libs/*/src/**/*.ts', 'apps/{api,cli}/src/**/*.ts'],
    ignores: [
      ...tests,
      'libs/database/src/migrations/**',
      // What is stored about a person is erased, exported and tidied in one transaction, whichever package stores it.
      'libs/accounts/src/own-data/**',
      // An import writes change sets below the desk, because it runs before there is a desk.
      'libs/database/src/import/change-set.ts',
      // The number of removed notes is one of the names and values in `settings`.
      'libs/database/src/matches/notes.ts',
      // The words of published decks contain the names of their authors, so a change of a name writes them.
      'libs/database/src/deck-words.ts',
      // The list of shared decks leaves out those of closed accounts, in the statement that pages through it.
      'libs/saved-decks/src/shared-decks.ts',
    ],
    rules: { 'rulewright/own-tables': ['error', tableOwners(), entityTables()] },
  },
  {
    files: [...gameBlind.map((dir) => `${dir}/**/*.{ts,tsx}`), 'tools/**/*.mjs'],
    ignores: [...tests, ...generated],
    rules: { 'rulewright/no-game-names': ['error', games] },
  },
  {
    files: [
      'libs/*/src/**/*.{ts,tsx}',
      'libs/games/*/src/**/*.{ts,tsx}',
      'apps/*/src/**/*.{ts,tsx}',
      'apps/web/**/*.{ts,tsx}',
    ],
    ignores: [...tests, ...generated],
    rules: {
      'rulewright/no-mode-ids': ['error', modes],
    },
  },
  prettier,
);
