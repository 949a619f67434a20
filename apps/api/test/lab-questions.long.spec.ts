/** Tests of questions to the lab over HTTP: plans, runs, answers, invalid questions and measured speeds. */
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASES } from '@rulewright/database/testing';
import { gamePlugins } from '@rulewright/games';
import { QUESTIONS } from '@rulewright/lab';
import { LabService } from '../src/lab/lab.service.ts';
import { startApi, type TestApi } from './support/api.ts';
import { Browser } from './support/browser.ts';

const PLAN =
  'query ($input: LabQuestionInput!) { labQuestionPlan(input: $input) { games arms swap size limited threads gamesPerSecond seconds } }';
const ASK = 'mutation ($input: LabQuestionInput!) { askLab(input: $input) { id question gamesOfArm swap } }';
const RUN = `query ($id: ID!) { labRun(id: $id) { state ended question progress { played games }
  answer { question verdict unit value low high against size notices games drew card changed { title } middle } } }`;

describe.each(DATABASES)('questions to the lab on $name', (kind) => {
  let api: TestApi;
  let mode: string;
  let decks: string[];
  let card: string;
  let me: Browser;
  beforeAll(async () => {
    api = await startApi(kind, 4);
    await api.app.get(LabService).start(1);
    mode = `${api.content.id}/${api.content.game.doc.modes[0]}`;
    const published = [...api.content.game.decks].filter(([slug]) => slug !== api.content.removedDeck);
    decks = published.map(([slug]) => slug);
    card = published[0]![1].entries[0]!.card;
    me = new Browser(() => api.app.getHttpServer());
  });
  afterAll(() => api?.close());

  const ask = (question: string, more: object = {}) => ({
    input: { question, ruleset: mode, decks: [decks[0]], bots: ['random'], ...more },
  });

  async function answered(question: string, more: object = {}) {
    const { askLab } = await me.get(ASK, ask(question, more));
    for (let n = 0; n < 600; n++) {
      const { labRun } = await me.get('query ($id: ID!) { labRun(id: $id) { state } }', { id: askLab.id });
      if (!['queued', 'running'].includes(labRun.state)) break;
      await sleep(100);
    }
    return { asked: askLab, run: (await me.get(RUN, { id: askLab.id })).labRun };
  }

  it('lists every question with its sizes', async () => {
    const { labQuestions } = await me.get('{ labQuestions { id topics unit sizes usualSize } }');
    expect(labQuestions.map(({ id }: { id: string }) => id)).toEqual(QUESTIONS.map(({ id }) => id));
    expect(labQuestions[0]).toEqual({
      id: 'change-starter',
      topics: ['change'],
      unit: 'share',
      sizes: [0.02, 0.05, 0.1],
      usualSize: 0.05,
    });
  });

  it('lists the strength of the bots of a game, and refuses an unknown game', async () => {
    const strength = `{ botStrength(game: "${api.content.id}") { measure ruleset bot against budget games score margin } }`;
    const { botStrength } = await me.get(strength);
    const stored = gamePlugins.find(({ id }) => id === api.content.id)?.strength ?? [];
    expect(botStrength).toHaveLength(stored.length);
    for (const { ruleset, score } of botStrength) {
      expect(ruleset).toContain(`${api.content.id}/`);
      expect(score >= 0 && score <= 1).toBe(true);
    }
    expect(await me.refused('{ botStrength(game: "nothing") { score } }')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('plans a question before it starts: games, threads and time', async () => {
    const { labQuestionPlan: plan } = await me.get(PLAN, ask('starter'));
    expect(plan).toMatchObject({ games: 785, arms: 1, swap: false, size: 0.05, limited: false, threads: 1 });
    // A calibration has played a few games.
    expect(plan.gamesPerSecond).toBeGreaterThan(1);
    expect(plan.seconds).toBe(Math.ceil(785 / plan.gamesPerSecond));
    const { labSpeeds } = await me.get(
      `{ labSpeeds(game: "${api.content.id}") { mode bot oneThread allThreads threads } }`,
    );
    expect(labSpeeds).toMatchObject([{ mode, bot: 'random', threads: 1 }]);
    expect(labSpeeds[0].oneThread / plan.gamesPerSecond).toBeCloseTo(1, 2);
    expect(labSpeeds[0].allThreads).toBe(labSpeeds[0].oneThread);
  });

  it('plans for a larger difference if the limits allow fewer games', async () => {
    const { labQuestionPlan: plan } = await me.get(PLAN, ask('starter', { bots: ['greedy:2000'], size: 0.02 }));
    expect(plan).toMatchObject({ limited: true, games: 200 });
    // 4906 games notice 2 points, so 200 games notice 0.02 · √(4906 / 200).
    expect(plan.size).toBeCloseTo(0.02 * Math.sqrt(4906 / 200), 4);
  });

  it('answers whether the starting player has an advantage', async () => {
    const { asked, run } = await answered('starter', { size: 0.1 });
    expect(asked).toMatchObject({ question: 'starter', gamesOfArm: 197, swap: false });
    const { answer } = run;
    expect(run).toMatchObject({ state: 'done', question: 'starter' });
    expect(answer).toMatchObject({ question: 'starter', unit: 'share', against: 0.5, size: 0.1 });
    expect(answer.games).toBe(run.progress.played);
    expect(['more', 'less', 'none']).toContain(answer.verdict);
    expect(answer.low).toBeLessThan(answer.value);
    expect(answer.notices).toBeLessThan(0.11);
  });

  it('reports that a change without effect leaves every game the same', async () => {
    const change = { parameter: 'deck.maxCost', value: '124', size: 0.1 };
    const { run } = await answered('parameter', change);
    expect(run.answer).toMatchObject({ verdict: 'same', changed: [] });
  });

  it('lists the metrics that a parameter changes', async () => {
    const { run } = await answered('parameter', { parameter: 'draw.handSize', value: '3', size: 0.1 });
    expect(run.answer.verdict).toMatch(/more|less/u);
    expect(run.answer.changed.map(({ title }: { title: string }) => title)).toContain('Decisions');
  });

  it('measures games with three players', async () => {
    const { run } = await answered('length', { seats: 3, size: 0.1 });
    const { answer } = run;
    expect(answer).toMatchObject({ unit: 'number', against: null });
    expect(answer.middle[0]).toBeLessThanOrEqual(answer.value);
    expect(answer.middle[1]).toBeGreaterThanOrEqual(answer.value);
  });

  it('compares players who drew a card with those who did not', async () => {
    const { run } = await answered('card', { card, size: 0.1 });
    expect(run.answer.card).toBe(api.content.game.cards.get(card)!.name);
    expect(run.answer.drew).toBeGreaterThan(0);
  });

  it('compares two decks in pairs of games with swapped seats', async () => {
    const { asked } = await answered('deck', { decks: decks.slice(0, 2), size: 0.1 });
    expect(asked).toMatchObject({ swap: true, gamesOfArm: 198 });
  });

  it.each([
    ['an unknown question', 'weather', {}, 'unknown-question'],
    ['another size', 'starter', { size: 0.03 }, 'bad-run'],
    ['one deck instead of two', 'deck', {}, 'bad-run'],
    ['two levels instead of one', 'starter', { bots: ['random', 'easy'] }, 'bad-run'],
    ['an unknown level', 'starter', { bots: ['champion'] }, 'bad-run'],
    ['no change', 'change-starter', {}, 'bad-run'],
    ['a card that is not in the deck', 'card', { card: 'nothing' }, 'bad-run'],
    ['too many players', 'length', { seats: 13 }, 'bad-run'],
    ['an unknown parameter', 'parameter', { parameter: 'nothing', value: '1' }, 'bad-run'],
    ['the value that the parameter has', 'parameter', { parameter: 'draw.handSize', value: '7' }, 'bad-run'],
  ])('rejects %s', async (_, question, more, reason) => {
    for (const query of [PLAN, ASK]) {
      const { errors } = await me.ask(query, ask(question, more));
      expect(errors?.[0]?.extensions).toMatchObject({ reason });
    }
  });

  it('rejects a comparison of a ruleset with itself', async () => {
    const { errors } = await me.ask(PLAN, ask('change-length', { against: mode }));
    expect(errors?.[0]?.message).toMatch(/Both rulesets are the same/u);
  });
});
