/** The plot of a run, the comparison of two runs, and the public gallery with its permissions and limits. */
import { setTimeout as sleep } from 'node:timers/promises';
import { LabStore } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { SETUP, type Setup } from '../src/base/setup.ts';
import { LabService } from '../src/lab/lab.service.ts';
import { startApi, type TestApi } from './support/api.ts';
import { Browser } from './support/browser.ts';
import { signedIn } from './support/people.ts';

const ASK = 'mutation ($input: LabQuestionInput!) { askLab(input: $input) { id } }';
const RUN = `query ($id: ID!) { labRun(id: $id) { state canShow shownAt answer { verdict value low high }
  plot { kind title unit at band confidence rows { label value low high shown } } } }`;
const SHOW = 'mutation ($id: ID!, $shown: Boolean!) { showLabRun(id: $id, shown: $shown) { id shownAt } }';
const GALLERY = `query ($first: Int, $after: String) { labGalleryConnection(first: $first, after: $after) {
  nodes { id question } pageInfo { hasNextPage endCursor } } }`;
const PAIRS = `query ($id: ID!) { labRun(id: $id) { answer { verdict
  pairs { arm ruleset first second firstName secondName card cardName standIns verdict value low high } } } }`;
const MATCHUPS = `query ($game: ID!, $against: String) { labMatchups(game: $game, against: $against) {
  deck deckName against ruleset bot run games wins low high verdict } }`;
const GAMES = `query ($game: ID!, $decks: [String!]!) { labMatchupGames(game: $game, decks: $decks) { deck decks games } }`;
const PLAN = 'query ($input: LabQuestionInput!) { labQuestionPlan(input: $input) { arms games swap limited } }';
const COMPARE = `query ($a: ID!, $b: ID!) { labComparison(a: $a, b: $b) { paired a { id } b { id }
  metrics { id group unit shown a { value } b { value } difference { value low high } } } }`;

