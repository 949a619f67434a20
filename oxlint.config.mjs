/**
 * Oxlint for the whole workspace, in one pass: the types, the strict set of rules, the layers between packages, and the house rules
 * (docs/adr/0124-one-linter.md).
 */
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { contentWords, entityTables, packages, root, tableOwners } from './tools/lib/workspace.mjs';

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
  outside: ['content', 'engine'],
  check: ['content', 'engine', 'game', 'catalog', 'service', 'client', 'ui', 'app', 'outside'],
};

/** Shared with `npm start` (plain Node, because it runs before any build), and the bundler for tests. */
const SHARED = ['tools/lib/bundle.mjs', 'tools/lib/serve.mjs'];

/** The folder and the layer of each package. */
const layerOf = Object.fromEntries(
  packages().map(({ dir, manifest: { name, nx } }) => [
    name,
    { dir, layer: nx.tags.find((tag) => tag.startsWith('layer:')).slice('layer:'.length) },
  ]),
);

const code = ['**/*.{ts,tsx}'];
const tests = ['**/*.spec.{ts,tsx}', '**/test/**', 'e2e/**', 'bench/**'];
const nodeModules = [...builtinModules, 'node:*'];

/** Packages that also run in a browser. They may use Node only in files that are named for it. */
const browserSafe = packages()
  .map(({ dir }) => dir)
  .filter((dir) => /^libs\/(content|engine|play|games|decks|bots|ui|api-client)(\/|$)/u.test(dir));

/** Code that must work for any game, also for a future one. */
const gameBlind = ['libs', 'apps'];

const { games, modes } = contentWords();

/** Rules outside the category `correctness`. */
const strict = [
  'no-case-declarations',
  'no-empty',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-useless-assignment',
  'preserve-caught-error',
  'no-array-constructor',
];

/** The rules of the strict set of typescript-eslint that are outside it. */
const strictTypes = [
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'typescript/ban-ts-comment',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-invalid-void-type',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-require-imports',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unsafe-function-type',
  'typescript/prefer-literal-enum-member',
  'typescript/unified-signatures',
];

/** The rules that need types: every one of the strict set of typescript-eslint. */
const typed = {
  // It asks for a function even where texts are sorted.
  'typescript/require-array-sort-compare': 'off',
  'typescript/await-thenable': 'error',
  'typescript/no-array-delete': 'error',
  // The rule is inconsistent: it accepts `String(value)` of an unknown value, but reports `String(value ?? '')`.
  'typescript/no-base-to-string': 'off',
  // Callbacks here are often written as `() => done()` or `return done()`.
  'typescript/no-confusing-void-expression': 'off',
  'typescript/no-deprecated': 'error',
  'typescript/no-duplicate-type-constituents': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-for-in-array': 'error',
  'typescript/no-generated-empty-object-type': 'error',
  'typescript/no-implied-eval': 'error',
  'typescript/no-meaningless-void-operator': 'error',
  // React ignores what an event handler returns.
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  // TypeORM rows are classes without methods, so spreading them is safe. Strings are spread on purpose, to get characters.
  'typescript/no-misused-spread': 'off',
  'typescript/no-mixed-enums': 'error',
  'typescript/no-redundant-type-constituents': 'error',
  'typescript/no-unnecessary-boolean-literal-compare': 'error',
  // The rule would remove necessary checks: it does not see changes by a call or another thread, such as a flag that ends a loop.
  'typescript/no-unnecessary-condition': 'off',
  'typescript/no-unnecessary-template-expression': 'error',
  'typescript/no-unnecessary-type-arguments': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unnecessary-type-conversion': 'error',
  'typescript/no-unnecessary-type-parameters': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/no-unsafe-unary-minus': 'error',
  'typescript/no-useless-default-assignment': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/prefer-reduce-type-parameter': 'error',
  'typescript/prefer-return-this-type': 'error',
  'typescript/related-getter-setter-pairs': 'error',
  'typescript/require-await': 'error',
  // To the compiler, a list element may be missing; in a sum or a text, the code knows that it exists.
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: true,
      allowNumberAndString: true,
      allowRegExp: false,
    },
  ],
  'typescript/restrict-template-expressions': [
    'error',
    {
      allowAny: false,
      allowBoolean: true,
      allowNever: false,
      allowNullish: true,
      allowNumber: true,
      allowRegExp: false,
    },
  ],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  // Not in the strict set. A `default` case covers the members that a switch does not list.
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  // Interfaces of props and plugins declare methods, but their implementations are plain functions that do not use `this`.
  'typescript/unbound-method': 'off',
  'typescript/use-unknown-in-catch-callback-variable': 'error',
};

/** Tests read API answers and database rows, which have the type `any`. */
const untypedInTests = {
  'typescript/no-unsafe-argument': 'off',
  'typescript/no-unsafe-assignment': 'off',
  'typescript/no-unsafe-call': 'off',
  'typescript/no-unsafe-member-access': 'off',
  'typescript/no-unsafe-return': 'off',
  'typescript/restrict-plus-operands': 'off',
  'typescript/restrict-template-expressions': 'off',
};

