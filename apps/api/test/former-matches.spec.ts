/**
 * A database from when a game had a plugin and its cards were written in another way. Its matches are where they were, and go on; deck law
 * and search say the same. The code of the commit wrote it through its own API.
 */
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { migrate, openDatabase } from '@rulewright/database';
import { MatchCommands, RoomRegistry, type Room } from '@rulewright/matches';
import { pino } from 'pino';
import { createServer } from '../src/server.ts';
import { Browser } from './support/browser.ts';
import { TRUST } from './support/site.ts';

const VERSION = '95fd149';

interface Known {
  /** The cookie of the visitor who created the matches and plays all seats. */
  readonly visitor: string;
  readonly matches: readonly {
    readonly id: string;
    readonly decisions: number;
    /** The number of options of the decision that waits. */
    readonly options: number;
    /** The cards in each zone of each seat, without those of draw piles. */
    readonly zones: Readonly<Record<string, readonly string[]>>;
  }[];
  /** Lists, with what the deck law said of them. */
  readonly decks: readonly {
    readonly title: string;
    readonly text: string;
    readonly cards: number;
    readonly points: number;
    readonly messages: readonly string[];
  }[];
  /** How many cards each search found. */
  readonly searches: Readonly<Record<string, number>>;
}

const fixture = (name: string): Buffer => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));
const known = JSON.parse(fixture(`${VERSION}.json`).toString()) as Known;

let folder: string;
let database: Awaited<ReturnType<typeof openDatabase>>;
let app: Awaited<ReturnType<typeof createServer>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rulewright-former-'));
  const file = join(folder, 'rulewright.sqlite');
  await writeFile(file, gunzipSync(fixture(`${VERSION}.sqlite.gz`)));
  database = await openDatabase({ file });
  await migrate(database);
  app = await createServer(database, pino({ level: 'silent' }), TRUST);
  await app.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await app?.close();
  await database?.destroy();
  await rm(folder, { recursive: true, force: true });
});

/** The cards in each zone of each seat that has cards, except the first zone. */
function zonesIn({ tracked }: Room): Record<string, string[]> {
  const { match } = tracked!;
  const { zones, zonesPerSeat, defs } = match.program;
  const all: Record<string, string[]> = {};
  for (let card = 0; card < match.cards; card++) {
    const zone = match.zone[card]!;
    const place = match.placeOf[zone]!;
    if (place > 0)
      (all[`${Math.floor(zone / zonesPerSeat)} ${zones[place]!.id}`] ??= []).push(defs[match.def[card]!]!.slug);
  }
  for (const cards of Object.values(all)) cards.sort();
  return all;
}

it.each(known.matches.map((match) => [match.decisions, match] as const))(
  'a match after %i decisions is where it was, and goes on',
  async (decisions, { id, options, zones }) => {
    const [matches, rooms] = [app.get(MatchCommands), app.get(RoomRegistry)];
    const key = known.visitor.split('=')[1]!;
    const first = await rooms.open(id);
    expect(zonesIn(first)).toEqual(zones);
    expect([first.stage, first.tracked!.decisions.length, first.tracked!.match.optionCount]).toEqual([
      'playing',
      decisions,
      options,
    ]);
    for (let n = 0; n < 10; n++) await matches.decide(key, id, decisions + n, 0);
    expect((await rooms.open(id)).tracked!.decisions.length).toBe(decisions + 10);
  },
);

const game = async (): Promise<string> =>
  (await database.query<{ game: string }[]>('SELECT game FROM matches')).map((row) => row.game)[0]!;
const me = () => new Browser(() => app.getHttpServer());

const CHECK = `query ($game: ID!, $text: String!) {
  checkDeck(game: $game, text: $text) { verdicts { legal cards points issues { message } } }
}`;
it.each(known.decks.map((deck) => [deck.title, deck] as const))(
  'the deck law says the same of %s',
  async (_title, { text, cards, points, messages }) => {
    const { checkDeck } = await me().get(CHECK, { game: await game(), text });
    const issues = messages.map((message) => ({ message }));
    expect(checkDeck.verdicts).toEqual([{ legal: messages.length === 0, cards, points, issues }]);
  },
);

const SEARCH =
  'query ($game: ID!, $query: String!) { cards(game: $game, query: $query) { totalCount problems { message } } }';
it.each(Object.entries(known.searches))('the search %s finds the same', async (query, totalCount) => {
  const { cards } = await me().get(SEARCH, { game: await game(), query });
  expect(cards).toEqual({ totalCount, problems: [] });
});
