/** The house rules, each with code that it must accept and code that it must report. */
import { after, describe, it, test } from 'node:test';
import assert from 'node:assert/strict';
import { ESLint, RuleTester } from 'eslint';
import plugin from './house-rules.mjs';
import { contentWords, root } from '../lib/workspace.mjs';

RuleTester.describe = describe;
RuleTester.it = it;
RuleTester.afterAll = after;
const tester = new RuleTester({ languageOptions: { ecmaVersion: 2023, sourceType: 'module' } });

const games = [['beetlewars']];
tester.run('no-game-names', plugin.rules['no-game-names'], {
  valid: [
    { code: "const game = 'any';", options: games },
    { code: "const game = 'beetle wars';", options: games },
  ],
  invalid: [
    { code: "if (game === 'beetlewars') go();", options: games, errors: [{ messageId: 'named' }] },
    { code: "import x from '@scope/BeetleWars';", options: games, errors: [{ messageId: 'named' }] },
    { code: 'const beetlewarsRules = 1;', options: games, errors: [{ messageId: 'named' }] },
    { code: 'const path = `/beetlewars/${id}`;', options: games, errors: [{ messageId: 'named' }] },
  ],
});

const jsx = { parserOptions: { ecmaFeatures: { jsx: true } } };
const rewrite = (column) => [{ messageId: 'rewrite', column }];
tester.run('plain-words', plugin.rules['plain-words'], {
  valid: [
    '// Anyone who reads this understands it: there is no such word, and it is no longer here.',
    '// The word `whoever` is on the list, and so is “anew”.',
    "const text = 'whoever';",
    "const place = 'Whoever/meanwhile/anew';",
    { code: "throw new Error('Whoever reads this has to think.');", options: [{ sentences: false }] },
    '// eslint-disable-next-line no-undef -- whoever\ngo();',
    { code: '<p>The match continues next to the board.</p>;', languageOptions: jsx },
    { code: '// Nobody begins here.\n<p>{t("begin")}</p>;', languageOptions: jsx },
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
    { code: '<p>The match goes on.</p>;', languageOptions: jsx, errors: rewrite(14) },
    {
      code: '<p>Somebody else saved it meanwhile.</p>;',
      languageOptions: jsx,
      errors: [...rewrite(4), ...rewrite(27)],
    },
  ],
});

const own = (count = 1) => Array.from({ length: count }, () => ({ messageId: 'own' }));
tester.run('words-as-props', plugin.rules['words-as-props'], {
  valid: [
    '<p className="quiet note">{words.state}</p>;',
    '<p>{count} × {name}: ({share}) · {limit ?? "–"}</p>;',
    '<svg viewBox="0 0 9 9" role="img" aria-label={said}><path d="M0 9L9 0Z" /></svg>;',
    '<span title={title} data-kind={kind === "Fixed" ? "a" : "b"}>{word}</span>;',
    'const path = `M${x} ${y}L0 0Z`; const font = "serif";',
    '<Bar children={value} className={open ? "bar open" : "bar"} />;',
    '// Removed before play.\nconst part = "verdict-body";',
  ].map((code) => ({ code, languageOptions: jsx })),
  invalid: [
    ['<p>Removed before play: {cards}.</p>;'],
    ['<text>provisional</text>;'],
    ['<span title="Printed in a source">{word}</span>;'],
    ['<svg aria-label={`cost ${cost}`} />;'],
    ['<p>{over && " too many"}{legal ? "yes" : `no, ${count} problems`}</p>;', 3],
    ['const WORDS = { error: "Problem", info: "Note" };', 2],
    ['const Curve = ({ label = "Copies by cost" }) => <figcaption>{label}</figcaption>;'],
    ['const lines = (last) => `Line ${last}`;'],
  ].map(([code, count]) => ({ code, languageOptions: jsx, errors: own(count) })),
});

