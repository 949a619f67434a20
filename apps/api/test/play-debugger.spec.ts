/** The debugger of play documents: who may use it, what it may open, and what it answers. */
import { fileURLToPath } from 'node:url';
import { PlayStopDocument } from '@rulewright/api-client';
import { textOf } from '@rulewright/api-client/server';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { importTree } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { knownGames } from '@rulewright/games';
import { serve, type TestApi } from './support/api.ts';
import { Browser } from './support/browser.ts';
import { asSite } from './support/site.ts';
import { asker, signedIn, type Asker } from './support/people.ts';
import { testContent } from './support/content.ts';

const files = await readTree(fileURLToPath(new URL('../../..', import.meta.url)));
const PLAY = files.find(({ path, text }) => /^rules\/[\w-]+\/play\//u.test(path) && text.includes('step candle'))!;
const id = PLAY.path.split('/')[1]!;
const own = files.filter(({ path }) => path.split('/')[1] === id);
const game = openContent(own, knownGames).game(id);
const ruleset = `${id}/${game.doc.modes[0]}`;
const STOP = textOf(PlayStopDocument);
const CREATE = 'mutation ($input: NewMatchInput!) { createMatch(input: $input) { id } }';
const MATCH = 'query ($match: ID!) { match(id: $match) { table { over decision { number } } } }';
const DECIDE = `mutation ($id: ID!, $number: Int!, $option: Int!) {
  decide(id: $id, number: $number, option: $option) { table { over decision { number } } } }`;

let api: TestApi;
let editor: Asker;
beforeAll(async () => {
  const held = await MAIN_DATABASES[0]!.createWith(`play of ${id}`, (database) =>
    importTree(database, own, knownGames, { author: 'tester', message: 'Import' }),
  );
  api = await serve(held, await testContent('small'), { plans: false });
  editor = await signedIn(api, 'editor');
});
afterAll(() => api?.close());

const stopOf = async (run: object, at: number, move: string | null, breakpoints: object[] = []) =>
  (await editor.get(STOP, { game: id, run, at, move, breakpoints })).playStop;

it('is only for people who edit the game', async () => {
  const run = { ruleset };
  const visitor = asker(api, 'visitor', '');
  expect(await visitor.refused(STOP, { game: id, run, at: 0 })).toMatchObject({ code: 'UNAUTHENTICATED' });
  const player = await signedIn(api, 'reader');
  expect(await player.refused(STOP, { game: id, run, at: 0 })).toMatchObject({ code: 'FORBIDDEN' });
});

it('stops an example at a breakpoint, with the line, the running steps and the names', async () => {
  const line = PLAY.text.split('\n').findIndex((one) => one.includes('add 1 to candles of guest')) + 1;
  const run = { example: 'close-lights-candles' };
  const stop = await stopOf(run, -1, 'continue', [{ path: PLAY.path, line }]);
  expect(stop.steps.at(-1)).toMatchObject({ step: 'candle', at: { path: PLAY.path, line } });
  expect(stop.steps.at(-1).locals).toMatchObject([{ name: 'guest' }]);
  const next = await stopOf(run, stop.place, 'over');
  const candles = (one: typeof stop) =>
    one.named[0].values.find(({ name }: { name: string }) => name === 'candles').value;
  expect([candles(stop), candles(next)]).toEqual(['0', '1']);
  const end = await stopOf(run, next.place, 'continue');
  expect(end).toMatchObject({ place: end.places, steps: [], problem: null });
});

it('does not open a match that is not over, not even for an editor, and opens it afterwards', async () => {
  const server = api.app.getHttpServer() as Parameters<typeof asSite>[0];
  const players = new Browser(() => server);
  const [deck] = game.decks.keys();
  const seat = { kind: 'me', deckSlug: deck };
  const { createMatch } = await players.get(CREATE, { input: { ruleset, seats: [seat, seat] } });
  const { id: match } = createMatch as { id: string };
  const running = { game: id, run: { match }, at: 0 };
  expect(await editor.refused(STOP, running)).toMatchObject({ reason: 'match-not-over' });
  let { table } = (await players.get(MATCH, { match })).match;
  for (let n = 0; n < 2_000 && !table.over; n++)
    ({ table } = (await players.get(DECIDE, { id: match, number: table.decision.number, option: 0 })).decide);
  const end = await stopOf({ match }, -1, 'continue');
  expect(end).toMatchObject({ refused: null, problem: null, place: end.places });
  expect(end.events.at(-1).sentence).toContain('The match is over.');
});

it('tells why a run cannot start', async () => {
  expect((await stopOf({ example: 'none-such' }, 0, null)).refused).toContain('none-such');
  expect((await stopOf({ ruleset: `${id}/none-such` }, 0, null)).refused).toContain('none-such');
  expect((await stopOf({ replay: '{' }, 0, null)).refused).toMatch(/JSON/u);
  expect(await editor.refused(STOP, { game: id, run: {}, at: 0 })).toMatchObject({ reason: 'bad-run' });
  expect(await editor.refused(STOP, { game: id, run: { ruleset }, at: 0, move: 'jump' })).toMatchObject({
    reason: 'bad-move',
  });
});

it('continues a new game another way after another option', async () => {
  const first = await stopOf({ ruleset, seed: 3 }, -1, 'decision');
  expect(first.question.options.length).toBeGreaterThan(1);
  const ways = await Promise.all(
    [0, 1].map((option) => stopOf({ ruleset, seed: 3, decisions: [option] }, first.place, 'decision')),
  );
  expect(ways[0].decisions).toEqual([0]);
  expect(ways[0].events).not.toEqual(ways[1].events);
});
