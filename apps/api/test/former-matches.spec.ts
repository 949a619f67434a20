/**
 * A database from when a game had a plugin and its cards were written in another way. Its matches are where they were, and go on. The code of
 * the commit wrote it through its own API.
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
