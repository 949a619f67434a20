/** Migrates databases of older versions without losing a row or a value, and uses them as usual. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { migrate, openDatabase } from '@rulewright/database';
import { MatchCommands, RoomRegistry } from '@rulewright/matches';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { createServer } from '../src/server.ts';
import type { TestApi } from './support/api.ts';
import { Browser } from './support/browser.ts';
import { PASSWORD, SIGN_IN, asker, cookieOf, type Asker } from './support/people.ts';
import { testContent } from './support/content.ts';
import { TRUST, asSite } from './support/site.ts';

/** The commits whose code wrote the databases in fixtures/. A JSON file next to each has the ids that the tests use. */
const VERSIONS = ['8b2be2e'];

interface Known {
  readonly game: string;
  readonly savedDeck: string;
  readonly matches: Readonly<Record<'over' | 'goes' | 'keyed' | 'open', string>>;
  readonly draft: number;
  readonly run: string;
  /** The cookie of the visitor who created the matches and the run. */
  readonly visitor: string;
}

const fixture = (name: string): Buffer => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));

/** The columns of every table, without the texts and the index of searches, which are derived from other tables. */
async function columnsOf(database: DataSource): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await database.query<{ name: string; column: string }[]>(
    `SELECT tables.name, columns.name AS "column" FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
     WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%' AND tables.name NOT LIKE 'search_%' AND tables.name <> 'migrations'`,
  );
  const columns = new Map<string, string[]>();
  for (const { name, column } of rows) columns.set(name, [...(columns.get(name) ?? []), column]);
  return columns;
}

/** Queries that return the old layout of changed tables, computed from the current tables. */
const FORMER: Readonly<Record<string, string>> = {
  release_documents: `(SELECT re.number AS release_number, rd.document_id, rd.revision_id FROM release_documents rd
    JOIN releases re ON re.number >= rd.from_release AND re.number < rd.until_release)`,
  release_cards: `(SELECT re.number AS release_number, lc.* FROM listed_cards lc
    JOIN release_documents rd ON rd.revision_id = lc.revision_id
    JOIN releases re ON re.number >= rd.from_release AND re.number < rd.until_release)`,
};

/** The rows of every table, with these columns, as sorted lines. @param former queries for tables whose layout has changed */
async function rowsOf(
  database: DataSource,
  columns: ReadonlyMap<string, readonly string[]>,
  former: Readonly<Record<string, string>> = {},
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = new Map<string, readonly string[]>();
  for (const [table, names] of columns) {
    const line = names.map((name) => `quote("${name}")`).join(" || ' ' || ");
    const lines = await database.query<{ line: string }[]>(
      `SELECT ${line} AS line FROM ${former[table] ?? `"${table}"`}`,
    );
    rows.set(table, lines.map((row) => row.line).sort());
  }
  return rows;
}

