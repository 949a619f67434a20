/**
 * Tests an upgrade while people read and play. After a migration, API processes are replaced one by one. No request, decision or socket may
 * be lost, and no reader may get an older release than before. SQLite allows only one process, so connections are refused for a while.
 * Accepted requests must still be answered.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { MatchDocument } from '@rulewright/api-client';
import { textOf } from '@rulewright/api-client/server';
import { MatchEntryEntity, importTree } from '@rulewright/database';
import { DATABASES, type TestDatabase } from '@rulewright/database/testing';
import { knownGames } from '@rulewright/games';
import { createWithReleases, testContent } from './support/content.ts';
import { ApiProcess } from './support/process.ts';
import { Proxy } from './support/proxy.ts';
import { watchMatch, type Watching } from './support/socket.ts';

const CREATE = 'mutation Create($input: NewMatchInput!) { createMatch(input: $input) { id version seats { invite } } }';
const JOIN = 'mutation Join($id: ID!, $token: String!) { joinMatch(id: $id, token: $token, name: "You") { id } }';
const DECIDE =
  'mutation Decide($id: ID!, $number: Int!, $option: Int!) { decide(id: $id, number: $number, option: $option) { version } }';
const READ = 'query Read { release { number } games { id } }';

const ROOMS = 3;
const READERS = 3;
/** The number of answers to wait for before, between and after the steps. */
const ANSWERS = 40;
/** The time limit in milliseconds. Processes start slowly on a busy machine. */
const PATIENCE = 300_000;

