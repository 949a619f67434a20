/** API processes that are killed between decisions, or that serve one room together: nothing is lost, and nothing happens twice. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MatchDocument } from '@rulewright/api-client';
import { textOf } from '@rulewright/api-client/server';
import { MatchEntryEntity } from '@rulewright/database';
import { DATABASES, type TestDatabase } from '@rulewright/database/testing';
import { createWithReleases, testContent } from './support/content.ts';
import { Browser } from './support/browser.ts';
import { ApiProcess } from './support/process.ts';
import { watchMatch, type Watching } from './support/socket.ts';

const CREATE = 'mutation ($input: NewMatchInput!) { createMatch(input: $input) { id seats { invite } } }';
const JOIN = 'mutation ($id: ID!, $token: String!) { joinMatch(id: $id, token: $token, name: "You") { id stage } }';
const DECIDE =
  'mutation ($id: ID!, $number: Int!, $option: Int!) { decide(id: $id, number: $number, option: $option) { version } }';

/** The time limit in milliseconds. Processes start slowly on a busy machine. */
const PATIENCE = 300_000;

/** Waits until the condition is true. */
async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 90_000;
  while (!(await what())) {
    if (Date.now() > end) throw new Error(`In vain: ${String(what)}`);
    await sleep(20);
  }
}

describe.each(DATABASES)('rooms of several processes on $name', (kind) => {
  let test: TestDatabase;
  let content: Awaited<ReturnType<typeof testContent>>;
  const processes: ApiProcess[] = [];
  const sockets: Watching[] = [];
  const start = async (): Promise<ApiProcess> => {
    const started = await ApiProcess.start(test.database);
    processes.push(started);
    return started;
  };
  beforeAll(async () => {
    content = await testContent('small');
    test = await createWithReleases(kind, 1, 'small');
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) await socket.stop();
    for (const one of processes.splice(0)) await one.kill();
  });
  afterAll(() => test?.close());

  const setup = (...kinds: string[]) => ({
    input: {
      ruleset: `${content.id}/${content.game.doc.modes[0]}`,
      seats: kinds.map((one) => ({ kind: one, bot: 'easy', deckSlug: [...content.game.decks.keys()][0] })),
    },
  });
  const entries = (matchId: string): Promise<MatchEntryEntity[]> =>
    test.database.getRepository(MatchEntryEntity).find({ where: { matchId }, order: { number: 'ASC' } });
  const watch = (api: ApiProcess, browser: Browser, match: string): Watching => {
    const socket = watchMatch(api.url, browser.cookie, match);
    sockets.push(socket);
    return socket;
  };

  /** A match of two players, who use the servers `apis`, and a bot. */
  async function room(apis: readonly ApiProcess[]) {
    const browsers = [0, 1].map((at) => new Browser(() => apis[at % apis.length]!.url));
    const { createMatch } = await browsers[0]!.get(CREATE, setup('me', 'friend', 'bot'));
    const id = createMatch.id as string;
    await browsers[1]!.get(JOIN, { id, token: createMatch.seats[1].invite });
    return { id, browsers, watching: browsers.map((one, at) => watch(apis[at % apis.length]!, one, id)) };
  }

  /** Makes the next decision. Returns its number and option if the server acknowledged it; null otherwise, or if a bot must decide. */
  async function decideOnce(id: string, browsers: readonly Browser[]): Promise<readonly [number, number] | null> {
    for (const one of browsers) {
      const { match } = await one.get(MATCH, { match: id });
      const decision = match.table.decision;
      if (!decision?.options) continue;
      const { number } = decision;
      const { option } = decision.options.at(-1);
      const { errors } = await one.ask(DECIDE, { id, number, option });
      return errors ? null : [number, option];
    }
    await sleep(10);
    return null;
  }
  const MATCH = textOf(MatchDocument);

  it(
    'loses no acknowledged decision when the process is killed, and watchers reconnect',
    async () => {
      const api = await start();
      const { id, browsers, watching } = await room([api]);
      const acknowledged = new Map<number, number>();
      for (let kill = 1; kill <= 2; kill++) {
        while (acknowledged.size < kill * 8) {
          const taken = await decideOnce(id, browsers);
          if (taken) acknowledged.set(...taken);
        }
        const before = await entries(id);
        // Kills the process while a request is in progress or a bot thinks.
        void decideOnce(id, browsers).catch(() => undefined);
        await sleep(kill * 7);
        await api.kill();
        expect((await entries(id)).slice(0, before.length)).toEqual(before);
        await api.restart();
        await until(() => watching.every((one) => one.connections === kill + 1));
      }
      const version = (await entries(id)).length;
      while ((await entries(id)).length < version + 10) await decideOnce(id, browsers);
      const log = await entries(id);
      expect(log.map((entry) => entry.number)).toEqual(log.map((_, at) => at));
      const decisions = log.filter((entry) => entry.kind === 'decide').map((entry) => entry.value);
      for (const [number, option] of acknowledged) expect([number, decisions[number]]).toEqual([number, option]);
      await until(() => watching.every((one) => one.last.version >= log.length));
      for (const { lines } of watching) expect(lines).toEqual(lines.map((_, at) => at));
    },
    PATIENCE,
  );

  if (kind.name === 'PostgreSQL')
    it(
      'is served by two processes: each bot decides once, both get updates, and one continues when the other dies',
      async () => {
        const apis = [await start(), await start()];
        const { id, browsers, watching } = await room(apis);
        const stranger = new Browser(() => apis[1]!.url);
        const looking = watch(apis[1]!, stranger, id);
        await until(() =>
          watching.every(({ last }) => last?.watching === 1 && last.seats[0].connected && last.seats[1].connected),
        );
        while ((await entries(id)).length < 60) await decideOnce(id, browsers);
        await until(async () => {
          const { length } = await entries(id);
          return [...watching, looking].every((one) => one.last.version >= length);
        });
        await apis[0]!.kill();
        const rest = browsers.map((one) => Object.assign(new Browser(() => apis[1]!.url), { cookie: one.cookie }));
        const before = (await entries(id)).length;
        await until(async () => {
          await decideOnce(id, rest);
          return (await entries(id)).length > before + 10;
        });
        const log = await entries(id);
        expect(log.map((entry) => entry.number)).toEqual(log.map((_, at) => at));
        expect(log.filter((entry) => entry.seat === 2 && entry.kind === 'decide').length).toBeGreaterThan(5);
        await until(() => watching[1]!.last.version >= log.length);
        for (const { lines } of [watching[1]!, looking]) expect(lines).toEqual(lines.map((_, at) => at));
      },
      PATIENCE,
    );
});