describe.each(VERSIONS)('a database of version %s', (version) => {
  const known = JSON.parse(fixture(`${version}.json`).toString()) as Known;
  let folder: string;
  let database: DataSource;
  let columns: ReadonlyMap<string, readonly string[]>;
  let before: ReadonlyMap<string, readonly string[]>;
  let migrations: string[];
  let api: TestApi;
  let me: Browser;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rulewright-upgrade-'));
    const file = join(folder, 'rulewright.sqlite');
    await writeFile(file, gunzipSync(fixture(`${version}.sqlite.gz`)));
    database = await openDatabase({ file });
    columns = await columnsOf(database);
    before = await rowsOf(database, columns);
    migrations = await migrate(database);
    const app = await createServer(database, pino({ level: 'silent' }), TRUST);
    await app.listen(0, '127.0.0.1');
    const http = () => asSite(app.getHttpServer());
    api = { app, database, content: await testContent('one'), http } as TestApi;
    me = new Browser(() => app.getHttpServer());
    me.cookie = known.visitor;
  });
  afterAll(async () => {
    await api?.app.close();
    await database?.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  async function signIn(name: string): Promise<Asker> {
    const variables = { email: `${name.toLowerCase()}@example.org`, password: PASSWORD };
    const { headers } = await api.http().post('/graphql').send({ query: SIGN_IN, variables });
    return asker(api, name, cookieOf(headers));
  }

  it('gets the newer migrations, and no row or value changes', async () => {
    expect(migrations.length).toBeGreaterThan(0);
    expect(await rowsOf(database, columns, FORMER)).toEqual(before);
    expect([...before.values()].flat().length).toBeGreaterThan(1_000);
    expect(await database.query('PRAGMA foreign_key_check')).toEqual([]);
  });

  it('has its releases with identical files', async () => {
    const { body } = await api.http().get('/healthz');
    expect(body).toEqual({ status: 'ok', release: 3 });
    const { text } = await api.http().get('/export.json?release=1');
    const path = `cards/${known.game}/cards/${api.content.changedCard}.yaml`;
    expect(text).toContain(path);
    expect((await api.http().get('/export.json?release=3')).text).not.toBe(text);
  });

  it('lets its people sign in, with their decks and roles', async () => {
    const ann = await signIn('Ann');
    const { me: person, savedDeck } = await ann.get(
      'query ($id: ID!) { me { role } savedDeck(id: $id) { name text } }',
      {
        id: known.savedDeck,
      },
    );
    expect(person).toEqual({ role: 'reader' });
    expect(savedDeck).toMatchObject({ name: 'Mine', text: expect.stringContaining('\n') as string });
    expect((await (await signIn('Ada')).get('{ people { email } }')).people).toHaveLength(4);
  });

  it('continues its running matches, and shows the finished ones', async () => {
    const STAGE = 'query ($id: ID!) { match(id: $id) { stage messages { text } } }';
    const stage = async (id: string) => (await me.get(STAGE, { id })).match;
    expect((await stage(known.matches.over)).stage).toBe('over');
    expect(await stage(known.matches.open)).toEqual({ stage: 'waiting', messages: [{ text: 'Hello 蟻 "x"' }] });
    const [matches, rooms] = [api.app.get(MatchCommands), api.app.get(RoomRegistry)];
    const key = known.visitor.split('=')[1]!;
    for (const id of [known.matches.goes, known.matches.keyed]) {
      const first = (await rooms.open(id)).tracked!.decisions.length;
      expect(first).toBeGreaterThanOrEqual(20);
      for (let room = await rooms.open(id); room.stage === 'playing'; room = await rooms.open(id)) {
        const { decisions, asked } = room.tracked!;
        if (decisions.length > first + 10) break;
        if (room.isBot(asked)) await sleep(1);
        else await matches.decide(key, id, decisions.length, 0);
      }
      expect((await rooms.open(id)).tracked!.decisions.length).toBeGreaterThan(first);
    }
    const { text } = await api.http().get(`/matches/${known.matches.over}/replay`).expect(200);
    expect(JSON.parse(text)).toMatchObject({ decisions: expect.any(Array) as unknown[] });
  });

  it('has the lab run with its results, the notes, and the open change set', async () => {
    const { labRun } = await me.get('query ($id: ID!) { labRun(id: $id) { state mine report { games } } }', {
      id: known.run,
    });
    expect(labRun).toEqual({ state: 'done', mine: true, report: { games: 16 } });
    const { matchNotes } = await me.get('query ($id: ID!) { matchNotes(match: $id) { nodes { rating text mine } } }', {
      id: known.matches.keyed,
    });
    expect(matchNotes.nodes).toEqual([{ rating: 4, text: 'Fine.', mine: true }]);
    const eddie = await signIn('Eddie');
    const path = `cards/${known.game}/cards/${api.content.changedCard}.yaml`;
    const READ =
      'query ($id: Int!, $path: String!) { changeSet(id: $id) { state } document(path: $path, changeSet: $id) { text version } }';
    const seen = await eddie.get(READ, { id: known.draft, path });
    expect(seen).toMatchObject({ changeSet: { state: 'draft' }, document: { version: 1 } });
    const SAVE = `mutation ($id: Int!, $path: String!, $text: String!) {
      saveDraft(changeSet: $id, path: $path, text: $text, version: 1) { version }
    }`;
    const text = `${seen.document.text}# And after the upgrade.\n`;
    expect(await eddie.get(SAVE, { id: known.draft, path, text })).toEqual({ saveDraft: { version: 2 } });
  });
});