const errors = (names) => Object.fromEntries(names.map((name) => [name, 'error']));

/** The rules of some files. A later entry wins. */
const within = (files, rules, excludeFiles = []) => ({ files, excludeFiles, rules });

export default {
  plugins: ['eslint', 'typescript'],
  categories: { correctness: 'error' },
  // The same pass checks the types: the rules need them anyway.
  options: { reportUnusedDisableDirectives: 'error', typeAware: true, typeCheck: true },
  ignorePatterns: ['**/next-env.d.ts'],
  env: { builtin: true, es2024: true, node: true, browser: true },
  jsPlugins: [import.meta.resolve('./tools/lint/house-rules.mjs'), import.meta.resolve('eslint-plugin-regexp')].map(
    (url) => fileURLToPath(url),
  ),
  rules: {
    ...errors(strict),
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'rulewright/plain-words': 'error',
  },
  overrides: [
    // Plain Node has no types.
    within(['**/*.{mjs,js,mts}'], {
      'no-undef': 'error',
      ...Object.fromEntries(Object.keys(typed).map((name) => [name, 'off'])),
    }),
    within(code, {
      ...errors(strictTypes),
      ...typed,
      // A NestJS module is an empty class with a decorator.
      'typescript/no-extraneous-class': ['error', { allowWithDecorator: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
      // A regular expression with super-linear time would let one text block a process.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      // A sticky expression matches at one position only.
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false, ignoreSticky: true }],
      'rulewright/layers': ['error', { root, packages: layerOf, below: layers, shared: SHARED }],
    }),
    // A name says what a value is, such as `card` or `matches`. These say only where it came from.
    within(['**/*.{ts,tsx,mjs}'], { 'id-denylist': ['error', 'found', 'given', 'kept'] }, ['**/generated/**']),
    within(['**/*.spec.{ts,tsx}', '**/test/**'], untypedInTests),
    within(['apps/cli/**', 'bench/**', 'tools/**', 'proofs/**', 'e2e/**'], { 'no-console': 'off' }),
    within(
      browserSafe.map((dir) => `${dir}/src/**`),
      {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              { group: nodeModules, message: 'This package also runs in a browser; only its node.ts may use Node.' },
            ],
          },
        ],
      },
      [...tests, '**/src/node.ts', '**/src/node/**'],
    ),
    // Tests quote what a stranger might write.
    within([...tests, 'tools/**/*.test.mjs'], { 'rulewright/plain-words': ['error', { sentences: false }] }),
    within(['libs/ui/src/**/*.{ts,tsx}'], { 'rulewright/words-as-props': 'error' }, tests),
    // An operation with many arguments takes one object, a class with `@ArgsType`.
    within(['apps/api/src/**/*.resolver.ts'], { 'rulewright/few-arguments': 'error' }),
    // A screen is made of parts that draw. Its state is in a reducer or a hook with a name from the domain.
    within(['apps/web/**/*.{ts,tsx}'], { 'max-lines-per-function': ['error', { max: 120, IIFEs: true }] }, tests),
    // The Content Security Policy blocks `style` attributes in the server's markup.
    within(['libs/ui/src/table/**/*.tsx', 'apps/web/features/match/**/*.tsx', 'apps/web/features/examples/**/*.tsx'], {
      'rulewright/no-style-attribute': 'error',
    }),
    // Backups, migrations, locks and the doctor speak to one kind of database, not to the tables.
    within(['libs/*/src/**/*.ts', 'apps/{api,cli}/src/**/*.ts'], { 'rulewright/composed-sql': 'error' }, [
      ...tests,
      'libs/database/src/{backup,migrations}/**',
      'libs/database/src/{migrate,query-plans,sql,testing,transaction}.ts',
      'libs/database/src/matches/notices.ts',
      'apps/cli/src/doctor/**',
      'apps/api/src/telemetry/**',
    ]),
    within(
      ['libs/*/src/**/*.ts', 'apps/{api,cli}/src/**/*.ts'],
      { 'rulewright/own-tables': ['error', tableOwners(), entityTables()] },
      [
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
        // Shared decks and collections of closed accounts are left out in the statement that finds, counts or pages through them.
        'libs/saved-decks/src/{collections,published-cards,shared-decks}.ts',
      ],
    ),
    within(
      [...gameBlind.map((dir) => `${dir}/**/*.{ts,tsx}`), 'tools/**/*.mjs'],
      { 'rulewright/no-game-names': ['error', games] },
      [...tests, '**/generated/**'],
    ),
    within(
      ['libs/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}', 'apps/web/**/*.{ts,tsx}'],
      { 'rulewright/no-mode-ids': ['error', modes] },
      [...tests, '**/generated/**'],
    ),
  ],
};
