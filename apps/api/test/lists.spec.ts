/**
 * Lists that grow with the number of users. Each page continues after the last one, every entry appears once, and the queries use an
 * index. All API tests check the query plans of their requests when they close the API; this file also checks the functions below.
 */
import { PROGRAM, recordAudit } from '@rulewright/accounts';
import { SavedDecks } from '@rulewright/saved-decks';
import { LabStore, MatchStore, NoteStore, type LabRunEntity } from '@rulewright/database';
import { DATABASES, watchPlans, type PlanWatch } from '@rulewright/database/testing';
import { startApi, type TestApi } from './support/api.ts';
import { BAD_CURSOR, pagesOf } from './support/pages.ts';
import { asker, signedIn, type Asker } from './support/people.ts';

/** The number of entries: more than two pages. */
const MANY = 7;
const PAGE = 3;
const times = Array.from({ length: MANY }, (_, n) => n);

describe.each(DATABASES)('lists that grow with users on $name', (kind) => {
  let api: TestApi;
  let plans: PlanWatch;
  let admin: Asker;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
    plans = watchPlans(api.database);
    admin = await signedIn(api, 'admin', 'Ada');
  });
  afterAll(async () => {
    const scans = await plans.scans();
    await api.close();
    expect(scans).toEqual([]);
  });

  it('pages through all lab runs, newest first, also if they have the same time', async () => {
    const store = new LabStore(api.database);
    for (const n of times) {
      const run: LabRunEntity = {
        id: `run-${n}`,
        game: api.content.id,
        release: 1,
        setup: '{}',
        games: 1,
        state: 'done',
        ended: 'complete',
        owner: 'somebody',
        origin: null,
        createdAt: `2026-01-0${1 + Math.floor(n / 3)}T00:00:00.000Z`,
        finishedAt: null,
        shownAt: null,
      };
      await store.create(run);
    }
    const runs: LabRunEntity[] = [];
    for (let page = await store.recent(PAGE); page.length > 0;) {
      runs.push(...page);
      const { createdAt, id } = page.at(-1)!;
      page = await store.recent(PAGE, [createdAt, id]);
    }
    expect(runs.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `run-${n}`));
    const nobody = asker(api, 'nobody', '');
    expect((await nobody.get('{ labRuns(after: "run-0") { id } }')).labRuns).toEqual([]);
    const afterLast = '{ labRunsConnection(after: "run-0") { nodes { id } pageInfo { hasNextPage endCursor } } }';
    expect((await nobody.get(afterLast)).labRunsConnection).toEqual({
      nodes: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    });
    expect(await nobody.refused('{ labRuns(after: "none") { id } }')).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('pages through the saved decks of a person, for all games and for one', async () => {
    const owner = await signedIn(api, 'reader', 'Olga');
    const { me } = await owner.get('{ me { id } }');
    const decks = new SavedDecks(api.database);
    for (const n of times) await decks.save(me.id, { game: api.content.id, name: `Deck ${n}`, text: '' });
    for (const game of ['', `game: "${api.content.id}", `]) {
      const decks = await pagesOf<{ id: string; name: string }>(owner.get, `savedDecksConnection(${game}`, 'id name');
      expect(decks.map(({ name }) => name).sort()).toEqual(times.map((n) => `Deck ${n}`));
    }
    // The deck of a cursor goes and a new one comes: the next page stays the same.
    const page =
      'query ($after: String) { savedDecksConnection(first: 3, after: $after) { nodes { id } pageInfo { endCursor } } }';
    const start = (await owner.get(page)).savedDecksConnection;
    const second = await owner.get(page, { after: start.pageInfo.endCursor });
    await decks.delete(me.id, start.nodes[2].id);
    await decks.save(me.id, { game: api.content.id, name: 'Deck 7', text: '' });
    expect(await owner.get(page, { after: start.pageInfo.endCursor })).toEqual(second);
    const [first] = await decks.list(me.id);
    const earlier = 'query ($after: ID) { savedDecks(first: 100, after: $after) { id } }';
    expect((await owner.get(earlier, { after: first!.id })).savedDecks).toHaveLength(MANY - 1);
    expect(await admin.refused(earlier, { after: first!.id })).toMatchObject({ code: 'NOT_FOUND' });
    const now = 'query ($after: String) { savedDecksConnection(after: $after) { nodes { id } } }';
    expect((await owner.get(now, { after: first!.id })).savedDecksConnection.nodes).toHaveLength(MANY - 1);
    expect(await admin.refused(now, { after: first!.id })).toMatchObject(BAD_CURSOR);
    expect(await decks.all(api.content.id, PAGE)).toHaveLength(PAGE);
  });

  it('pages through the audit log, and finds entries by prefixes of their words', async () => {
    for (const n of times)
      await recordAudit(api.database.manager, PROGRAM, {
        action: 'measure-things',
        subject: `cards/pond/cards/newt-${n}.yaml`,
        sentence: `Éva <eva.${n}@example.org> looked at 100% of "it".`,
        details: {},
      });
    const entriesWith = (words: string) =>
      pagesOf<{ id: number; subject: string }>(
        admin.get,
        `auditConnection(query: ${JSON.stringify(words)}, `,
        'id subject',
      );
    expect(await entriesWith('measure')).toHaveLength(MANY);
    for (const words of ['éva', 'EVA.3@example', 'newt-3', 'pond/cards newt 3'])
      expect((await entriesWith(words)).map(({ subject }) => subject)).toContain('cards/pond/cards/newt-3.yaml');
    expect(await entriesWith('eva.3@example.org')).toHaveLength(1);
    for (const words of ['ewt', 'salamander', '"looked" salamander']) expect(await entriesWith(words)).toEqual([]);
    expect((await entriesWith('')).length).toBeGreaterThan(MANY);
    expect((await entriesWith('% _')).length).toBeGreaterThan(MANY);
    const [newest, next] = await entriesWith('measure');
    const earlier = `{ audit(query: "measure", first: 1, before: ${newest!.id}) { id subject } }`;
    expect((await admin.get(earlier)).audit).toEqual([next]);
    const now = `{ auditConnection(query: "measure", first: 1, after: "${newest!.id}") { nodes { id subject } } }`;
    expect((await admin.get(now)).auditConnection.nodes).toEqual([next]);
  });

  it('pages through the change sets and the people', async () => {
    for (const n of times)
      await admin.get('mutation ($title: String!) { createChangeSet(title: $title) { id } }', { title: `Set ${n}` });
    const sets = await pagesOf<{ id: number; title: string }>(
      admin.get,
      'changeSetsConnection(states: ["draft"], ',
      'id title mine',
    );
    expect((await admin.get(`{ changeSets(states: ["draft"], before: ${sets[2]!.id}) { id } }`)).changeSets).toEqual(
      sets.slice(3).map(({ id }) => ({ id })),
    );
    expect(sets.map(({ title }) => title)).toEqual([...times].reverse().map((n) => `Set ${n}`));
    for (const n of times) await signedIn(api, 'reader', `Reader ${n}`);
    const everybody = await pagesOf<{ id: string; name: string }>(admin.get, 'peopleConnection(', 'id name');
    expect((await admin.get(`{ people(first: 2, after: "${everybody[0]!.id}") { id name } }`)).people).toEqual(
      everybody.slice(1, 3),
    );
    expect(everybody.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ada', 'Reader 0', 'Reader 6']));
    expect(new Set(everybody.map(({ id }) => id)).size).toBe(everybody.length);
  });

  it('refuses bad cursors and those of other lists, with the place in the query', async () => {
    const cursorOf = async (list: string): Promise<string> =>
      (await admin.get(`{ list: ${list} { pageInfo { endCursor } } }`)).list.pageInfo.endCursor;
    const foreign = await cursorOf('auditConnection(first: 1)');
    const game = `game: "${api.content.id}"`;
    const lists = [
      ...['audit', 'changeSets', 'deckCases', 'labRuns', 'people', 'releases', 'savedDecks'].map(
        (name) => `${name}Connection(`,
      ),
      ...[`publishedDecksConnection(${game}, `, `errataConnection(${game}, `, 'compareReleasesConnection(a: 1, b: 1, '],
      ...[`cards(${game}, `, 'documents(', 'matchNotes('],
    ];
    const wrong = [
      '',
      'nonsense',
      'W10',
      'null',
      '1e99',
      '-1',
      Buffer.from('["labRuns","\\u0000",7]').toString('base64url'),
    ];
    for (const list of lists)
      for (const after of [
        ...wrong,
        ...(list.startsWith('audit') ? [await cursorOf('releasesConnection')] : [foreign]),
      ])
        expect(
          await admin.refused(`{ list: ${list}after: ${JSON.stringify(after)}) { pageInfo { endCursor } } }`),
        ).toMatchObject(BAD_CURSOR);
    const { errors } = await admin.ask(`{ list: peopleConnection(after: "x") { pageInfo { endCursor } } }`);
    expect(errors).toMatchObject([{ path: ['list'], locations: [{ line: 1, column: 3 }] }]);
  });

  it('gives at most the largest page, and refuses a page of none', async () => {
    const many = '{ peopleConnection(first: 1000000) { nodes { id } } }';
    expect((await admin.get(many)).peopleConnection.nodes.length).toBeGreaterThan(MANY);
    expect(await admin.refused('{ peopleConnection(first: 0) { nodes { id } } }')).toMatchObject({
      code: 'BAD_INPUT',
      reason: 'bad-page-size',
    });
  });

  it('reads matches and notes by each filter', async () => {
    const matches = new MatchStore(api.database);
    expect(await matches.shown(api.content.id)).toBeNull();
    await matches.forgetShown(api.content.id, 1);
    expect(await matches.gamesOfSeries('none')).toEqual([]);
    expect(await matches.find('none')).toBeNull();
    expect(await matches.entries('none', 0, 10)).toEqual([]);
    const notes = new NoteStore(api.database);
    const game = api.content.id;
    for (const filter of [{ match: 'none' }, { game }, { game, card: 'ant' }, { game, mode: 'any' }, { release: 1 }])
      expect(await notes.list(filter, PAGE)).toEqual([]);
    expect(await notes.mark()).toBe('0/');
  });
});
