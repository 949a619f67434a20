/** The same seed gives the same game everywhere: in this Node process, in one without the optimising compiler, and in Chromium. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openContent, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { gamePlugins, vocabularies } from '@rulewright/games';
import { root } from '../../tools/lib/workspace.mjs';
import { serveEngine } from '../lib/engine-server.mjs';
import { playAgain, playGames } from '../lib/play-games.mjs';
import { expect, test } from '../lib/test.mjs';

/** Arbitrary seeds for each table. */
const SEEDS = [1, 20261121, -7];

/** Modules of a plugin run in a browser as they are. Play documents have a browser test of their own, on the device. */
const [plugin] = gamePlugins;
const game = plugin.id;

/** The cards of the game and the tables to play: every mode with two to four random players, and once with a greedy bot. */
async function cardsAndTables() {
  const files = await readTree(root);
  const own = files.filter(({ path }) => path.startsWith(`rules/${game}/`) || path.startsWith(`cards/${game}/`));
  const content = openContent(own, vocabularies);
  const { doc, cards: pool, decks: published } = content.game(game);
  const cards = [...pool.values()];
  const [deck] = published.values();
  const all = { entries: cards.map(({ id }) => ({ card: id, copies: 2 })) };
  const tables = doc.modes.flatMap((mode) => {
    const ruleset = resolveRuleset(content, `${game}/${mode}`);
    const random = SEEDS.map((seed, at) => ({
      ruleset,
      decks: [deck, all, all, deck].slice(0, at + 2),
      bots: ['random'],
      seed,
    }));
    return [...random, { ruleset, decks: [deck, deck], bots: ['greedy:1', 'random'], seed: 5 }];
  });
  return { cards, tables };
}

// One worker runs all tests of this file, so that the games are played once.
test.describe.configure({ mode: 'default' });

let cards;
let tables;
let replays;
// Every process of Playwright imports this file, so the import itself must not read the content.
test.beforeAll(async () => {
  ({ cards, tables } = await cardsAndTables());
  replays = playGames(plugin, cards, tables);
});

/** Compares event by event, so that the message names only the first difference. */
function assertSame(played, where) {
  expect(played.length).toBe(replays.length);
  for (const [at, replay] of replays.entries()) {
    const { mode } = tables[at].ruleset;
    const differs = replay.events.findIndex((event, n) => event !== played[at].events[n]);
    expect(differs, `${where}, ${mode}: event ${differs} is ${played[at].events[differs]}`).toBe(-1);
    expect(played[at], `${where}, ${mode}`).toStrictEqual(replay);
  }
}

test('the games differ from each other and are long enough to compare', () => {
  expect(new Set(replays.map(({ digest }) => digest)).size).toBe(replays.length);
  for (const { events, decisions } of replays) expect(events.length > 50 && decisions.length > 10).toBe(true);
});

test('another process without the optimising compiler plays the same games', { tag: '@long' }, async () => {
  const script = `
    import { gamePlugins } from '@rulewright/games';
    import { playAgain, playGames } from './lib/play-games.mjs';
    let text = '';
    for await (const part of process.stdin) text += part;
    const { cards, tables, replays } = JSON.parse(text);
    const [plugin] = gamePlugins;
    const again = playAgain(plugin, cards, tables, replays);
    console.log(JSON.stringify({ again, played: playGames(plugin, cards, tables) }));`;
  const args = ['--no-opt', '--input-type=module', '-e', script];
  const run = promisify(execFile)(process.execPath, args, { cwd: `${import.meta.dirname}/..`, maxBuffer: 1 << 28 });
  run.child.stdin.end(JSON.stringify({ cards, tables, replays }));
  const { again, played } = JSON.parse((await run).stdout);
  assertSame(played, 'another process');
  expect(again).toStrictEqual(replays.map(({ digest }) => ({ digest, divergence: null })));
});

test('Chromium plays the same games', async ({ browser }) => {
  const server = await serveEngine(game);
  const page = await browser.newPage();
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(server.url);
  await page.waitForFunction(() => window.games !== undefined);
  expect(complaints).toEqual([]);
  const played = await page.evaluate(
    ([cards, at]) => window.games.playGames(window.games.plugin, cards, at),
    [cards, tables],
  );
  assertSame(played, 'Chromium');
  const again = await page.evaluate(
    ([cards, at, replays]) => window.games.playAgain(window.games.plugin, cards, at, replays),
    [cards, tables, replays],
  );
  expect(again).toStrictEqual(replays.map(({ digest }) => ({ digest, divergence: null })));
  // Node also replays the games that Chromium played.
  expect(playAgain(plugin, cards, tables, played)).toStrictEqual(again);
  await page.close();
  await server.close();
});
