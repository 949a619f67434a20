/** Tests of questions to the lab over HTTP: plans, runs, answers, invalid questions and measured speeds. */
import { setTimeout as sleep } from 'node:timers/promises';
import { LabRunEntity } from '@rulewright/database';
import { DATABASES } from '@rulewright/database/testing';
import { engineOf } from '@rulewright/games';
import { QUESTIONS } from '@rulewright/lab';
import { LabService } from '../src/lab/lab.service.ts';
import { startApi, type TestApi } from './support/api.ts';
import { Browser } from './support/browser.ts';

const PLAN =
  'query ($input: LabQuestionInput!) { labQuestionPlan(input: $input) { games arms swap size limited threads gamesPerSecond seconds } }';
const ASK = 'mutation ($input: LabQuestionInput!) { askLab(input: $input) { id question gamesOfArm swap } }';
const RUN = `query ($id: ID!) { labRun(id: $id) { state ended question progress { played games }
  answer { question verdict unit value low high against size notices games drew card standIns added copies
  difference { value low high } changed { title } middle } entrants { name cards } } }`;

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
    const stored = engineOf(api.content.content.game(api.content.id)).strength ?? [];
    expect(botStrength).toHaveLength(stored.length);
    for (const { ruleset, score } of botStrength) {
      expect(ruleset).toContain(`${api.content.id}/`);
      expect(score >= 0 && score <= 1).toBe(true);
    }
    expect(await me.refused('{ botStrength(game: "nothing") { score } }')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('plans a question before it starts: games, threads and time', async () => {
    const { labQuestionPlan: plan } = await me.get(PLAN, ask('starter'));
    expect(plan).toMatchObject({ games: 1488, arms: 1, swap: false, size: 0.05, limited: false, threads: 1 });
    // A calibration has played a few games.
    expect(plan.gamesPerSecond).toBeGreaterThan(1);
    expect(plan.seconds).toBe(Math.ceil(1488 / plan.gamesPerSecond));
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
    // 9300 games notice 2 points, so 200 games notice 0.02 · √(9300 / 200).
    expect(plan.size).toBeCloseTo(0.02 * Math.sqrt(9300 / 200), 4);
  });

  it('answers whether the starting player has an advantage', async () => {
    const { asked, run } = await answered('starter', { size: 0.1 });
    expect(asked).toMatchObject({ question: 'starter', gamesOfArm: 372, swap: false });
    const { answer } = run;
    expect(run).toMatchObject({ state: 'done', question: 'starter' });
    expect(answer).toMatchObject({ question: 'starter', unit: 'share', against: 0.5, size: 0.1 });
    // Games that finished before an earlier, longer game do not count.
    expect(answer.games).toBeLessThanOrEqual(run.progress.played);
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
    const { run } = await answered('parameter', { parameter: 'draw.handSize', value: '5', size: 0.1 });
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

  it('compares a card with a stand-in, in pairs of games with swapped seats', async () => {
    const { cards, decks: published } = api.content.game;
    const { asked, run } = await answered('card', { card, size: 0.1 });
    expect(asked).toMatchObject({ swap: true, gamesOfArm: 372 });
    const { answer } = run;
    const copies = published.get(decks[0]!)!.entries.find((entry) => entry.card === card)!.copies;
    expect(answer).toMatchObject({ card: cards.get(card)!.name, against: 0.5, added: false, copies });
    expect(answer.standIns.length).toBeGreaterThan(0);
    expect(answer.standIns).not.toContain(answer.card);
    expect(answer.difference.value).toBeCloseTo(answer.value - 0.5, 9);
    // Both decks have the same number of cards. Each is named after the card that only it has.
    const [one, other] = run.entrants;
    expect(one.cards).toBe(other.cards);
    expect([one.name, other.name]).toEqual([
      expect.stringContaining(`with ${answer.card}`),
      expect.stringContaining(`with ${answer.standIns[0]}`),
    ]);
  });

  it('puts a card into a deck that does not have it, and says so', async () => {
    const { cards, decks: published } = api.content.game;
    const without = [...published].flatMap(([slug, { entries }]) =>
      [...cards.keys()]
        .filter((id) => decks.includes(slug) && !entries.some((entry) => entry.card === id))
        .map((id) => ({ slug, id })),
    )[0]!;
    const input = ask('card', { decks: [without.slug], card: without.id });
    const plan =
      'query ($input: LabQuestionInput!) { labQuestionPlan(input: $input) { card deck standIns added copies } }';
    const { labQuestionPlan } = await me.get(plan, input);
    expect(labQuestionPlan).toMatchObject({
      card: cards.get(without.id)!.name,
      deck: published.get(without.slug)!.name,
      added: true,
    });
    expect(labQuestionPlan.copies).toBeGreaterThan(0);
    expect(labQuestionPlan.standIns).toHaveLength(1);
  });

  it('says that an older run about a card used a method that misleads', async () => {
    const { asked } = await answered('card', { card, size: 0.1 });
    const rows = api.database.getRepository(LabRunEntity);
    const stored = await rows.findOneByOrFail({ id: asked.id });
    const setup = JSON.parse(stored.setup) as { question: { standIn?: unknown }; swap: boolean };
    delete setup.question.standIn;
    setup.swap = false;
    await rows.insert({ ...stored, id: 'older-run-00', setup: JSON.stringify(setup) });
    const { answer } = (await me.get(RUN, { id: 'older-run-00' })).labRun;
    expect(answer).toMatchObject({ verdict: 'outdated', value: null, difference: null, standIns: [] });
  });

  it('compares two decks in pairs of games with swapped seats', async () => {
    const { asked } = await answered('deck', { decks: decks.slice(0, 2), size: 0.1 });
    expect(asked).toMatchObject({ swap: true, gamesOfArm: 372 });
  });

  it.each([
    ['an unknown question', 'weather', {}, 'unknown-question'],
    ['another size', 'starter', { size: 0.03 }, 'bad-run'],
    ['one deck instead of two', 'deck', {}, 'bad-run'],
    ['two levels instead of one', 'starter', { bots: ['random', 'easy'] }, 'bad-run'],
    ['an unknown level', 'starter', { bots: ['champion'] }, 'bad-run'],
    ['no change', 'change-starter', {}, 'bad-run'],
    ['an unknown card', 'card', { card: 'nothing' }, 'bad-run'],
    ['an unknown card in the question about its play', 'card-played', { card: 'nothing' }, 'bad-run'],
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
