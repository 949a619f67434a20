/** The data of an account: export, complete deletion, the list of stored data, and the deletion of expired data. */
import {
  AccountVisitors,
  EXPORT_SECTIONS,
  IMPERSONAL_TABLES,
  STORED_COOKIES,
  STORED_DATA,
  People,
  tidyData,
} from '@rulewright/accounts';
import {
  AuditEntity,
  ChangeSetDocumentEntity,
  ChangeSetEntity,
  DeckReportEntity,
  isPostgres,
  MatchSeatEntity,
  OutgoingEntity,
  SessionEntity,
  UserEntity,
} from '@rulewright/database';
import { DATABASES, MAIN_DATABASES } from '@rulewright/database/testing';
import type { DataSource } from 'typeorm';
import { serve, type TestApi } from './support/api.ts';
import { createWithReleases, testContent } from './support/content.ts';
import { asker, forgetPeople, PASSWORD, signedIn, visitor, type Asker } from './support/people.ts';

const NAME = 'Zenobia Quist';
const FORMER = 'Zenobia Birk';
const EMAIL = 'zenobia.birk@example.org';
const DELETE = `mutation ($password: String, $code: String, $email: String) {
  deleteAccount(password: $password, code: $code, email: $email)
}`;

/** The names of all tables. */
async function tablesOf(database: DataSource): Promise<string[]> {
  const rows: { name: string }[] = await database.query(
    isPostgres(database)
      ? `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`
      : `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
  );
  return rows.map(({ name }) => name);
}

/** Every table column that contains one of the texts. Also searches bytes, because an index may contain words of a text. */
async function placesOf(database: DataSource, texts: readonly string[]): Promise<string[]> {
  const places: string[] = [];
  for (const table of await tablesOf(database)) {
    const rows: Record<string, unknown>[] = await database.query(`SELECT * FROM "${table}"`);
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) {
        const text = (Buffer.isBuffer(value) ? value.toString('latin1') : (JSON.stringify(value) ?? '')).toLowerCase();
        if (texts.some((one) => text.includes(one.toLowerCase())))
          places.push(`${table}.${column}: ${text.slice(0, 200)}`);
      }
  }
  return places;
}

const DECK = '1 x #early // Keep it\n\nMaybeboard\n2 y';

describe.each(DATABASES)('the data of an account on $name', (kind) => {
  let api: TestApi;
  let admin: Asker;
  let person: Asker;
  let id: string;
  const start = async (): Promise<void> => {
    const { database, close } = await createWithReleases(kind, 1, 'small');
    // The deletion scans the outbox, which is short, so this suite does not check query plans.
    api = await serve({ database, close }, await testContent('small'), { plans: false });
  };
  const addPeople = async (): Promise<void> => {
    admin = await signedIn(api, 'admin', 'Ada');
    person = await signedIn(api, 'editor', FORMER);
    id = (await person.get('{ me { id } }')).me.id;
    await person.get('mutation ($name: String!) { changeName(name: $name) { id } }', { name: NAME });
  };

  /** Stores data of the person in every part of the site. */
  async function liveHere(): Promise<{ readonly key: string; readonly copy: string; readonly match: string }> {
    const game = api.content.id;
    const save = `mutation ($name: String!, $text: String!, $origin: DeckOriginInput) { saveDeck(game: "${game}", name: $name, text: $text, notes: "For Sunday", tags: ["built", "branches: Own deck"], origin: $origin) { id } }`;
    const share =
      'mutation ($id: ID!) { shareDeck(id: $id, version: 1, sharing: published, description: "Start with [[x]].") { shareKey } }';
    const { id: deck } = (await person.get(save, { name: 'Own deck', text: DECK })).saveDeck;
    const key = (await person.get(share, { id: deck })).shareDeck.shareKey as string;
    const { id: copied } = (await admin.get(save, { name: 'Copy', text: DECK, origin: { key } })).saveDeck;
    const copy = (await admin.get(share, { id: copied })).shareDeck.shareKey as string;
    await person.get(`mutation { reportDeck(key: "${copy}", reason: spam) }`);
    const collection = `saveCollection(game: "${game}", version: 0, text: "1\\t0\\tx", unread: "1 Zenobia Quist")`;
    await person.get(`mutation { ${collection} { version } }`);
    await person.get('mutation { createApiToken(name: "script", scopes: [decks], days: 7) { token } }');
    await person.get('mutation { setMailChoices(releases: true, reviews: true) { releases } }');
    const { id: set } = (await person.get('mutation { createChangeSet(title: "Change", message: "") { id } }'))
      .createChangeSet;
    const { id: comment } = (await person.get(`mutation { addComment(changeSet: ${set}, body: "A thought") { id } }`))
      .addComment;
    await admin.get(`mutation { resolveComment(id: ${comment}, resolved: true) { id } }`);
    await admin.get(`mutation { setRole(person: "${id}", role: admin) { id } }`);
    await person.get('mutation { invite(role: reader) { token } }');
    await admin.get(`mutation { createPasswordLink(person: "${id}") { path } }`);
    const actor = { id, label: `${NAME} <${EMAIL}>` };
    const order = JSON.stringify({ notes: '', override: '', actor });
    const documents = api.database.getRepository(ChangeSetDocumentEntity);
    await documents.insert({ changeSetId: set, path: 'x', text: '', version: 1, updatedBy: actor.label });
    const scheduled = { publishAt: '2099-01-01T00:00:00.000Z', publishOrder: order };
    await api.database.getRepository(ChangeSetEntity).update({ id: set }, scheduled);
    await api.database.query(`UPDATE releases SET author = '${NAME}'`);
    await api.database.query(`UPDATE revisions SET author = '${FORMER}'`);
    const [waiting, rest] = [{ state: 'waiting', attempts: 0 } as const, { dueAt: '2099', createdAt: '2026' }];
    const mails = api.database.getRepository(OutgoingEntity);
    await mails.insert({ kind: 'mail', recipient: id, about: 'release', payload: '{}', ...waiting, ...rest });
    const payload = JSON.stringify({ by: NAME, sentence: `Approved by ${NAME}.` });
    await mails.insert({ kind: 'webhook', recipient: 'hook', about: 'review', payload, ...waiting, ...rest });
    const match = await playMatch();
    return { key, copy, match };
  }

  /** Starts a match as the person. Returns its id. */
  async function playMatch(): Promise<string> {
    const { id: game, game: content } = api.content;
    const deckSlug = [...content.decks.keys()].find((slug) => slug !== api.content.removedDeck)!;
    const input = {
      ruleset: `${game}/${content.doc.modes[0]}`,
      seats: [
        { kind: 'me', name: NAME, deckSlug },
        { kind: 'bot', bot: 'random', deckSlug },
      ],
    };
    const { body, headers } = await api
      .http()
      .post('/graphql')
      .set('rulewright-request', '1')
      .set('cookie', person.cookie)
      .send({ query: 'mutation ($input: NewMatchInput!) { createMatch(input: $input) { id } }', variables: { input } });
    expect(body.errors).toBeUndefined();
    expect((headers['set-cookie'] as unknown as string[]).map((one) => one.split('=')[0])).toEqual(['visitor']);
    return body.data.createMatch.id;
  }

  const exported = async (who: Asker) => {
    const answer = await api.http().get('/account/export.json').set('cookie', who.cookie);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toContain('rulewright-account.json');
    return answer;
  };

  describe('in every part of the site', () => {
    beforeEach(async () => {
      await start();
      await addPeople();
    });
    afterEach(() => api?.close());

    it('exports all data about a person as one file, without secrets or data of other people', async () => {
      await liveHere();
      const { text, body } = await exported(person);
      expect(Object.keys(body)).toEqual(['exportedAt', ...EXPORT_SECTIONS.map(({ name }) => name)]);
      expect(body.account).toMatchObject([{ id, email: EMAIL, name: NAME }]);
      for (const section of [
        'sessions',
        'apiTokens',
        'mailChoices',
        'decks',
        'reportsByYou',
        'matches',
        'seats',
        'changeSets',
        'audit',
      ])
        expect([section, body[section].length]).not.toEqual([section, 0]);
      // The list has the tags and the notes of its cards, and its maybe-board.
      expect(body.decks[0]).toMatchObject({
        ...{ name: 'Own deck', text: DECK, notes: 'For Sunday', description: 'Start with [[x]].' },
        tags: 'built\nbranches: Own deck',
      });
      const user = await api.database.getRepository(UserEntity).findOneByOrFail({ id });
      const [session] = await api.database.getRepository(SessionEntity).findBy({ userId: id });
      for (const secret of [user.passwordHash, session!.digest, 'digest', 'argon2', 'ada@example.org', 'Copy'])
        expect(text).not.toContain(secret);
      expect(JSON.stringify(body.audit)).toContain('Signed in.');
    });

    it('deletes an account so that no table names the person', async () => {
      const { key, copy, match } = await liveHere();
      const traces = [NAME, FORMER, 'zenobia', EMAIL, id];
      expect((await placesOf(api.database, traces)).length).toBeGreaterThan(10);
      expect(await person.get('{ deletionProof { password code recentSignIn } }')).toEqual({
        deletionProof: { password: true, code: false, recentSignIn: false },
      });
      expect(await person.refused(DELETE, { password: 'wrong' })).toMatchObject({ reason: 'bad-credentials' });
      expect(await person.get(DELETE, { password: PASSWORD })).toEqual({ deleteAccount: true });
      expect(await placesOf(api.database, traces)).toEqual([]);
      expect(await person.get('{ me { id } }')).toEqual({ me: null });
      const anyone = visitor(api);
      const shared = 'query ($key: String!) { sharedDeck(key: $key) { name author origin { name author } } }';
      expect((await anyone.get(shared, { key })).sharedDeck).toBeNull();
      expect((await anyone.get(shared, { key: copy })).sharedDeck).toMatchObject({
        origin: { name: null, author: null },
      });
      const seats = await api.database.getRepository(MatchSeatEntity).findBy({ matchId: match });
      expect(seats.map(({ name }) => name)).toContain('A former player');
      const entries = await admin.get('{ audit(query: "former editor", first: 200) { actor action sentence } }');
      expect(entries.audit).toContainEqual({
        actor: 'a former editor',
        action: 'delete-account',
        sentence: 'Deleted their account.',
      });
      expect(entries.audit).toContainEqual({ actor: 'a former editor', action: 'sign-in', sentence: 'Signed in.' });
      expect((await admin.get('{ audit(query: "zenobia") { id } }')).audit).toEqual([]);
      const report = await api.database.getRepository(DeckReportEntity).find();
      expect(report).toMatchObject([{ userId: null, reader: null }]);
    });

    it('deletes old sessions, digests of addresses, closed reports and visitor keys', async () => {
      const { copy } = await liveHere();
      const old = '2020-01-01T00:00:00.000Z';
      await api.database.getRepository(SessionEntity).update({ userId: id }, { expiresAt: old });
      const reports = api.database.getRepository(DeckReportEntity);
      await reports.update({ userId: id }, { createdAt: old });
      await api.database.query(`UPDATE matches SET created_at = '${old}'`);
      await api.database.query(`UPDATE account_visitors SET seen_at = '${old}'`);
      await tidyData(api.database);
      expect(await api.database.getRepository(SessionEntity).countBy({ userId: id })).toBe(0);
      expect(await reports.find()).toMatchObject([{ reader: null, closedAt: null }]);
      expect(await api.database.query('SELECT origin FROM matches')).toEqual([{ origin: null }]);
      expect(await api.app.get(AccountVisitors).of(id, null)).toEqual([]);
      await reports.update({ userId: id }, { closedAt: old });
      await tidyData(api.database);
      expect(await reports.count()).toBe(0);
      expect(copy).toBeTruthy();
    });
  });

  describe('in the account alone', () => {
    beforeAll(start);
    beforeEach(addPeople);
    afterEach(() => forgetPeople(api));
    afterAll(() => api?.close());

    it('exports each row of a large table once', async () => {
      const rows = Array.from({ length: 250 }, (_, n) => ({
        ...{ id: `deck-${String(n).padStart(4, '0')}`, userId: id, game: 'x', name: `D${n}`, text: '', version: 1 },
        ...{ updatedAt: '2026', notes: '', tags: '', sharing: 'private', shareKey: null, description: '' },
        ...{ publishedAt: null, originDeck: null, originSlug: null },
      }));
      await api.database.getRepository('saved_decks').insert(rows);
      const { body } = await exported(person);
      expect(new Set(body.decks.map((deck: { id: string }) => deck.id)).size).toBe(250);
      expect(body.decks).toHaveLength(250);
    });

    it('rejects changes to the audit that are not part of an account deletion', async () => {
      await api.database.getRepository(AuditEntity).findOneByOrFail({ actorId: id, action: 'change-name' });
      await expect(api.database.query(`UPDATE audit_entries SET actor = 'nobody'`)).rejects.toThrow(/never changed/u);
      await api.database.query(`INSERT INTO audit_erasures (user_id) VALUES ('x')`);
      await expect(api.database.query(`UPDATE audit_entries SET action = 'nothing'`)).rejects.toThrow(/never changed/u);
      await expect(api.database.query(`DELETE FROM audit_entries`)).rejects.toThrow(/never changed/u);
      await api.database.query(`DELETE FROM audit_erasures`);
    });

    it('lists every table as stored or impersonal data, and every section of the export as stored data', async () => {
      const listed = [...STORED_DATA.map(({ table }) => table), ...IMPERSONAL_TABLES];
      expect(new Set(listed).size).toBe(listed.length);
      const shadow = /^audit_search_/u;
      const tables = (await tablesOf(api.database)).filter((name) => !shadow.test(name));
      expect(tables.filter((name) => !listed.includes(name))).toEqual([]);
      const onlySqlite = ['audit_search'];
      const onlyPostgres = ['attempts'];
      const absent = listed.filter((name) => !tables.includes(name));
      expect(absent).toEqual(isPostgres(api.database) ? onlySqlite : onlyPostgres);
      for (const { table } of EXPORT_SECTIONS) expect(STORED_DATA.map((one) => one.table)).toContain(table);
      const { privacy } = await visitor(api).get('{ privacy { data { table kept } cookies { name } } }');
      expect(privacy.data).toHaveLength(STORED_DATA.length);
      expect(STORED_COOKIES.map(({ name }) => name)).toContain(asker(api, '', person.cookie).cookie.split('=')[0]);
    });

    // The tests below do not depend on the database.
    if (!MAIN_DATABASES.includes(kind)) return;

    it('refuses an export to visitors, and a sixth export within an hour', async () => {
      expect((await api.http().get('/account/export.json')).status).toBe(401);
      for (let n = 0; n < 5; n++) await exported(person);
      expect((await api.http().get('/account/export.json').set('cookie', person.cookie)).status).toBe(429);
    });

    it('does not delete the last admin or another person with the same name', async () => {
      expect(await admin.refused(DELETE, { password: PASSWORD })).toMatchObject({ reason: 'last-admin' });
      const other = await api.app
        .get(People)
        .add(
          { email: 'other@example.org', name: NAME, role: 'reader', password: PASSWORD },
          { id: null, label: 'Test' },
        );
      await person.get(DELETE, { password: PASSWORD });
      expect(await api.app.get(People).find(other.id)).toMatchObject({ name: NAME });
      const { audit } = await admin.get('{ audit(query: "added other") { sentence subject } }');
      expect(audit).toEqual([{ sentence: `Added ${NAME} as reader.`, subject: 'other@example.org' }]);
    });

    it('requires the e-mail address and a recent sign-in from an account without a password or an app', async () => {
      await api.database.getRepository(UserEntity).update({ id }, { passwordHash: '' });
      expect(await person.refused(DELETE, { email: 'wrong@example.org' })).toMatchObject({
        reason: 'wrong-confirmation',
      });
      const late = new Date(Date.now() - 16 * 60_000).toISOString();
      await api.database.getRepository(SessionEntity).update({ userId: id }, { createdAt: late });
      expect(await person.refused(DELETE, { email: EMAIL })).toMatchObject({ reason: 'sign-in-again' });
      await api.database.getRepository(SessionEntity).update({ userId: id }, { createdAt: new Date().toISOString() });
      expect(await person.get(DELETE, { email: EMAIL })).toEqual({ deleteAccount: true });
    });
  });
});