describe.each(MAIN_DATABASES)('the gallery of the lab on $name', (kind) => {
  let api: TestApi;
  let me: Browser;
  let deck: string;
  let mode: string;
  /** A run of `me` that has an answer, on `api`. */
  let id: string;

  beforeAll(async () => {
    api = await startApi(kind, 1);
    await api.app.get(LabService).start(1);
    mode = `${api.content.id}/${api.content.game.doc.modes[0]}`;
    deck = [...api.content.game.decks.keys()][0]!;
    me = new Browser(() => api.app.getHttpServer());
    id = await answered(me);
  });
  afterAll(() => api?.close());

  async function answered(who: Browser, question = 'starter', changes: object = {}): Promise<string> {
    const input = { question, ruleset: mode, decks: [deck], bots: ['random'], size: 0.1, ...changes };
    const { askLab } = await who.get(ASK, { input });
    for (let n = 0; n < 600; n++) {
      if ((await who.get(RUN, { id: askLab.id })).labRun.state === 'done') return askLab.id;
      await sleep(50);
    }
    throw new Error('The run did not end.');
  }

  it('shows the result of each kind of run in one plot', async () => {
    const { plot, answer } = (await me.get(RUN, { id })).labRun;
    expect(plot).toMatchObject({ kind: 'intervals', unit: 'share', at: 0.5, band: 0.1, confidence: 0.99 });
    expect(plot.rows).toEqual([
      {
        label: 'Wins of the player who goes first',
        value: answer.value,
        low: answer.low,
        high: answer.high,
        shown: answer.verdict === 'more' || answer.verdict === 'less',
      },
    ]);
    const lengths = (await me.get(RUN, { id: await answered(me, 'length', { seats: 2 }) })).labRun.plot;
    expect(lengths.kind).toBe('bars');
    expect(lengths.rows.reduce((sum: number, { value }: { value: number }) => sum + value, 0)).toBeCloseTo(1, 9);
    const change = await answered(me, 'change-starter', { against: `${mode}?draw.handSize=6` });
    expect((await me.get(RUN, { id: change })).labRun.plot).toMatchObject({ unit: 'points', at: 0, confidence: 0.99 });
    // The picture of the link draws the same plot.
    const picture = await api.http().get(`/previews/lab/${id}.png`);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('compares two runs number by number', async () => {
    const [a, b] = [id, await answered(me)];
    const { labComparison } = await me.get(COMPARE, { a, b });
    expect(labComparison).toMatchObject({ paired: false, a: { id: a }, b: { id: b } });
    const turns = labComparison.metrics.find(({ id }: { id: string }) => id === 'turns');
    expect(turns.difference.value).toBeCloseTo(turns.b.value - turns.a.value, 9);
    expect(new Set(labComparison.metrics.map(({ group }: { group: string }) => group))).toContain('result');
    expect(await me.refused(COMPARE, { a, b: a })).toMatchObject({ code: 'BAD_INPUT', reason: 'same-run' });
    expect(await me.refused(COMPARE, { a, b: 'nothing' })).toMatchObject({ reason: 'unknown-run' });
  });

  it('lets only editors fill the gallery, unless the operator opens it for everybody', async () => {
    expect((await me.get(RUN, { id })).labRun).toMatchObject({ canShow: false, shownAt: null });
    expect(await me.refused(SHOW, { id, shown: true })).toMatchObject({ code: 'FORBIDDEN', reason: 'not-your-run' });
    const editor = await signedIn(api, 'editor');
    expect((await editor.get(SHOW, { id, shown: true })).showLabRun.shownAt).not.toBeNull();
    const stranger = new Browser(() => api.app.getHttpServer());
    const { labGalleryConnection } = await stranger.get(GALLERY, { first: 5 });
    expect(labGalleryConnection.nodes).toEqual([{ id, question: 'starter' }]);
    await editor.get(SHOW, { id, shown: false });
    expect((await stranger.get(GALLERY, {})).labGalleryConnection.nodes).toEqual([]);
  });

  it('lets people show their own runs where the operator permits it, within limits and in pages', async () => {
    Object.assign(api.app.get<Setup>(SETUP), { labGallery: true });
    const owner = new Browser(() => api.app.getHttpServer());
    const own = await answered(owner);
    // Copies of one run, because the games do not matter here.
    const store = new LabStore(api.database);
    const run = (await store.find(own))!;
    const ids = [own, ...Array.from({ length: 10 }, (_, n) => `copy-${n}`)];
    for (const copy of ids.slice(1)) await store.create({ ...run, id: copy });
    for (const one of ids.slice(0, 10)) await owner.get(SHOW, { id: one, shown: true });
    expect(await owner.refused(SHOW, { id: ids[10]!, shown: true })).toMatchObject({ reason: 'too-many-shown' });
    // Showing a run twice changes nothing.
    await owner.get(SHOW, { id: ids[0]!, shown: true });
    const other = new Browser(() => api.app.getHttpServer());
    expect(await other.refused(SHOW, { id: ids[0]!, shown: false })).toMatchObject({ code: 'FORBIDDEN' });
    const first = (await other.get(GALLERY, { first: 6 })).labGalleryConnection;
    const second = (await other.get(GALLERY, { first: 6, after: first.pageInfo.endCursor })).labGalleryConnection;
    const listed = [...first.nodes, ...second.nodes].map((one: { id: string }) => one.id);
    expect(listed.sort()).toEqual(ids.slice(0, 10).sort());
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  it('plays matchups, stores them for searches, and names the cards that decide one', async () => {
    const decks = [...api.content.game.decks.keys()].filter((slug) => slug !== api.content.removedDeck).slice(0, 2);
    const matchups = await answered(me, 'matchups', { decks });
    const { labRun } = await me.get(PAIRS, { id: matchups });
    expect(labRun.answer.pairs).toEqual([
      expect.objectContaining({ arm: 0, first: 0, second: 1, card: null, value: expect.any(Number) }),
    ]);
    const [pair] = labRun.answer.pairs;
    const { labMatchups } = await me.get(MATCHUPS, { game: api.content.id, against: `published/${decks[1]}` });
    expect(labMatchups).toEqual([
      expect.objectContaining({ deck: `published/${decks[0]}`, run: matchups, ruleset: mode, bot: 'random' }),
    ]);
    expect(labMatchups[0].wins).toBeCloseTo(pair.value, 5);
    const named = decks.map((slug) => `published/${slug}`);
    const { labMatchupGames } = await me.get(GAMES, { game: api.content.id, decks: [...named, 'published/none'] });
    expect(labMatchupGames).toHaveLength(2);
    for (const count of labMatchupGames) expect(count).toMatchObject({ decks: 1, games: labMatchups[0].games });
    const csv = await api.http().get(`/lab/${matchups}/matchups.csv`);
    expect(csv.text.trim().split('\r\n')).toHaveLength(2);
    // A run about deciding cards has too many games for this test. Its plan has an arm for the deck, and one for each card.
    const input = { question: 'deciding', ruleset: mode, decks, bots: ['random'], size: 0.1 };
    const { labQuestionPlan } = await me.get(PLAN, { input });
    expect(labQuestionPlan).toMatchObject({ swap: true, limited: false });
    expect(labQuestionPlan.arms).toBeGreaterThan(2);
  });

  it('takes lists and shared decks into a matrix, and refuses what it cannot play', async () => {
    const list = api.content.game.decks
      .get(deck)!
      .entries.map(({ card, copies }) => `${copies} ${card}`)
      .join('\n');
    const input = { question: 'matchups', ruleset: mode, decks: [deck], bots: ['random'], size: 0.1 };
    const refused = async (changes: object) => me.refused(ASK, { input: { ...input, ...changes } });
    expect(await refused({})).toMatchObject({ reason: 'bad-run' });
    expect(await refused({ decks: [deck, deck] })).toMatchObject({ reason: 'bad-run' });
    expect(await refused({ lists: [{ shared: 'nothing' }] })).toMatchObject({ reason: 'unknown-deck' });
    expect(await refused({ lists: [{ name: 'both', text: list, shared: 'nothing' }] })).toMatchObject({
      reason: 'bad-run',
    });
    const own = await answered(me, 'matchups', { lists: [{ name: 'My deck', text: list }] });
    const [pair] = (await me.get(PAIRS, { id: own })).labRun.answer.pairs;
    expect(pair.firstName).toMatch(/^My deck by /u);
    // Only decks that others can find are stored.
    expect(
      (await me.get(MATCHUPS, { game: api.content.id, against: `published/${deck}` })).labMatchups.every(
        ({ run }: { run: string }) => run !== own,
      ),
    ).toBe(true);
  });
});
