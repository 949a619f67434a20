/** A search over HTTP: the cost, a planted change in a history of releases, its document and its lines, and refused searches. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { SourceFile } from '@rulewright/content';
import { importTree } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { knownGames } from '@rulewright/games';
import { LabService } from '../src/lab/lab.service.ts';
import { serve, type TestApi } from './support/api.ts';
import { testContent } from './support/content.ts';
import { Browser } from './support/browser.ts';

const PLAN =
  'query ($input: LabBlameInput!) { labBlamePlan(input: $input) { releases comparisons usualGames mostGames seconds } }';
const START = 'mutation ($input: LabBlameInput!) { startLabBlame(input: $input) { id searches state } }';
const RUN = `query ($id: ID!) { labRun(id: $id) { state ended report { arms { name games } blame { verdict title
  chains { kind release low high comparisons mostComparisons paths hidden measured { version value } whole { value } }
  lines { path at before after } } } } }`;

/** Releases that differ in a comment, and from `at` on in the first hand as well. */
function history(files: readonly SourceFile[], mode: string, card: string, at: number, count: number): SourceFile[][] {
  return Array.from({ length: count }, (_, n) =>
    files.map((file) => {
      if (file.path === card) return { ...file, text: `${file.text}# Release ${n + 1}.\n` };
      if (file.path !== mode || n + 1 < at) return file;
      const text = file.text.replace(/^parameters:\n/mu, 'parameters:\n  setup.starterExtraCards: 2\n');
      return { ...file, text: `# More cards for the starting player.\n${text}` };
    }),
  );
}

describe.each(MAIN_DATABASES)('searches for a change on $name', (kind) => {
  let api: TestApi;
  let me: Browser;
  let input: Record<string, unknown>;
  let mode: string;
  beforeAll(async () => {
    const content = await testContent('one');
    const files = content.releases[2]!;
    mode = files.find(
      ({ path, text }) =>
        path.includes('/modes/') && /^extends: /mu.test(text) && !/setup\.starterExtraCards/u.test(text),
    )!.path;
    const id = mode.split('/').at(-1)!.replace('.yaml', '');
    const card = `cards/${content.id}/cards/${content.changedCard}.yaml`;
    const database = await kind.create();
    for (const [n, release] of history(files, mode, card, 4, 6).entries())
      await importTree(database.database, release, knownGames, { author: 'tester', message: `Release ${n + 1}` });
    api = await serve(database, content, {});
    await api.app.get(LabService).start(1);
    me = new Browser(() => api.app.getHttpServer());
    const deck = [...content.game.decks.keys()].find((slug) => slug !== content.removedDeck)!;
    input = {
      ruleset: `${content.id}/${id}`,
      metric: 'starter-opening',
      from: 1,
      to: 6,
      size: 0.1,
      deck,
      bot: 'random',
      seed: 4,
    };
  });
  afterAll(() => api?.close());

  it('says what it costs, and finds the release, its document and its lines', async () => {
    const { labBlamePlan } = await me.get(PLAN, { input });
    expect(labBlamePlan).toMatchObject({ releases: 6, comparisons: 4 });
    expect(labBlamePlan.usualGames).toBeLessThan(labBlamePlan.mostGames);
    const { startLabBlame } = await me.get(START, { input });
    expect(startLabBlame.searches).toBe('blame');
    const run = await ended(startLabBlame.id);
    expect(run).toMatchObject({ state: 'done', ended: 'enough' });
    const { verdict, chains, lines } = run.report.blame;
    expect(verdict).toBe('done');
    expect(chains[0]).toMatchObject({ kind: 'releases', low: 2, high: 3, hidden: 0 });
    expect(chains[0].comparisons).toBeLessThanOrEqual(chains[0].mostComparisons);
    expect(chains[1]).toMatchObject({ kind: 'documents', release: 4, paths: [mode] });
    expect(lines).toEqual([
      { path: mode, at: expect.any(Number), before: [], after: ['  setup.starterExtraCards: 2'] },
    ]);
  });

  it.each([
    ['a range of one release', { from: 6 }, /must come before/u],
    ['a number that is not measured', { metric: 'beauty' }, /no metric "beauty"/u],
    ['a shift of another size', { size: 0.04 }, /notices a shift/u],
    ['a release that does not exist', { to: 60 }, /no release 60/u],
  ])('refuses %s', async (_, wrong, message) => {
    const { errors } = await me.ask(START, { input: { ...input, ...wrong } });
    expect(errors?.[0]?.message).toMatch(message);
  });

  async function ended(id: string) {
    for (let n = 0; n < 300; n++) {
      const { labRun } = await me.get(RUN, { id });
      if (!['queued', 'running'].includes(labRun.state)) return labRun;
      await sleep(100);
    }
    throw new Error('The search did not end.');
  }
});