const modes = [['quick', 'old-print']];
tester.run('no-mode-ids', plugin.rules['no-mode-ids'], {
  valid: [
    { code: "const text = 'a quick answer';", options: modes },
    { code: "const kind = 'print';", options: modes },
    { code: 'const quick = parameters.handSize > 4;', options: modes },
  ],
  invalid: [
    { code: "if (mode === 'quick') skip();", options: modes, errors: [{ messageId: 'named' }] },
    { code: "open('beetles/old-print');", options: modes, errors: [{ messageId: 'named' }] },
    { code: "open('beetles/quick+short?draw.handSize=6');", options: modes, errors: [{ messageId: 'named' }] },
  ],
});

const owned = [{ decks: 'libs/decks', games: 'libs/games' }, { DeckEntity: 'decks' }];
const inDecks = (code) => ({ code, options: owned, filename: '/tree/libs/decks/src/one.ts' });
const inGames = (code) => ({
  ...{ code, options: owned, filename: '/tree/libs/games/src/one.ts' },
  errors: [{ messageId: 'foreign' }],
});
tester.run('own-tables', plugin.rules['own-tables'], {
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

tester.run('composed-sql', plugin.rules['composed-sql'], {
  valid: ['run(database, sql`SELECT 1`);', 'client.query(namesFor(game));', 'found.limit(1).getMany();'],
  invalid: [
    { code: "database.query('SELECT 1');", errors: [{ messageId: 'bare' }] },
    { code: 'runner.query(`SELECT ${id}`);', errors: [{ messageId: 'bare' }] },
    { code: "found.select('COUNT(*)').getRawOne();", errors: [{ messageId: 'raw' }] },
  ],
});

/** Lints `code` as if it were the file `path` of this workspace. Returns the ids of the violated rules. */
async function complaints(path, code) {
  const eslint = new ESLint({
    cwd: root,
    // Without this option and with CI=true, the parser would read each file from disk instead of `code`.
    overrideConfig: { languageOptions: { parserOptions: { disallowAutomaticSingleRunInference: true } } },
  });
  const [result] = await eslint.lintText(code, { filePath: `${root}/${path}` });
  return result.messages.map((message) => message.ruleId ?? message.message);
}

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
    'no-restricted-syntax',
  ],
  [
    'an operation with five arguments',
    'apps/api/src/lobby/lobby.resolver.ts',
    `export class One { two(${['a', 'b', 'c', 'd', 'e'].map((name) => `@Args('${name}') ${name}: string`).join(', ')}): void {} }`,
    'no-restricted-syntax',
  ],
  [
    'a desk that asks about released texts',
    'libs/desk/src/index.ts',
    'export const found = run(database, sql`SELECT text FROM revisions WHERE id = ${id}`);',
    'rulewright/own-tables',
  ],
  [
    'an API that reads change sets past the desk',
    'apps/api/src/main.ts',
    'export const found = database.getRepository(ChangeSetEntity).find();',
    'rulewright/own-tables',
  ],
  [
    'a statement whose values are part of its text',
    'libs/desk/src/index.ts',
    'export const found = database.query(`SELECT * FROM comments WHERE id = ${id}`);',
    'rulewright/composed-sql',
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
  [
    'a kernel that imports a bot',
    'libs/engine/src/index.ts',
    "import '@rulewright/bots';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'content that imports the kernel',
    'libs/content/src/index.ts',
    "import '@rulewright/engine';",
    '@nx/enforce-module-boundaries',
  ],
];
// Only the list of games and the games themselves may depend on a game.
const blind = [
  'tools/start.mjs',
  'libs/engine/src/index.ts',
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
for (const [name, path, code, rule] of planted) {
  test(`the configuration refuses ${name}`, { timeout: 60_000 }, async () => {
    const messages = await complaints(path, code);
    assert.ok(messages.includes(rule), `expected ${rule}, got ${messages.join(', ') || 'nothing'}`);
  });
}
