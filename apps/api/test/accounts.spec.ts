/** Accounts over HTTP: signing in and out, invitations, roles, and protection against attacks. */
import { firstOf, WHOLE } from '@rulewright/content/testing';
import { Invitations, People, PROGRAM, ROLES, SIGN_IN_LIMITS } from '@rulewright/accounts';
import { SavedDeckEntity } from '@rulewright/database';
import { pino } from 'pino';
import { DATABASES, MAIN_DATABASES } from '@rulewright/database/testing';
import { createServer } from '../src/server.ts';
import { startApi, type TestApi } from './support/api.ts';
import { asker, cookieOf, forgetPeople, PASSWORD, SIGN_IN, signedIn, visitor } from './support/people.ts';
import { TRUST, asSite } from './support/site.ts';

const ACCEPT = `mutation ($token: String!, $email: String!, $name: String!, $password: String!) {
  acceptInvitation(token: $token, email: $email, name: $name, password: $password) { id role permissions }
}`;
const accountOf = (email: string) => ({ email, name: 'Somebody', password: PASSWORD });

describe.each(MAIN_DATABASES)('accounts on $name', (kind) => {
  // Tests that use up a limit have an e-mail address and visitor addresses of their own, because limits stay.
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(kind, 0, 'small');
  });
  afterEach(() => forgetPeople(api));
  afterAll(() => api?.close());

  const post = (query: string, variables: object = {}) => api.http().post('/graphql').send({ query, variables });

  it('lets the first admin in by a link that works once, and only while there is no account', async () => {
    const invitations = api.app.get(Invitations);
    const old = (await invitations.firstAdmin())!;
    const link = (await invitations.firstAdmin())!;
    const { data } = await api.ask('query ($token: String!) { invitation(token: $token) { kind role email } }', {
      token: link.token,
    });
    expect(data.invitation).toEqual({ kind: 'first-admin', role: 'admin', email: null });
    // Only the link that was printed last works.
    expect(await visitor(api).refused(ACCEPT, { token: old.token, ...accountOf('ada@example.org') })).toMatchObject({
      code: 'NOT_FOUND',
    });
    const answer = await post(ACCEPT, { token: link.token, ...accountOf('Ada@Example.org ') });
    expect(answer.body.data.acceptInvitation).toMatchObject({ role: 'admin' });
    const admin = asker(api, 'ada', cookieOf(answer.headers));
    expect((await admin.get('{ me { email role } }')).me).toEqual({ email: 'ada@example.org', role: 'admin' });
    expect(await visitor(api).refused(ACCEPT, { token: link.token, ...accountOf('eve@example.org') })).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'unknown-invitation',
    });
    expect(await invitations.firstAdmin()).toBeNull();
  });

  it('invites by link, for one e-mail address or for any, until the invitation is revoked', async () => {
    const admin = await signedIn(api, 'admin');
    const INVITE = 'mutation ($email: String) { invite(role: editor, email: $email) { token path invitation { id } } }';
    const { invite } = await admin.get(INVITE, { email: 'olga@example.org' });
    expect(invite.path).toBe(`/invitation/${invite.token}`);
    const who = visitor(api);
    expect(await who.refused(ACCEPT, { token: invite.token, ...accountOf('eve@example.org') })).toMatchObject({
      reason: 'bad-email',
    });
    expect(
      await who.refused(ACCEPT, { token: invite.token, ...accountOf('olga@example.org'), password: 'short' }),
    ).toMatchObject({ reason: 'weak-password' });
    const { acceptInvitation } = await who.get(ACCEPT, { token: invite.token, ...accountOf('olga@example.org') });
    expect(acceptInvitation).toMatchObject({ role: 'editor' });
    const { invite: open } = await admin.get(INVITE, {});
    expect(await who.refused(ACCEPT, { token: open.token, ...accountOf('olga@example.org') })).toMatchObject({
      code: 'CONFLICT',
      reason: 'email-taken',
    });
    await admin.get('mutation ($id: ID!) { revokeInvitation(id: $id) }', { id: open.invitation.id });
    expect(await who.refused(ACCEPT, { token: open.token, ...accountOf('new@example.org') })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('hides the session cookie from scripts and other sites, and stores only its digest', async () => {
    await api.app.get(People).add({ ...accountOf('ann@example.org'), role: 'reader' }, PROGRAM);
    const { headers } = await post(SIGN_IN, { email: 'ANN@example.org', password: PASSWORD });
    const [cookie] = headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(/^rulewright-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/u);
    const token = cookie!.split(/[=;]/u)[1]!;
    const rows: unknown = await api.database.query('SELECT * FROM sessions');
    expect(JSON.stringify(rows)).not.toContain(token);
    const users = JSON.stringify(await api.database.query('SELECT * FROM users'));
    expect(users).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    const secure = await post(SIGN_IN, { email: 'ann@example.org', password: PASSWORD }).set(
      'x-forwarded-proto',
      'https',
    );
    expect((secure.headers['set-cookie'] as unknown as string[])[0]).toContain('; Secure');
  });

  it('gives the same answer for a wrong password and a wrong e-mail address, and limits guesses', async () => {
    await api.app.get(People).add({ ...accountOf('gus@example.org'), role: 'reader' }, PROGRAM);
    const who = visitor(api);
    const wrong = await who.refused(SIGN_IN, { email: 'gus@example.org', password: 'not this one' });
    expect(wrong).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'bad-credentials' });
    expect(await who.refused(SIGN_IN, { email: 'nobody@example.org', password: 'x' })).toEqual(wrong);
    for (let i = 1; i < SIGN_IN_LIMITS.accountAndAddress.points; i++)
      await who.refused(SIGN_IN, { email: 'gus@example.org', password: `guess ${i}` });
    const limited = await who.refused(SIGN_IN, { email: 'gus@example.org', password: PASSWORD });
    // All spellings of an e-mail address share one count.
    for (const email of [' GUS@Example.org ', 'gus@exam\u200bple.org', 'ｇｕｓ@example.org'])
      expect(await who.refused(SIGN_IN, { email, password: PASSWORD })).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    for (const email of ['gus@example.org\u0000', 'gus\u0000@example.org', 'gus@example.org\n'])
      expect(await who.refused(SIGN_IN, { email, password: PASSWORD })).toMatchObject({ reason: 'bad-email' });
    expect(limited).toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { seconds: expect.any(Number) as number } });
    await api.app.get(People).add({ ...accountOf('bob@example.org'), role: 'reader' }, PROGRAM);
    await who.get(SIGN_IN, { email: 'bob@example.org', password: PASSWORD });
  });

  it('counts attempts by visitor address too, taken from the header of the site', async () => {
    const from = (address: string, n: number) =>
      post(SIGN_IN, { email: `${n}@example.org`, password: 'x' }).set('x-forwarded-for', address);
    for (let i = 0; i < SIGN_IN_LIMITS.address.points; i++) await from('203.0.113.7', i);
    const code = async (address: string) => (await from(address, 999)).body.errors[0].extensions.code as string;
    expect(await code('203.0.113.7')).toBe('TOO_MANY_REQUESTS');
    expect(await code('203.0.113.8')).toBe('UNAUTHENTICATED');
    // The site's server appends the real address of the visitor after any address that the request claims.
    expect(await code('198.51.100.1, 203.0.113.7')).toBe('TOO_MANY_REQUESTS');
    expect(await code('203.0.113.7, 203.0.113.9')).toBe('UNAUTHENTICATED');
  }, 120_000);

  it('lets the owner of an account sign in while others guess its password', async () => {
    await api.app.get(People).add({ ...accountOf('olaf@example.org'), role: 'reader' }, PROGRAM);
    const from = async (address: string, password: string) => {
      const sent = post(SIGN_IN, { email: 'olaf@example.org', password }).set('x-forwarded-for', address);
      return (await sent).body.errors?.[0].extensions.code as string | undefined;
    };
    const codes = [];
    for (let n = 0; n < 12; n++) codes.push(await from('198.51.100.7', `guess ${n}`));
    expect(codes.slice(9)).toEqual(['UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
    const begin = performance.now();
    expect(await from('198.51.100.8', 'guess')).toBe('UNAUTHENTICATED');
    // After ten guesses, every attempt is answered with a delay.
    expect(performance.now() - begin).toBeGreaterThan(240);
    expect(await from('198.51.100.9', PASSWORD)).toBeUndefined();
  });

  // Takes long, so it runs in `npm run test:long` alone.
  if (WHOLE)
    it('counts the IPv6 addresses of one household together', async () => {
      const code = async (address: string, n: number) => {
        const sent = post(SIGN_IN, { email: `${n}@example.org`, password: 'x' }).set('x-forwarded-for', address);
        return (await sent).body.errors[0].extensions.code as string;
      };
      for (let n = 0; n < SIGN_IN_LIMITS.address.points; n++) await code(`2001:db8:0:1::${n.toString(16)}`, n);
      expect(await code('2001:0DB8:0:1:ffff:0:0:1', 99)).toBe('TOO_MANY_REQUESTS');
      expect(await code('2001:db8:0:2::1', 99)).toBe('UNAUTHENTICATED');
    }, 120_000);

  it('deletes the link for the first admin once there is an account', async () => {
    await api.app.get(Invitations).firstAdmin();
    await api.app.get(People).add({ ...accountOf('ann@example.org'), role: 'reader' }, PROGRAM);
    expect(await api.database.query('SELECT * FROM invitations')).toEqual([]);
  });

  it.each(
    firstOf(2, ['1234567890', 'ann@example.org', 'Password123!', 'rulewright2026', 'ann.Example99', 'qwertyuiop1']),
  )('rejects the password %s', async (password) => {
    const admin = await signedIn(api, 'admin');
    const { invite } = await admin.get('mutation { invite(role: editor) { token } }');
    const account = { token: invite.token, ...accountOf('ann@example.org'), password };
    expect(await visitor(api).refused(ACCEPT, account)).toMatchObject({ reason: 'weak-password' });
  });

  it('ends sessions: the current one, all, all after a new password, all of a closed account', async () => {
    const ann = await signedIn(api, 'editor', 'Ann');
    const again = async (password = PASSWORD) =>
      asker(api, 'Ann', cookieOf((await post(SIGN_IN, { email: 'ann@example.org', password })).headers));
    const second = await again();
    expect((await second.get('mutation { signOutEverywhere }')).signOutEverywhere).toBe(2);
    for (const who of [ann, second]) expect((await who.get('{ me { id } }')).me).toBeNull();

    const third = await again();
    const fourth = await again();
    const CHANGE =
      'mutation ($current: String!, $next: String!) { changePassword(current: $current, next: $next) { id } }';
    expect(await third.refused(CHANGE, { current: 'wrong one', next: 'another password' })).toMatchObject({
      reason: 'bad-credentials',
    });
    await third.get(CHANGE, { current: PASSWORD, next: 'another password' });
    expect((await fourth.get('{ me { id } }')).me).toBeNull();
    const fifth = await again('another password');
    const { id } = (await fifth.get('{ me { id } }')).me;
    const admin = await signedIn(api, 'admin');
    await admin.get('mutation ($id: ID!) { setDisabled(person: $id, disabled: true) { disabled } }', { id });
    expect((await fifth.get('{ me { id } }')).me).toBeNull();
    expect(
      await visitor(api).refused(SIGN_IN, { email: 'ann@example.org', password: 'another password' }),
    ).toMatchObject({ reason: 'bad-credentials' });
  });

  it('never removes the last admin', async () => {
    const admin = await signedIn(api, 'admin');
    const { id } = (await admin.get('{ me { id } }')).me;
    const SET = 'mutation ($id: ID!) { setRole(person: $id, role: reader) { id } }';
    expect(await admin.refused(SET, { id })).toMatchObject({ code: 'CONFLICT', reason: 'last-admin' });
    await signedIn(api, 'admin', 'Second');
    await admin.get(SET, { id });
    // A change of role applies at once.
    expect(await admin.refused('{ people { id } }')).toMatchObject({ code: 'FORBIDDEN' });
  });

  it.each([
    ['from another site', { 'rulewright-request': '1', origin: 'https://evil.example' }],
    ['marked by the browser as cross-site', { 'rulewright-request': '1', 'sec-fetch-site': 'cross-site' }],
    ['with a session but without our header', {}],
    ['from a page without an origin', { 'rulewright-request': '1', origin: 'null' }],
  ])('rejects a mutation %s', async (_, headers) => {
    const admin = await signedIn(api, 'admin');
    const { body, status } = await post('mutation { signOutEverywhere }')
      .set('cookie', admin.cookie)
      .set(headers as Record<string, string>);
    expect([status, body.errors[0].extensions.code]).toEqual([403, 'FORBIDDEN']);
    expect((await admin.get('{ me { role } }')).me).toEqual({ role: 'admin' });
  });

  it('accepts a mutation from its own site, also behind a proxy', async () => {
    const admin = await signedIn(api, 'admin');
    const own = {
      'rulewright-request': '1',
      origin: 'https://cards.example',
      'x-forwarded-host': 'cards.example',
      'sec-fetch-site': 'same-origin',
    };
    const { body } = await post('mutation { changeName(name: "Ada") { name } }').set('cookie', admin.cookie).set(own);
    expect(body.data).toEqual({ changeName: { name: 'Ada' } });
  });

  it('rejects mutations by GET and by a form', async () => {
    const admin = await signedIn(api, 'admin');
    const got = await api
      .http()
      .get('/graphql')
      .query({ query: 'mutation { signOutEverywhere }' })
      .set('cookie', admin.cookie)
      .set('apollo-require-preflight', '1')
      .set('rulewright-request', '1');
    expect(got.status).toBeGreaterThanOrEqual(400);
    const form = await api
      .http()
      .post('/graphql')
      .set('cookie', admin.cookie)
      .type('form')
      .send({ query: 'mutation { signOutEverywhere }' });
    expect(form.status).toBeGreaterThanOrEqual(400);
    expect((await admin.get('{ me { id } }')).me).not.toBeNull();
  });

  it('forbids caching of answers about a person', async () => {
    const ann = await signedIn(api, 'reader', 'Ann');
    const { headers } = await api
      .http()
      .get('/graphql')
      .query({ query: '{ me { id } }' })
      .set('cookie', ann.cookie)
      .set('apollo-require-preflight', '1');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('rejects names that imitate other people', async () => {
    const ann = await signedIn(api, 'reader', 'Ann');
    const SET = 'mutation ($name: String!) { changeName(name: $name) { name } }';
    for (const name of ['', 'x'.repeat(81), 'Ada\u202Enimda', 'a\u0000b'])
      expect(await ann.refused(SET, { name })).toMatchObject({ code: 'BAD_INPUT', reason: 'bad-name' });
    expect((await ann.get(SET, { name: "<b>Ann</b> O'Hara" })).changeName.name).toBe("<b>Ann</b> O'Hara");
  });
});

describe.each(DATABASES)('two servers on $name', (kind) => {
  // One process serves a database in SQLite, so there is nothing to share.
  if (kind.name !== 'PostgreSQL') return;
  it('share the counts of attempts', async () => {
    const api = await startApi(kind, 0, 'small');
    const other = await createServer(api.database, pino({ level: 'silent' }), TRUST);
    const servers = [api.app, other].map((app) => app.getHttpServer());
    const from = { email: 'nobody@example.org', password: 'x' };
    const signIn = async (at: number) => {
      const { body } = await asSite(servers[at % 2]!)
        .post('/graphql')
        .set('x-forwarded-for', '203.0.113.1')
        .send({ query: SIGN_IN, variables: from });
      return body.errors[0].extensions.code as string;
    };
    const heard = SIGN_IN_LIMITS.accountAndAddress.points;
    for (let at = 0; at < heard; at++) expect(await signIn(at)).toBe('UNAUTHENTICATED');
    expect([await signIn(heard), await signIn(heard + 1)]).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
    const attempts = await api.database.query('SELECT key FROM attempts');
    expect(JSON.stringify(attempts)).not.toMatch(/nobody|203\.0/u);
    await other.close();
    await api.close();
  }, 120_000);
});

describe.each(MAIN_DATABASES)('saved decks on $name', (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
  });
  afterAll(() => api?.close());

  it('have versions, and only their owner can see them', async () => {
    const [ann, bob] = [await signedIn(api, 'reader', 'Ann'), await signedIn(api, 'reader', 'Bob')];
    const SAVE =
      'mutation ($id: ID, $game: ID!, $text: String!, $version: Int) { saveDeck(id: $id, game: $game, name: "Mine", text: $text, version: $version) { id version } }';
    const game = api.content.id;
    const { saveDeck: deck } = await ann.get(SAVE, { game, text: '4 Nothing Legal' });
    expect((await ann.get(SAVE, { id: deck.id, game, text: '3 Nothing', version: 1 })).saveDeck.version).toBe(2);
    expect(await ann.refused(SAVE, { id: deck.id, game, text: 'x', version: 1 })).toMatchObject({
      code: 'CONFLICT',
      reason: 'deck-changed',
    });
    expect((await bob.get('{ savedDecks { id } }')).savedDecks).toEqual([]);
    expect((await bob.get('query ($id: ID!) { savedDeck(id: $id) { id } }', { id: deck.id })).savedDeck).toBeNull();
    expect(await bob.refused(SAVE, { id: deck.id, game, text: 'x', version: 2 })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await bob.refused('mutation ($id: ID!) { deleteDeck(id: $id) }', { id: deck.id })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await ann.refused(SAVE, { game: 'chess', text: 'x' })).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'unknown-game',
    });
    await ann.get('mutation ($id: ID!) { deleteDeck(id: $id) }', { id: deck.id });
  });

  const KEEP =
    'mutation ($game: ID!, $name: String!) { saveDeck(game: $game, name: $name, text: "1 Nothing") { id version } }';
  const RENAME =
    'mutation ($id: ID!, $name: String!, $version: Int!) { renameDeck(id: $id, name: $name, version: $version) { name version } }';
  const DELETE = 'mutation ($id: ID!) { deleteDeck(id: $id) }';
  const LIST = '{ savedDecks { name game text verdicts { legal } } }';

  it('can be renamed and deleted only by their owner, who may have any role', async () => {
    const game = api.content.id;
    const eve = await signedIn(api, 'admin', 'Eve');
    for (const role of ROLES) {
      const owner = await signedIn(api, role, `Owner ${role}`);
      const { saveDeck: deck } = await owner.get(KEEP, { game, name: ' Mine ' });
      const change = { id: deck.id, name: 'Theirs', version: deck.version };
      for (const other of [eve, visitor(api)]) {
        const code = other === eve ? 'NOT_FOUND' : 'UNAUTHENTICATED';
        expect(await other.refused(RENAME, change)).toMatchObject({ code });
        expect(await other.refused(DELETE, { id: deck.id })).toMatchObject({ code });
      }
      const { renameDeck } = await owner.get(RENAME, { ...change, name: '  Ours ' });
      expect(renameDeck).toEqual({ name: 'Ours', version: 2 });
      expect((await owner.get(LIST)).savedDecks).toMatchObject([{ name: 'Ours', game, text: '1 Nothing' }]);
      expect((await owner.get(DELETE, { id: deck.id })).deleteDeck).toBe(true);
      expect((await owner.get(LIST)).savedDecks).toEqual([]);
    }
  });

  it('report changes from another window', async () => {
    const ann = await signedIn(api, 'reader', 'Ann of two windows');
    const { saveDeck: deck } = await ann.get(KEEP, { game: api.content.id, name: 'Mine' });
    await ann.get(RENAME, { id: deck.id, name: 'First', version: 1 });
    const late = { id: deck.id, name: 'Second', version: 1 };
    expect(await ann.refused(RENAME, late)).toMatchObject({ code: 'CONFLICT', reason: 'deck-changed' });
    await ann.get(DELETE, { id: deck.id });
    const gone = { code: 'NOT_FOUND', reason: 'unknown-deck' };
    expect(await ann.refused(RENAME, { ...late, version: 2 })).toMatchObject(gone);
    expect(await ann.refused(DELETE, { id: deck.id })).toMatchObject(gone);
  });

  it('must have readable names', async () => {
    const ann = await signedIn(api, 'reader', 'Ann of names');
    const game = api.content.id;
    const { saveDeck: deck } = await ann.get(KEEP, { game, name: '<b>Mine</b> & 蟻' });
    for (const name of ['', '  ', 'x'.repeat(81), 'Mi\u202Ene', 'a\u0000b', 'a\nb', '\uD800']) {
      const refusal = { code: 'BAD_INPUT', reason: 'bad-name' };
      expect(await ann.refused(KEEP, { game, name })).toMatchObject(refusal);
      expect(await ann.refused(RENAME, { id: deck.id, name, version: 1 })).toMatchObject(refusal);
    }
    expect((await ann.get(LIST)).savedDecks).toMatchObject([{ name: '<b>Mine</b> & 蟻' }]);
  });

  it('of a game that is no longer published have no verdicts and can be deleted', async () => {
    const ann = await signedIn(api, 'reader', 'Ann of an old game');
    const { saveDeck: deck } = await ann.get(KEEP, { game: api.content.id, name: 'Mine' });
    await api.database.getRepository(SavedDeckEntity).update({ id: deck.id }, { game: 'of-yesterday' });
    expect((await ann.get(LIST)).savedDecks).toMatchObject([{ game: 'of-yesterday', verdicts: [] }]);
    await ann.get(DELETE, { id: deck.id });
  });
});
