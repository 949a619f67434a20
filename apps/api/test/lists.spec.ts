/**
 * Lists that grow with the number of users. Each page continues after the last one, every entry appears once, and the queries use an
 * index. All API tests check the query plans of their requests when they close the API; this file also checks the functions below.
 */
import { PROGRAM, recordAudit } from '@rulewright/accounts';
import { SavedDecks } from '@rulewright/saved-decks';
import { LabStore, MatchStore, NoteStore, type LabRunEntity } from '@rulewright/database';
import { DATABASES, watchPlans, type PlanWatch } from '@rulewright/database/testing';
import { startApi, type TestApi } from './support/api.ts';
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

  /** Reads all pages of a list. */
  async function pages<Entry>(next: (last: Entry | undefined) => Promise<Entry[]>): Promise<Entry[]> {
    const all: Entry[] = [];
    for (let page = await next(undefined); page.length > 0; page = await next(all.at(-1))) {
      expect(page.length).toBeLessThanOrEqual(PAGE);
      all.push(...page);
    }
    return all;
  }

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
      };
      await store.create(run);
    }
    const found = await pages<LabRunEntity>((last) => store.recent(PAGE, last?.id));
    expect(found.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `run-${n}`));
    const nobody = asker(api, 'nobody', '');
    expect(await nobody.refused('{ labRuns(after: "none") { id } }')).toMatchObject({ code: 'BAD_INPUT' });
    expect((await nobody.get('{ labRuns(after: "run-0") { id } }')).labRuns).toEqual([]);
  });

  it('pages through the saved decks of a person, for all games and for one', async () => {
    const owner = await signedIn(api, 'reader', 'Olga');
    const { me } = await owner.get('{ me { id } }');
    const decks = new SavedDecks(api.database);
    for (const n of times) await decks.save(me.id, { game: api.content.id, name: `Deck ${n}`, text: '' });
    const query = `query ($game: ID, $after: ID) { savedDecks(game: $game, first: ${PAGE}, after: $after) { id name } }`;
    for (const game of [null, api.content.id]) {
      const found = await pages<{ id: string; name: string }>(
        async (last) => (await owner.get(query, { game, after: last?.id ?? null })).savedDecks,
      );
      expect(found.map(({ name }) => name).sort()).toEqual(times.map((n) => `Deck ${n}`));
    }
    expect(await admin.refused(query, { after: (await decks.list(me.id))[0]!.id })).toMatchObject({
      code: 'NOT_FOUND',
    });
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
    const query = `query ($query: String, $before: Int) { audit(query: $query, first: ${PAGE}, before: $before) { id subject } }`;
    const found = (words: string) =>
      pages<{ id: number; subject: string }>(
        async (last) => (await admin.get(query, { query: words, before: last?.id ?? null })).audit,
      );
    expect(await found('measure')).toHaveLength(MANY);
    for (const words of ['éva', 'EVA.3@example', 'newt-3', 'pond/cards newt 3'])
      expect((await found(words)).map(({ subject }) => subject)).toContain('cards/pond/cards/newt-3.yaml');
    expect(await found('eva.3@example.org')).toHaveLength(1);
    for (const words of ['ewt', 'salamander', '"looked" salamander']) expect(await found(words)).toEqual([]);
    expect((await found('')).length).toBeGreaterThan(MANY);
    expect((await found('% _')).length).toBeGreaterThan(MANY);
  });

  it('pages through the change sets and the people', async () => {
    for (const n of times)
      await admin.get('mutation ($title: String!) { createChangeSet(title: $title) { id } }', { title: `Set ${n}` });
    const sets = `query ($before: Int) { changeSets(states: ["draft"], first: ${PAGE}, before: $before) { id title mine } }`;
    const found = await pages<{ id: number; title: string }>(
      async (last) => (await admin.get(sets, { before: last?.id ?? null })).changeSets,
    );
    expect(found.map(({ title }) => title)).toEqual([...times].reverse().map((n) => `Set ${n}`));
    for (const n of times) await signedIn(api, 'reader', `Reader ${n}`);
    const people = `query ($after: ID) { people(first: ${PAGE}, after: $after) { id name } }`;
    const everybody = await pages<{ id: string; name: string }>(
      async (last) => (await admin.get(people, { after: last?.id ?? null })).people,
    );
    expect(everybody.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ada', 'Reader 0', 'Reader 6']));
    expect(new Set(everybody.map(({ id }) => id)).size).toBe(everybody.length);
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
      expect((await notes.list(filter, PAGE)).notes).toEqual([]);
    expect(await notes.mark()).toBe('0/');
  });
});