describe.each(DATABASES)('an upgrade under load on $name', (kind) => {
  let test: TestDatabase;
  let proxy: Proxy;
  const processes: ApiProcess[] = [];
  const sockets: Watching[] = [];
  const wrong: string[] = [];
  let answered = 0;
  let running = true;

  const start = async (): Promise<ApiProcess> => {
    const started = await ApiProcess.start(test.database);
    processes.push(started);
    return started;
  };

  beforeAll(async () => {
    test = await createWithReleases(kind, 1, 'small');
    proxy = new Proxy();
  });
  afterAll(async () => {
    running = false;
    for (const socket of sockets) await socket.stop();
    for (const one of processes) await one.kill();
    proxy.close();
    await test.close();
  });

  /** A visitor with their own cookie. */
  function visitor() {
    let cookie = '';
    const ask = async (query: string, variables: object = {}): Promise<Record<string, never>> => {
      const reply = await proxy.send('POST', '/graphql', { query, variables }, cookie);
      cookie = reply.cookie ?? cookie;
      const { data, errors } = JSON.parse(reply.text) as { data: Record<string, never>; errors?: object[] };
      if (reply.status !== 200 || errors) throw new Error(`${reply.status} ${JSON.stringify(errors)} for ${query}`);
      answered++;
      return data;
    };
    return { ask, cookie: () => cookie };
  }

  /** Repeats a step until the load ends. An error counts as a lost request. */
  async function repeat(step: () => Promise<void>): Promise<void> {
    while (running) {
      await step().catch((error: unknown) => wrong.push(error instanceof Error ? error.message : String(error)));
      await sleep(5);
    }
  }

  /** Waits for `ANSWERS` more answers of the load. */
  async function someAnswers(): Promise<void> {
    const before = answered;
    while (answered < before + ANSWERS && wrong.length === 0) await sleep(20);
  }

  /** The newest release in any answer. No later answer may be older. */
  let seen = 1;

  async function get(path: string): Promise<void> {
    const { status, text } = await proxy.send('GET', path);
    // A slow machine may reach the time limit of a long job.
    if (status === 200 || text.includes('took-too-long')) answered++;
    else wrong.push(`${status} ${text.slice(0, 200)} for ${path}`);
  }

  async function read(ask: ReturnType<typeof visitor>['ask']): Promise<void> {
    const before = seen;
    const { release } = (await ask(READ)) as unknown as { release: { number: number } };
    if (release.number < before) wrong.push(`release ${release.number} after ${before}`);
    seen = Math.max(seen, release.number);
    await get('/content-version');
  }

  /** Two people play and watch one match. `decided` has the chosen option of each decision number. */
  async function room(input: object) {
    const people = [visitor(), visitor()];
    const { createMatch: match } = (await people[0]!.ask(CREATE, { input })) as unknown as {
      createMatch: { id: string; version: number; seats: { invite: string }[] };
    };
    await people[1]!.ask(JOIN, { id: match.id, token: match.seats[1]!.invite });
    const watching = people.map((one) => watchMatch(() => proxy.next(), one.cookie(), match.id));
    sockets.push(...watching);
    const decided = new Map<number, number>();
    let { version } = match;
    const step = async (): Promise<void> => {
      for (const { ask } of people) {
        const { match: view } = (await ask(textOf(MatchDocument), { match: match.id })) as unknown as {
          match: { version: number; table: { decision: { number: number; options?: { option: number }[] } | null } };
        };
        if (view.version < version) wrong.push(`version ${view.version} after ${version}`);
        const { decision } = view.table;
        if (!decision?.options) continue;
        const { number } = decision;
        const { option } = decision.options.at(-1)!;
        const { decide } = (await ask(DECIDE, { id: match.id, number, option })) as unknown as {
          decide: { version: number };
        };
        decided.set(number, option);
        version = Math.max(version, decide.version);
      }
    };
    return { id: match.id, watching, decided, step };
  }

  /** Simulates the migration of a next version: adds a column that the running version does not know. */
  async function migrateTables(): Promise<void> {
    await test.database.query('ALTER TABLE matches ADD COLUMN added_by_upgrade varchar');
    await test.database.query(
      "INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Upgrade9999999999999')",
    );
  }

  it(
    'loses no request, decision or socket',
    async () => {
      const content = await testContent('small');
      const replaced = kind.name === 'PostgreSQL' ? 2 : 1;
      const old = [];
      for (let count = 0; count < replaced; count++) old.push(await start());
      proxy.processes = old.map(({ url }) => url);

      const ruleset = `${content.id}/${content.game.doc.modes[0]}`;
      const deckSlug = [...content.game.decks.keys()][0];
      const seats = ['me', 'friend'].map((one) => ({ kind: one, deckSlug }));
      const rooms = [];
      for (let count = 0; count < ROOMS; count++) rooms.push(await room({ ruleset, seats }));
      // Drawing a picture is a long job in a worker thread, and each picture is drawn once.
      const pictures = [...content.game.cards.keys()].map(
        (card) => `/previews/releases/1/${content.id}/cards/${card}.png`,
      );
      const load = [
        repeat(() => get(pictures.pop() ?? '/content-version')),
        ...rooms.map(({ step }) => repeat(step)),
        ...Array.from({ length: READERS }, () => {
          const { ask } = visitor();
          return repeat(() => read(ask));
        }),
      ];
      await someAnswers();

      await migrateTables();
      for (const [at, one] of old.entries()) {
        // With SQLite the old process ends before the new one starts.
        const next = kind.name === 'PostgreSQL' ? await start() : null;
        if (next) proxy.processes = [...proxy.processes, next.url];
        await someAnswers();
        const before = answered;
        expect([await one.stop(), one.output.slice(-300)]).toEqual([0, expect.any(String)]);
        if (next) expect(answered).toBeGreaterThan(before);
        else proxy.processes = [(await start()).url];
        proxy.processes = proxy.processes.filter((url) => url !== one.url);
        if (at === 0)
          await importTree(test.database, content.releases[1]!, knownGames, { author: 'tester', message: 'Second' });
      }
      await someAnswers();
      running = false;
      await Promise.all(load);

      expect(wrong.slice(0, 5)).toEqual([]);
      expect(seen).toBe(2);
      for (const { id, decided, watching } of rooms) {
        const log = await test.database
          .getRepository(MatchEntryEntity)
          .find({ where: { matchId: id }, order: { number: 'ASC' } });
        expect(log.map(({ number }) => number)).toEqual(log.map((_, number) => number));
        const decisions = log.filter((entry) => entry.kind === 'decide').map((entry) => entry.value);
        expect(decided.size).toBeGreaterThan(0);
        for (const [number, option] of decided) expect([number, decisions[number]]).toEqual([number, option]);
        // Every page must connect again and have every log line.
        for (let tries = 0; tries < 500 && watching.some((one) => one.last.version < log.length); tries++)
          await sleep(20);
        for (const { last, lines } of watching) {
          expect(last.version).toBe(log.length);
          expect(lines).toEqual(lines.map((_, line) => line));
        }
      }
    },
    PATIENCE,
  );
});
