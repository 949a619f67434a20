/**
 * Compares a game with ten thousand cards and the published game: the start, and queries without card lists. Both servers run simultaneously and
 * take turns, while each plays its worked examples in the background.
 */
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { CheckDeckDocument, PlayFormDocument, ReleaseDocument, RulebookDocument } from '@rulewright/api-client';
import { textOf } from '@rulewright/api-client/server';
import { LARGE_GAME, openBench } from '../content.ts';
import { imported, Server, type Imported } from '../large/server.ts';
import { median } from '../measure.ts';
import { atMost, short, type BenchRow } from '../rows.ts';

const QUICK = process.env.BENCH_QUICK === '1';
const MANY = QUICK ? 1_000 : 10_000;
/** The number of starts of each server, and the number of rounds of all queries. */
const STARTS = QUICK ? 1 : 3;
const ROUNDS = QUICK ? 10 : 60;
/** Milliseconds until a started server has read its cards. */
const SETTLED = QUICK ? 6_000 : 20_000;
const START_BAR = 2;
const ASK_BAR = 1.2;
const DELAY_BAR = 50;

const CARD = `query ($slug: ID!) { card(game: "${LARGE_GAME}", slug: $slug) { name facts { label value } legality { mode legal } } }`;

interface ApiQuestion {
  readonly work: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

async function questions(): Promise<ApiQuestion[]> {
  const { content } = await openBench();
  const game = content.game(LARGE_GAME);
  const [deck] = [...game.decks.values()];
  const [card] = [...game.cards.keys()];
  const text = deck!.entries.map((one) => `${one.copies} ${game.cards.get(one.card)!.name}`).join('\n');
  const ruleset = `${LARGE_GAME}/${game.doc.modes[0]!}`;
  return [
    { work: 'games', query: '{ games { id } }' },
    { work: 'one card', query: CARD, variables: { slug: card } },
    { work: 'a deck check', query: textOf(CheckDeckDocument), variables: { game: LARGE_GAME, text } },
    { work: 'a rulebook', query: textOf(RulebookDocument), variables: { ruleset } },
    { work: 'what /play shows', query: textOf(PlayFormDocument), variables: { game: LARGE_GAME } },
    { work: '/releases/1', query: textOf(ReleaseDocument), variables: { number: 1 } },
  ];
}

/** Starts the servers in turn. Returns the median start times in milliseconds, and the last servers, which keep running. */
async function startInTurn(sides: readonly Imported[]): Promise<{ servers: Server[]; starts: number[] }> {
  const starts = sides.map((): number[] => []);
  const servers: Server[] = [];
  for (let n = 0; n < STARTS; n++) {
    for (const [at, { data }] of sides.entries()) {
      const server = await Server.start(data);
      starts[at]!.push(server.started);
      if (n === STARTS - 1) servers.push(server);
      else await server.stop();
    }
  }
  return { servers, starts: starts.map((list) => median(list)) };
}

const ms = (value: number): string => `${short(value)} ms`;

export async function large(): Promise<BenchRow[]> {
  const sides = [await imported(0), await imported(MANY)];
  const { servers, starts } = await startInTurn(sides);
  const rows: BenchRow[] = [];
  const against = `${short(MANY)} further cards`;
  const ratio = (work: string, [few, many]: readonly number[], bar: number | null, figure = ms): void => {
    rows.push({
      work: `${work}, with ${against}`,
      reference: 'the cards that ship',
      bar: bar === null ? null : atMost(bar),
      measured: many! / few!,
      unit: 'x',
      figures: `${figure(many!)} against ${figure(few!)}`,
    });
  };
  try {
    ratio('start to first answer', starts, START_BAR);
    // Requesting the coverage makes each server play its worked examples in the background.
    const coverage = `{ coverage(game: "${LARGE_GAME}") { games } }`;
    await Promise.all(servers.map((server) => server.ask(coverage)));
    await sleep(SETTLED);
    for (const { work, query, variables } of await questions()) {
      for (const server of servers) await server.ask(query, variables);
      const took = servers.map((): number[] => []);
      for (let n = 0; n < ROUNDS; n++)
        for (const [at, server] of servers.entries()) took[at]!.push(await server.ask(query, variables));
      ratio(
        work,
        took.map((list) => median(list)),
        ASK_BAR,
      );
    }
    const [few, many] = await Promise.all(servers.map((server) => server.health()));
    rows.push({
      work: `event-loop delay since the first answer, p99, with ${against}`,
      reference: 'absolute',
      bar: atMost(DELAY_BAR),
      measured: many!.p99,
      unit: 'ms',
      figures: `longest ${ms(many!.longest)}; ${ms(few!.p99)} and ${ms(few!.longest)} with the cards that ship`,
    });
    rows.push({
      work: `CPU of the thread that answers between two looks of 10 ms, p99, with ${against}`,
      reference: 'absolute',
      bar: null,
      measured: many!.ownP99,
      unit: 'ms',
      figures: `longest ${ms(many!.ownLongest)}; ${ms(few!.ownP99)} and ${ms(few!.ownLongest)} with the cards that ship`,
    });
    ratio('memory of the API', [few!.memory, many!.memory], null, (value) => `${short(value)} MB`);
    ratio(
      'memory of the import',
      sides.map(({ memory }) => memory),
      null,
      (value) => `${short(value)} MB`,
    );
    ratio(
      'import',
      sides.map(({ seconds }) => seconds * 1000),
      null,
    );
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    for (const { data } of sides) await rm(data, { recursive: true, force: true });
  }
  return rows;
}
