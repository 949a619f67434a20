/**
 * Processes share a search for proposals: two on PostgreSQL, whose queue is in the database, and one on SQLite. Each plays a part of the
 * games, the search is paused in between, and it ends like the same search in one thread.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { resolveRuleset } from '@rulewright/content';
import { importTree, isPostgres, type DatabaseOptions } from '@rulewright/database';
import { DATABASES } from '@rulewright/database/testing';
import { engineOf, knownGames } from '@rulewright/games';
import { bundleForTests } from '../../../tools/lib/bundle.mjs';
import { ArmPlayer, orderKey, ordersOf, type RunPart } from '../src/index.ts';
import {
  nextGames,
  planOf,
  proposalSetup,
  readParts,
  readSetup,
  reportOf,
  type LabSetup,
} from '../src/service/index.ts';
import { GAME, contentOfGame, filesOfGame, searchLab, workspace } from './support/search-lab.ts';

const content = await contentOfGame(workspace);
const place = { game: GAME, release: 1 };
const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const PROCESS = await bundleForTests(path('support/search-worker.ts'), path('../src/runs/play/player-pool-worker.ts'));

/** A small search: the rules of the first mode between random players. */
async function smallSearch(): Promise<LabSetup> {
  const game = content.game(GAME);
  const { id, name, hash } = resolveRuleset(content, `${GAME}/${[...game.modes.keys()][0]!}`);
  const [deck, other] = [...game.decks.values()].map(({ entries }) =>
    entries.map(({ card, copies }) => ({ card, copies })),
  );
  const entrant = { name: 'player', deckName: null, deck: deck!, bot: 'random' };
  const setup = await proposalSetup(
    content,
    place,
    {
      arms: [{ name, ruleset: id, rulesetName: name, hash }],
      entrants: [0, 1].map((at) => ({ ...entrant, name: `player ${at}` })),
      ...{ games: 2, seed: 12, swap: false, part: 8, cards: 'decks', stop: null, question: null },
      ...{ sweep: null, tune: null, blame: null, propose: null },
    },
    {
      goals: ['turns<=10'],
      may: { rules: true, cards: false },
      thoroughness: 'quick',
      decks: [{ deckName: null, deck: other! }],
    },
  );
  // Learned players would train in each process, and the others think.
  const entrants = [...setup.entrants.slice(0, 4), ...setup.entrants.slice(-2)].map((one) => ({
    ...one,
    bot: 'random',
  }));
  return {
    ...setup,
    entrants,
    propose: { ...setup.propose!, values: setup.propose!.values.slice(0, 6), decks: [4, 5] },
  };
}

/** The same search in one thread, without a database. */
async function alone(first: LabSetup): Promise<{ readonly setup: LabSetup; readonly parts: readonly RunPart[] }> {
  const parts = new Map<string, RunPart>();
  const contents = {
    open: () => Promise.resolve(content),
    openSnapshot: () => Promise.resolve(content),
    changes: () => Promise.resolve([]),
  };
  for (let setup = first; ;) {
    const plan = await planOf(() => content, place, setup);
    const plugin = engineOf(plan.arms[0]!.ruleset);
    for (const order of ordersOf(plan))
      if (!parts.has(orderKey(order)))
        parts.set(orderKey(order), new ArmPlayer(plugin, plan, order.arm).play(order.from, order.to));
    const next = await nextGames(contents, place as never, { setup, plan }, [...parts.values()]);
    setup = next.setup;
    if (next.ended !== null) return { setup, parts: [...parts.values()] };
  }
}

/** A process that plays. `games` is how many games it has played at its end. */
function worker(options: DatabaseOptions) {
  const child = spawn(process.execPath, ['--enable-source-maps', PROCESS, JSON.stringify(options), workspace], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ready = new Promise<void>((resolve) =>
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      if (said.startsWith('ready\n')) resolve();
    }),
  );
  return {
    ready: Promise.race([ready, ended]),
    games: ended.then(() => Number(said.split('\n')[1])),
    stop: () => void child.kill(),
  };
}

describe.each(DATABASES)('a search for proposals on $name', ({ createWith }) => {
  it('is shared by all processes, can be paused, and ends as in one thread', async () => {
    const { database, options, close } = await createWith('one game', async (empty) =>
      importTree(empty, await filesOfGame(workspace), knownGames, { author: 'files', message: '' }),
    );
    const { store, runs, queue } = searchLab(database, content);
    const setup = await smallSearch();
    const workers = Array.from({ length: isPostgres(database) ? 2 : 1 }, () => worker(options));
    try {
      await Promise.all(workers.map(({ ready }) => ready));
      const { id } = await runs.create({ ...place, setup, owner: 'one', origin: 'here' });
      const lost = Promise.race(workers.map(({ games }) => games)).then(() => 'A process ended too early.');
      const played = async (): Promise<number> => (await store.progress(id, '')).games;
      while ((await played()) < 200) expect(await Promise.race([lost, sleep(20)])).toBe(undefined);
      expect(await runs.pause(id)).toBe(true);
      // Parts in progress are still stored.
      let before = -1;
      for (let now = await played(); now !== before; now = await played()) {
        before = now;
        await sleep(500);
      }
      expect(await runs.resume((await store.find(id))!)).toBe(true);
      const games = await Promise.all(workers.map((one) => one.games));

      const run = (await store.find(id))!;
      expect(run.state).toBe('done');
      const expected = await alone(setup);
      const shared = readSetup(run);
      expect(shared).toEqual(expected.setup);
      const plan = await planOf(() => content, place, shared);
      const plugin = engineOf(plan.arms[0]!.ruleset);
      const parts = await readParts(store, id, plan);
      const report = reportOf(plugin, { setup: shared, plan }, parts);
      expect(report).toEqual(reportOf(plugin, { setup: expected.setup, plan }, expected.parts));
      const { unchanged, proposals } = report.propose!;
      // Each candidate is also checked with another deck, and the search had none of these seeds.
      for (const { fresh, decks } of [unchanged!, ...proposals]) {
        expect([fresh.games, decks!.games]).toEqual([160, 80]);
        expect(new Set([plan.seed, plan.arms[fresh.arm]!.seed, plan.arms[decks!.arm]!.seed]).size).toBe(3);
      }
      // Each process plays its share. A part that two of them play is rare.
      const total = games.reduce((sum, one) => sum + one, 0);
      expect(Math.min(...games)).toBeGreaterThan(total / 10);
      expect(total).toBeLessThan(run.games * 1.1);
    } finally {
      for (const { stop } of workers) stop();
      await queue.close();
      await close();
    }
  }, 300_000);
});
