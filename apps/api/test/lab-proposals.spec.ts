/** A search for proposals over HTTP: the cost, a value that is off, its proposals with evidence, pause and resume, and refused searches. */
import { setTimeout as sleep } from 'node:timers/promises';
import { importTree } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { vocabularies } from '@rulewright/games';
import { LabService } from '../src/lab/lab.service.ts';
import { serve, type TestApi } from './support/api.ts';
import { testContent } from './support/content.ts';
import { Browser } from './support/browser.ts';

const METRICS = 'query ($game: ID!) { labGoalMetrics(game: $game) { id title unit } }';
const PLAN = `query ($input: LabProposalsInput!) { labProposalsPlan(input: $input) {
  values searchGames checkGames otherGames otherLevel seconds } }`;
const START = 'mutation ($input: LabProposalsInput!) { startLabProposals(input: $input) { id searches title } }';
const CHECK = '{ fresh { arm games seed goals { value low high state } } other { games seed } }';
const RUN = `query ($id: ID!) { labRun(id: $id) { state seed report { games arms { name } propose { stage done most
  open refused level otherLevel goals { metric wanted } unchanged ${CHECK} tried { changes values frontier }
  proposals { reaches changes { kind of path from to } fresh { games seed goals { value state } } other { games }
    moved { metric sentence } } } } } }`;
const STEER = (to: string) => `mutation ($id: ID!) { ${to}LabRun(id: $id) { state } }`;

describe.each(MAIN_DATABASES)('searches for proposals on $name', (kind) => {
  let api: TestApi;
  let me: Browser;
  let game: string;
  let input: Record<string, unknown>;
  beforeAll(async () => {
    const content = await testContent('small');
    game = content.id;
    const database = await kind.create();
    await importTree(database.database, content.releases[0]!, vocabularies, { author: 'tester', message: 'Release 1' });
    api = await serve(database, content, {});
    await api.app.get(LabService).start(1);
    me = new Browser(() => api.app.getHttpServer());
    const deck = [...content.game.decks.keys()].find((slug) => slug !== content.removedDeck)!;
    const mode = content.game.doc.modes[0]!;
    input = {
      ...{ ruleset: `${game}/${mode}`, goals: ['turns<=9'], deck, bot: 'random', seed: 4 },
      ...{ rules: false, cards: true, thoroughness: 'quick' },
    };
  });
  afterAll(() => api?.close());

  const end = async (id: string) => {
    for (let n = 0; n < 300; n++) {
      const { labRun } = await me.get(RUN, { id });
      if (labRun.state === 'done' || labRun.state === 'failed') return labRun;
      await sleep(100);
    }
    throw new Error('The search did not end.');
  };

  it('says what it costs, and proposes changes with games that the search did not use', async () => {
    const { labGoalMetrics } = await me.get(METRICS, { game });
    expect(labGoalMetrics).toContainEqual({ id: 'turns', title: 'Turns', unit: 'number' });
    const { labProposalsPlan: plan } = await me.get(PLAN, { input });
    expect(plan.values).toBeGreaterThan(0);
    expect(plan.otherLevel).toBe('Easy');
    const { startLabProposals: started } = await me.get(START, { input });
    expect(started).toMatchObject({ searches: 'propose', title: expect.stringContaining('turns at most 9') });
    await me.get(STEER('pause'), { id: started.id });
    await me.get(STEER('resume'), { id: started.id });
    const { state, seed, report } = await end(started.id);
    const { propose } = report;
    expect(state).toBe('done');
    expect(propose).toMatchObject({ done: true, stage: 'check', level: 'Random', otherLevel: 'Easy' });
    expect(report.games).toBeLessThanOrEqual(propose.most);
    expect(propose.most).toBe(plan.searchGames + plan.checkGames + plan.otherGames);
    expect(propose.unchanged.fresh.seed).not.toBe(seed);
    expect(propose.unchanged.other.seed).not.toBe(seed);
    expect(propose.proposals.length).toBeGreaterThan(0);
    expect(propose.proposals.length).toBeLessThanOrEqual(5);
    for (const { changes, fresh, other } of propose.proposals) {
      expect(changes.length).toBeLessThanOrEqual(3);
      for (const change of changes) expect(change).toMatchObject({ kind: 'card', to: expect.stringMatching(/^\d+$/u) });
      expect(fresh.games).toBe(160);
      expect(other.games).toBeGreaterThan(0);
    }
  });

  it.each([
    ['an unknown number', { goals: ['beauty=1'] }, 'There is no metric "beauty"'],
    ['a goal that cannot be read', { goals: ['turns about 9'] }, 'is not a goal'],
    ['a search that may change nothing', { cards: false }, 'Allow rules, cards or both'],
    ['no goal', { goals: [] }, 'Name 1 to 4 goals'],
    ['players that think too long', { bot: 'mcts:2000' }, 'think too long'],
  ])('refuses %s', async (_, wrong, message) => {
    const { errors } = await me.ask(START, { input: { ...input, ...wrong } });
    expect(errors?.[0]?.message).toContain(message);
  });
});
