/** A search for proposals over HTTP: the cost, its life, and refused searches. A browser test follows one to its end. */
import { setTimeout as sleep } from 'node:timers/promises';
import { importTree } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { knownGames } from '@rulewright/games';
import { LabService } from '../src/lab/lab.service.ts';
import { serve, type TestApi } from './support/api.ts';
import { testContent } from './support/content.ts';
import { Browser } from './support/browser.ts';

const METRICS = 'query ($game: ID!) { labGoalMetrics(game: $game) { id title unit } }';
const PLAN = `query ($input: LabProposalsInput!) { labProposalsPlan(input: $input) {
  values searchGames checkGames otherGames otherLevel learnedGames adaptedGames seconds } }`;
const START = 'mutation ($input: LabProposalsInput!) { startLabProposals(input: $input) { id searches title } }';
const RUN = `query ($id: ID!) { labRun(id: $id) { report { propose { done most level otherLevel otherDecks
  unchanged { fresh { arm } } tried { changes values } } } } }`;
const STEER = (to: string) => `mutation ($id: ID!) { ${to}LabRun(id: $id) { state } }`;

describe.each(MAIN_DATABASES)('searches for proposals on $name', (kind) => {
  let api: TestApi;
  let me: Browser;
  let game: string;
  let input: Record<string, unknown>;
  beforeAll(async () => {
    const content = await testContent('one');
    game = content.id;
    const database = await kind.create();
    await importTree(database.database, content.releases[0]!, knownGames, { author: 'tester', message: 'Release 1' });
    api = await serve(database, content, {});
    await api.app.get(LabService).start(1);
    me = new Browser(() => api.app.getHttpServer());
    const deck = [...content.game.decks.keys()].find((slug) => slug !== content.removedDeck)!;
    const mode = content.game.doc.modes[0]!;
    input = {
      ...{ ruleset: `${game}/${mode}`, goals: ['turns<=9'], deck, bot: 'random', seed: 4 },
      ...{ rules: true, cards: false, thoroughness: 'quick' },
    };
  });
  afterAll(() => api?.close());

  /** The run as soon as its first candidates play. */
  const tried = async (id: string) => {
    for (let n = 0; n < 300; n++) {
      const { labRun } = await me.get(RUN, { id });
      if (labRun.report.propose.tried.length > 1) return labRun;
      await sleep(50);
    }
    throw new Error('The search did not start.');
  };

  it('says what it costs, starts, pauses, resumes and cancels', async () => {
    const { labGoalMetrics } = await me.get(METRICS, { game });
    expect(labGoalMetrics).toContainEqual({ id: 'turns', title: 'Turns', unit: 'number' });
    const { labProposalsPlan: plan } = await me.get(PLAN, { input });
    expect(plan.values).toBeGreaterThan(0);
    expect(plan.otherLevel).toBe('Easy');
    const { startLabProposals: started } = await me.get(START, { input });
    expect(started).toMatchObject({ searches: 'propose', title: expect.stringContaining('turns at most 9') });
    const { id } = started;
    expect((await me.get(STEER('pause'), { id })).pauseLabRun.state).toBe('paused');
    expect((await me.get(STEER('resume'), { id })).resumeLabRun.state).toBe('running');
    const { report } = await tried(id);
    expect(report.propose.otherDecks.length).toBeGreaterThan(0);
    expect(report.propose).toMatchObject({ done: false, level: 'Random', otherLevel: 'Easy', unchanged: null });
    expect(report.propose.most).toBe(plan.searchGames + plan.checkGames + plan.otherGames + plan.learnedGames);
    expect(plan.adaptedGames).toBeGreaterThan(0);
    expect(report.propose.tried[0]).toMatchObject({ changes: 0 });
    expect((await me.get(STEER('cancel'), { id })).cancelLabRun.state).toBe('cancelled');
  });

  it.each([
    ['an unknown number', { goals: ['beauty=1'] }, 'There is no metric "beauty"'],
    ['a goal that cannot be read', { goals: ['turns about 9'] }, 'is not a goal'],
    ['a search that may change nothing', { rules: false }, 'Allow rules, cards or both'],
    ['no goal', { goals: [] }, 'Name 1 to 4 goals'],
    ['players that think too long', { bot: 'mcts:2000' }, 'think too long'],
  ])('refuses %s', async (_, wrong, message) => {
    const { errors } = await me.ask(START, { input: { ...input, ...wrong } });
    expect(errors?.[0]?.message).toContain(message);
  });
});
