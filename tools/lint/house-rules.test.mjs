/** The house rules, each with code that it must accept and code that it must report. */
import { after, before, describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { basename, dirname, join } from 'node:path';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { run } from '../lib/run.mjs';
import { contentWords, root } from '../lib/workspace.mjs';

const folder = mkdtempSync(join(tmpdir(), 'rulewright-lint-'));
after(() => rmSync(folder, { recursive: true }));

/** Writes a file below the folder of this test. */
function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Runs oxlint with a configuration on a folder below that of this test. Resolves to its lines. */
async function oxlint(within, config) {
  write(`${within}/oxlint.config.mjs`, config);
  const program = join(root, 'node_modules/oxlint/bin/oxlint');
  const args = ['-c', join(folder, within, 'oxlint.config.mjs'), '--format=unix', join(folder, within)];
  return (await run(process.execPath, [program, ...args])).output.split('\n');
}

const plugin = fileURLToPath(new URL('house-rules.mjs', import.meta.url));

/** The cases of every rule: code, the options of the rule, and the columns of the reports that it must make. */
const cases = [];
/** Adds cases in the shape of ESLint's `RuleTester`. An error without a column may be anywhere. */
const tester = {
  run(rule, { valid, invalid }) {
    for (const one of [...valid, ...invalid]) {
      const { code, options = [], filename = 'one.tsx', errors = [] } = typeof one === 'string' ? { code: one } : one;
      cases.push({ rule, code, options, filename, columns: errors.map(({ column }) => column) });
    }
  },
};

const once = [{}];
const games = [['beetlewars']];
tester.run('no-game-names', {
  valid: [
    { code: "const game = 'any';", options: games },
    { code: "const game = 'beetle wars';", options: games },
  ],
  invalid: [
    { code: "if (game === 'beetlewars') go();", options: games, errors: once },
    { code: "import x from '@scope/BeetleWars';", options: games, errors: once },
    { code: 'const beetlewarsRules = 1;', options: games, errors: once },
    { code: 'const path = `/beetlewars/${id}`;', options: games, errors: once },
  ],
});

const rewrite = (column) => [{ column }];
tester.run('plain-words', {
  valid: [
    '// Anyone who reads this understands it: there is no such word, and it is no longer here.',
    '// The word `whoever` is on the list, and so is “anew”.',
    "const text = 'whoever';",
    "const place = 'Whoever/meanwhile/anew';",
    { code: "throw new Error('Whoever reads this has to think.');", options: [{ sentences: false }] },
    '// eslint-disable-next-line no-undef -- whoever\ngo();',
    { code: '<p>The match continues next to the board.</p>;' },
    { code: '// Nobody begins here.\n<p>{t("begin")}</p>;' },
    "test('the player who goes first draws', () => go('whoever'));",
    "choose('whoever', () => go());",
    "Field({ description: 'Whether the match continues. `whoever` is a name.' });",
    "Field({ help: 'Whoever', [description]: 'Whoever' });",
    'const description = text.whoever;',
  ],
  invalid: [
    { code: '// Whoever reads this has to think.', errors: rewrite(4) },
    { code: '/**\n * A list that is taken\n * out of a deck.\n */', errors: rewrite(19) },
    { code: '// The file is no replay.', errors: rewrite(13) },
    { code: "test('is no deck', go);", errors: rewrite(7) },
    { code: "Field({ description: 'Whoever sits here.' });", errors: rewrite(23) },
    { code: "Field({ description: 'A match. ' + `It goes on.` });", errors: rewrite(40) },
    { code: "Field({ 'description': yes ? 'It has begun.' : 'Fine.' });", errors: rewrite(38) },
    { code: "describe.skip('what whoever reads', go);", errors: rewrite(21) },
    { code: 'it.each([1, 2])(`deck ${name} is taken out`, go);', errors: rewrite(34) },
    { code: "throw new Error('Mend line 4 first.');", errors: rewrite(18) },
    { code: 'say(`The match ${id} goes on.`);', errors: rewrite(22) },
    { code: '<p>The match goes on.</p>;', errors: rewrite(14) },
    {
      code: '<p>Somebody else saved it meanwhile.</p>;',

      errors: [...rewrite(4), ...rewrite(27)],
    },
  ],
});

const own = (count = 1) => Array.from({ length: count }, () => ({}));
tester.run('words-as-props', {
  valid: [
    '<p className="quiet note">{words.state}</p>;',
    '<p>{count} × {name}: ({share}) · {limit ?? "–"}</p>;',
    '<svg viewBox="0 0 9 9" role="img" aria-label={said}><path d="M0 9L9 0Z" /></svg>;',
    '<span title={title} data-kind={kind === "Fixed" ? "a" : "b"}>{word}</span>;',
    'const path = `M${x} ${y}L0 0Z`; const font = "serif";',
    '<Bar children={value} className={open ? "bar open" : "bar"} />;',
    '// Removed before play.\nconst part = "verdict-body";',
  ].map((code) => ({ code })),
  invalid: [
    ['<p>Removed before play: {cards}.</p>;'],
    ['<text>provisional</text>;'],
    ['<span title="Printed in a source">{word}</span>;'],
    ['<svg aria-label={`cost ${cost}`} />;'],
    ['<p>{over && " too many"}{legal ? "yes" : `no, ${count} problems`}</p>;', 3],
    ['const WORDS = { error: "Problem", info: "Note" };', 2],
    ['const Curve = ({ label = "Copies by cost" }) => <figcaption>{label}</figcaption>;'],
    ['const lines = (last) => `Line ${last}`;'],
  ].map(([code, count]) => ({ code, errors: own(count) })),
});

const modes = [['quick', 'old-print']];
tester.run('no-mode-ids', {
  valid: [
    { code: "const text = 'a quick answer';", options: modes },
    { code: "const kind = 'print';", options: modes },
    { code: 'const quick = parameters.handSize > 4;', options: modes },
  ],
  invalid: [
    { code: "if (mode === 'quick') skip();", options: modes, errors: once },
    { code: "open('beetles/old-print');", options: modes, errors: once },
    { code: "open('beetles/quick+short?draw.handSize=6');", options: modes, errors: once },
  ],
});

const owned = [{ decks: 'libs/decks', games: 'libs/games' }, { DeckEntity: 'decks' }];
const inDecks = (code) => ({ code, options: owned, filename: 'libs/decks/src/one.ts' });
const inGames = (code) => ({
  ...{ code, options: owned, filename: 'libs/games/src/one.ts' },
  errors: once,
});
tester.run('own-tables', {
  valid: [
    inDecks('run(database, sql`SELECT id FROM decks`);'),
    inDecks('database.getRepository(DeckEntity).find();'),
    inDecks('run(database, sql`WITH page AS (SELECT 1) SELECT * FROM page`);'),
    inDecks("const text = 'UPDATE games';"),
  ],
  invalid: [
    inGames('run(database, sql`SELECT id FROM games g JOIN decks d ON d.game = g.id WHERE g.id = ${id}`);'),
    inGames('run(database, sql`UPDATE decks SET name = ${name}`);'),
    inGames('manager.findOneBy(DeckEntity, { id });'),
    inGames("insertRows(runner, 'decks', COLUMNS, rows);"),
  ],
});

tester.run('composed-sql', {
  valid: ['run(database, sql`SELECT 1`);', 'client.query(namesFor(game));', 'found.limit(1).getMany();'],
  invalid: [
    { code: "database.query('SELECT 1');", errors: once },
    { code: 'runner.query(`SELECT ${id}`);', errors: once },
    { code: "found.select('COUNT(*)').getRawOne();", errors: once },
  ],
});

/** The games and modes of the tree. The configuration must forbid these words in code. */
const { games: shipped, modes: playable } = contentWords();

const planted = [
  ['a kernel that reads files', 'libs/engine/src/index.ts', "import 'node:fs';", 'no-restricted-imports'],
  ['a kernel that reads files the old way', 'libs/engine/src/index.ts', "import 'fs';", 'no-restricted-imports'],
  ['a deck check with a clock of Node', 'libs/decks/src/index.ts', "import 'node:timers';", 'no-restricted-imports'],
  [
    'a kernel that knows a game',
    'libs/engine/src/index.ts',
    `export const g = '${shipped[0]}';`,
    'rulewright/no-game-names',
  ],
  [
    'a component with a text of its own',
    'libs/ui/src/card/card-row.tsx',
    '/** A row. */\nexport const row = <p>In the deck</p>;',
    'rulewright/words-as-props',
  ],
  [
    'a description in the schema with a word of the list',
    'apps/api/src/main.ts',
    "export const field = { description: 'Whoever sits here.' };",
    'rulewright/plain-words',
  ],
  [
    'a card on the table with a style attribute',
    'libs/ui/src/table/board/card-tile.tsx',
    '/** A card. */\nexport const card = <span style={{ left: 4 }} />;',
    'rulewright/no-style-attribute',
  ],
  [
    'an operation with five arguments',
    'apps/api/src/lobby/lobby.resolver.ts',
    `export class One { two(${['a', 'b', 'c', 'd', 'e'].map((name) => `@Args('${name}') ${name}: string`).join(', ')}): void {} }`,
    'rulewright/few-arguments',
  ],
  [
    'a desk that asks about released texts',
    'libs/desk/src/index.ts',
    'export const texts = run(database, sql`SELECT text FROM revisions WHERE id = ${id}`);',
    'rulewright/own-tables',
  ],
  [
    'an API that reads change sets past the desk',
    'apps/api/src/main.ts',
    'export const sets = database.getRepository(ChangeSetEntity).find();',
    'rulewright/own-tables',
  ],
  [
    'a statement whose values are part of its text',
    'libs/desk/src/index.ts',
    'export const comments = database.query(`SELECT * FROM comments WHERE id = ${id}`);',
    'rulewright/composed-sql',
  ],
  [
    'a value that is named after where it came from',
    'libs/lab/src/index.ts',
    'export const found = (list: readonly string[]) => list[0];',
    'id-denylist',
  ],
  [
    'a screen in one function',
    'apps/web/features/home/game-spread.tsx',
    `/** A screen. */\nexport function Screen() {${'\n'.repeat(120)}}`,
    'max-lines-per-function',
  ],
  ['a site that knows a mode', 'libs/ui/src/index.ts', `export const m = '${playable[0]}';`, 'rulewright/no-mode-ids'],
  [
    'a pattern that tries a text in many ways',
    'apps/api/src/main.ts',
    'export const p = /^(?:a+)+$/u;',
    'regexp/no-super-linear-backtracking',
  ],
  [
    'a pattern that reads a run of blanks from each of its blanks',
    'apps/web/shared/api.ts',
    'export const p = /\\s+;/u;',
    'regexp/no-super-linear-move',
  ],
  [
    'a pattern that begins again at each place of a text',
    'libs/matches/src/index.ts',
    'export const p = /-+$/u;',
    'regexp/no-super-linear-move',
  ],
  ['a kernel that imports a bot', 'libs/engine/src/index.ts', "import '@rulewright/bots';", 'rulewright/layers'],
  ['content that imports the kernel', 'libs/content/src/index.ts', "import '@rulewright/engine';", 'rulewright/layers'],
];
// Only the list of games and the games themselves may depend on a game.
const blind = [
  'tools/start.mjs',
  'libs/engine/src/index.ts',
  'libs/games/src/index.ts',
  'libs/decks/src/index.ts',
  'libs/bots/src/index.ts',
  'libs/lab/src/index.ts',
  'libs/database/src/index.ts',
  'libs/ui/src/index.ts',
  'apps/api/src/main.ts',
  'apps/web/shared/api.ts',
  'apps/cli/src/main.ts',
];
for (const path of blind) {
  for (const game of shipped)
    planted.push([`${path} that imports ${game}`, path, `import '@rulewright/${game}';`, 'rulewright/no-game-names']);
}
planted.push(
  [
    'a promise that nothing awaits',
    'libs/lab/src/index.ts',
    'const work = async () => 1;\nexport const start = () => {\n  work();\n};\n',
    'typescript/no-floating-promises',
  ],
  ['a type error', 'libs/lab/src/index.ts', "export const count: number = 'one';\n", 'TS2322'],
  [
    'a type error in generated code, whose rules are switched off',
    'libs/lab/src/generated/index.ts',
    "/* eslint-disable */\nexport const count: number = 'one';\n",
    'TS2322',
  ],
);

describe('the house rules', () => {
  const pathOf = (at) => `case-${at}/${cases[at].filename}`;
  let lines;
  before(async () => {
    for (const [at, { code }] of cases.entries()) write(`cases/${pathOf(at)}`, code);
    const overrides = cases.map(({ rule, options }, at) => ({
      files: [`case-${at}/**`],
      rules: { [`rulewright/${rule}`]: ['error', ...options] },
    }));
    const config = { plugins: [], categories: { correctness: 'off' }, jsPlugins: [plugin], overrides };
    lines = await oxlint('cases', `export default ${JSON.stringify(config)};`);
  });
  for (const [at, { rule, code, columns }] of cases.entries()) {
    it(`${rule}: ${code}`, () => {
      const reports = lines.filter((line) => line.includes(`/${pathOf(at)}:`));
      const marks = reports.map((line) => Number(/:\d+:(\d+):/u.exec(line)[1])).sort((a, b) => a - b);
      assert.equal(marks.length, columns.length, lines.join('\n'));
      for (const [each, column] of columns.entries()) assert.equal(marks[each], column ?? marks[each]);
      for (const line of reports) assert.ok(line.includes(`rulewright(${rule})`), line);
    });
  }
});

describe('the configuration', () => {
  const pathOf = (path, at) => join(dirname(path), `planted-${at}`, basename(path));
  let lines;
  before(async () => {
    const tsconfig = { compilerOptions: { strict: true, target: 'es2023', types: [], jsx: 'preserve' } };
    write('planted/tsconfig.json', JSON.stringify(tsconfig));
    for (const [at, [, path, code]] of planted.entries()) write(`planted/${pathOf(path, at)}`, code);
    const here = join(folder, 'planted');
    // The rules about places get the places below the folder of this test.
    lines = await oxlint(
      'planted',
      `import config from ${JSON.stringify(pathToFileURL(join(root, 'oxlint.config.mjs')).href)};
      const overrides = JSON.parse(JSON.stringify(config.overrides).replaceAll(${JSON.stringify(root)}, ${JSON.stringify(here)}));
      export default { ...config, overrides };`,
    );
  });
  for (const [at, [name, path, , rule]] of planted.entries()) {
    it(`refuses ${name}`, () => {
      const reports = lines.filter((line) => line.includes(`/${pathOf(path, at)}:`));
      const ruled = reports.filter((line) => line.replace(/(\w+)\(([\w-]+)\)\]$/u, '$1/$2]').includes(rule));
      assert.ok(ruled.length > 0, `expected ${rule}, got ${reports.join('\n') || 'nothing'}`);
    });
  }
});
