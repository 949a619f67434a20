/** The same seed gives the same game everywhere: in this Node process, in one without the optimising compiler, and in Chromium. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { root } from '../../tools/lib/workspace.mjs';
import { serveEngine } from '../lib/engine-server.mjs';
import { playAgain, playGames, programs } from '../lib/play-games.mjs';
import { expect, test } from '../lib/test.mjs';

/** Arbitrary seeds for each table. */
const SEEDS = [1, 20261121, -7];

/**
 * The documents of each game, and the tables to play: its modes in turn with two to four random players, as far as
 * a mode allows, and one with a greedy bot.
 */
async function gamesToPlay() {
  const files = await readTree(root);
  const { games } = openContent(files, []);
  return games.map(({ doc: { id, modes }, cards, decks }) => {
    const own = files.filter(({ path }) => path.split('/')[1] === id);
    const programOf = programs(own, id);
    const [deck] = decks.values();
    const all = { entries: [...cards.keys()].map((card) => ({ card, copies: 2 })) };
    const random = SEEDS.map((seed, at) => {
      const mode = modes[at % modes.length];
      const seats = Math.min(at + 2, programOf(mode).maxSeats);
      return { mode, decks: [deck, all, all, deck].slice(0, seats), bots: ['random'], seed };
    });
    const greedy = { mode: modes[0], decks: [deck, deck], bots: ['greedy:1', 'random'], seed: 5 };
    return { id, files: own, tables: [...random, greedy] };
  });
}

// One worker runs all tests of this file, so that the games are played once.
test.describe.configure({ mode: 'default' });

let games;
// Every process of Playwright imports this file, so the import itself must not read the content.
test.beforeAll(async () => {
  games = (await gamesToPlay()).map((game) => ({ ...game, replays: playGames(game.files, game.id, game.tables) }));
});

/** Compares event by event, so that the message names only the first difference. */
function assertSame({ id, replays }, played, where) {
  expect(played.length).toBe(replays.length);
  for (const [at, replay] of replays.entries()) {
    const differs = replay.events.findIndex((event, n) => event !== played[at].events[n]);
    expect(differs, `${where}, ${id} ${at}: event ${differs} is ${played[at].events[differs]}`).toBe(-1);
    expect(played[at], `${where}, ${id} ${at}`).toStrictEqual(replay);
  }
}

const same = ({ replays }) => replays.map(({ digest }) => ({ digest, divergence: null }));

test('the games differ from each other and are long enough to compare', () => {
  for (const { replays } of games) {
    expect(new Set(replays.map(({ digest }) => digest)).size).toBe(replays.length);
    for (const { events, decisions } of replays) expect(events.length > 50 && decisions.length > 10).toBe(true);
  }
});

test('another process without the optimising compiler plays the same games', { tag: '@long' }, async () => {
  const script = `
    import { playAgain, playGames } from './lib/play-games.mjs';
    let text = '';
    for await (const part of process.stdin) text += part;
    const results = JSON.parse(text).map(({ id, files, tables, replays }) => ({
      again: playAgain(files, id, tables, replays),
      played: playGames(files, id, tables),
    }));
    console.log(JSON.stringify(results));`;
  const args = ['--no-opt', '--input-type=module', '-e', script];
  const run = promisify(execFile)(process.execPath, args, { cwd: `${import.meta.dirname}/..`, maxBuffer: 1 << 28 });
  run.child.stdin.end(JSON.stringify(games));
  for (const [at, { again, played }] of JSON.parse((await run).stdout).entries()) {
    assertSame(games[at], played, 'another process');
    expect(again).toStrictEqual(same(games[at]));
  }
});

test('Chromium plays the same games', async ({ browser }) => {
  const server = await serveEngine();
  const page = await browser.newPage();
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(server.url);
  await page.waitForFunction(() => window.games !== undefined);
  expect(complaints).toEqual([]);
  for (const game of games) {
    const { id, files, tables, replays } = game;
    const played = await page.evaluate((all) => window.games.playGames(...all), [files, id, tables]);
    assertSame(game, played, 'Chromium');
    const again = await page.evaluate((all) => window.games.playAgain(...all), [files, id, tables, replays]);
    expect(again).toStrictEqual(same(game));
    // Node also replays the games that Chromium played.
    expect(playAgain(files, id, tables, played)).toStrictEqual(again);
  }
  await page.close();
  await server.close();
});
