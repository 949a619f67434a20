/** Tests of API tokens over HTTP: the actions that a token permits, and attacks on tokens. */
import { firstOf } from '@rulewright/content/testing';
import { People, PROGRAM, type Role } from '@rulewright/accounts';
import { ApiTokenEntity } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { startApi, type TestApi } from './support/api.ts';
import { forgetPeople, signedIn, visitor, type Asker } from './support/people.ts';

const CREATE = `mutation ($scopes: [ApiScope!]!, $days: Int! = 30, $name: String! = "My script") {
  createApiToken(name: $name, scopes: $scopes, days: $days) { token made { id name scopes expiresAt lastUsedAt } }
}`;
const READ = '{ changeSets { id } }';
const EDIT = 'mutation { createChangeSet(title: "By a script") { id } }';

describe.each(MAIN_DATABASES)('an API token on $name', (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
  });
  afterEach(() => forgetPeople(api));
  afterAll(() => api?.close());

  const create = async (who: Asker, scopes: readonly string[]): Promise<string> =>
    (await who.get(CREATE, { scopes })).createApiToken.token;
  /** Sends a query like a script, without a cookie and without the header of the site's pages. */
  const script = async (token: string, query: string, headers: Readonly<Record<string, string>> = {}) => {
    const sent = api.http().post('/graphql').set('authorization', `Bearer ${token}`).set(headers).send({ query });
    const { body } = await sent;
    return (body.errors?.[0].extensions ?? body.data) as Record<string, unknown>;
  };
  const person = async (role: Role, name: string): Promise<{ who: Asker; id: string }> => {
    const who = await signedIn(api, role, name);
    return { who, id: (await who.get('{ me { id } }')).me.id };
  };

  it('lets a script do only what its scopes permit, in the name of the owner', async () => {
    const { who } = await person('reviewer', 'Rita');
    const read = await create(who, ['read']);
    const edit = await create(who, ['edit']);
    expect(await script(read, READ)).toEqual({ changeSets: [] });
    expect(await script(read, EDIT)).toMatchObject({ code: 'FORBIDDEN', reason: 'scope-missing' });
    expect(await script(edit, EDIT)).toEqual({ createChangeSet: { id: expect.any(Number) as number } });
    expect(await script(edit, READ)).toMatchObject({ changeSets: [{}] });
    expect(await script(edit, '{ audit { id } }')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await script(await create(who, ['audit']), '{ audit { actor } }')).toMatchObject({
      audit: expect.arrayContaining([{ actor: 'Rita <rita@example.org>' }]) as unknown,
    });
    expect(await script(edit, '{ me { email } }')).toEqual({ me: { email: 'rita@example.org' } });
    expect(await script(edit, '{ games { id } }')).toHaveProperty('games');
  });

  it('starts and steers lab runs of its account with the scope `lab`, and no other runs', async () => {
    const { who } = await person('reader', 'Rea');
    const { who: other } = await person('reader', 'Otto');
    const deck = [...api.content.game.decks.keys()][0]!;
    const entrant = `{ bot: "random", deckSlug: "${deck}" }`;
    const START = `mutation { createLabRun(input: {
      ruleset: "${api.content.id}/${api.content.game.doc.modes[0]!}", entrants: [${entrant}, ${entrant}], games: 2
    }) { id mine } }`;
    const steer = (what: string, id: string): string => `mutation { ${what}LabRun(id: "${id}") { state } }`;
    const [lab, again, decks] = [
      await create(who, ['lab']),
      await create(who, ['lab', 'decks']),
      await create(who, ['decks']),
    ];
    expect(await script(decks, START)).toMatchObject({ code: 'FORBIDDEN', reason: 'scope-missing' });
    const { createLabRun: run } = (await script(lab, START)) as { createLabRun: { id: string; mine: boolean } };
    expect(run.mine).toBe(true);
    // A run belongs to the account, not to the token that started it. Reading a run needs no scope.
    expect(await script(again, `{ labRun(id: "${run.id}") { mine } }`)).toEqual({ labRun: { mine: true } });
    expect(await script(decks, `{ labRun(id: "${run.id}") { mine } }`)).toEqual({ labRun: { mine: true } });
    expect(await script(decks, steer('pause', run.id))).toMatchObject({ reason: 'scope-missing' });
    expect(await script(again, steer('pause', run.id))).toEqual({ pauseLabRun: { state: 'paused' } });
    expect(await script(await create(other, ['lab']), steer('resume', run.id))).toMatchObject({
      reason: 'not-your-run',
    });
    expect(await who.refused(steer('resume', run.id))).toMatchObject({ reason: 'not-your-run' });
    const { id } = (await who.get('{ me { id } }')).me;
    const forged = { cookie: `visitor=account:${id}`, 'rulewright-request': '1' };
    const { body } = await api
      .http()
      .post('/graphql')
      .set(forged)
      .send({ query: steer('cancel', run.id) });
    expect(body.errors[0].extensions).toMatchObject({ reason: 'not-your-run' });
    expect(await script(lab, steer('cancel', run.id))).toHaveProperty('cancelLabRun');
    expect(await script(lab, '{ savedDecks { id } }')).toMatchObject({ reason: 'scope-missing' });
  });

  it('never exceeds the role that the owner has at the time of use', async () => {
    const { who, id } = await person('reviewer', 'Rita');
    const all = await create(who, ['read', 'edit', 'review', 'publish', 'audit', 'decks']);
    await script(all, '{ audit { id } }');
    const people = api.app.get(People);
    await people.setRole(id, 'reader', PROGRAM);
    for (const query of [READ, EDIT, '{ audit { id } }'])
      expect(await script(all, query)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await script(all, '{ savedDecks { id } }')).toEqual({ savedDecks: [] });
    await people.setDisabled(id, true, PROGRAM);
    expect(await script(all, '{ savedDecks { id } }')).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'bad-token' });
  });

  it.each(
    firstOf(2, [
      '{ people { id } }',
      '{ apiTokens { id } }',
      'mutation { createApiToken(name: "More", scopes: [edit]) { token } }',
      'mutation { signOutEverywhere }',
      'mutation { changeName(name: "Eve") { id } }',
      'mutation { invite(role: admin) { token } }',
      'mutation { removeSecondFactor(code: "123456") }',
      'mutation { setSelfApproval(allowed: true) { selfApproval } }',
    ]),
  )('of an admin with every scope does not reach %s', async (query) => {
    const { who } = await person('admin', 'Ada');
    const token = await create(who, ['read', 'edit', 'review', 'publish', 'audit', 'decks']);
    expect(await script(token, query)).toMatchObject({ code: 'FORBIDDEN', reason: 'scope-missing' });
    expect(await script(token, 'mutation { beginSecondFactor { secret } }')).toMatchObject({
      reason: 'bad-credentials',
    });
  });

  it('is refused together with a cookie, and from a page of another site', async () => {
    const { who } = await person('editor', 'Eddie');
    const token = await create(who, ['edit']);
    const cookie = { cookie: who.cookie, 'rulewright-request': '1' };
    expect(await script(token, EDIT, cookie)).toMatchObject({ code: 'FORBIDDEN', reason: 'two-credentials' });
    expect(await script('rw_wrong', READ, cookie)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await script(token, EDIT, { origin: 'https://evil.example' })).toMatchObject({ code: 'FORBIDDEN' });
    // A token as the value of the session cookie gives no access.
    const { body } = await api
      .http()
      .post('/graphql')
      .set('cookie', `rulewright-session=${token}`)
      .send({ query: READ });
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    const session = who.cookie.split('=')[1]!;
    expect(await script(session, READ)).toMatchObject({ reason: 'bad-token' });
  });

  it('stops working after its owner revokes it, and after its end', async () => {
    const { who } = await person('editor', 'Eddie');
    const { who: other } = await person('admin', 'Ada');
    const { createApiToken: one } = await who.get(CREATE, { scopes: ['read'] });
    const late = await create(who, ['read']);
    const REVOKE = 'mutation ($id: ID!) { revokeApiToken(id: $id) }';
    expect(await other.refused(REVOKE, { id: one.made.id })).toMatchObject({ reason: 'unknown-token' });
    await who.get(REVOKE, { id: one.made.id });
    expect(await script(one.token, READ)).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'bad-token' });
    expect(await script(late, READ)).toHaveProperty('changeSets');
    await api.database.getRepository(ApiTokenEntity).updateAll({ expiresAt: '2020-01-01T00:00:00.000Z' });
    expect(await script(late, READ)).toMatchObject({ reason: 'bad-token' });
  });

  it('is stored as a digest, records its last use, and appears in the audit', async () => {
    const { who } = await person('reviewer', 'Dora');
    const token = await create(who, ['read']);
    expect(token).toMatch(/^rw_[\w-]{43}$/u);
    const LIST = '{ apiTokens { name lastUsedAt } }';
    expect((await who.get(LIST)).apiTokens).toEqual([{ name: 'My script', lastUsedAt: null }]);
    await script(token, READ);
    expect((await who.get(LIST)).apiTokens).toMatchObject([{ lastUsedAt: expect.any(String) as string }]);
    for (const table of ['api_tokens', 'audit_entries'])
      expect(JSON.stringify(await api.database.query(`SELECT * FROM ${table}`))).not.toContain(token.slice(3));
    expect((await who.get('{ audit(query: "dora token") { sentence } }')).audit).toEqual([
      { sentence: 'Created the API token "My script" for read.' },
    ]);
  });

  it('may send a large body if it has the edit scope', async () => {
    const { who } = await person('editor', 'Eddie');
    const query = `{ me { id } } #${'x'.repeat(300_000)}`;
    expect(await script(await create(who, ['read']), query)).toMatchObject({ code: 'TOO_LARGE' });
    expect(await script(await create(who, ['edit']), query)).not.toMatchObject({ code: 'TOO_LARGE' });
  });

  it.each(
    firstOf(2, [
      ['no scope', { scopes: [] }, 'bad-token'],
      ['no day', { scopes: ['read'], days: 0 }, 'bad-token'],
      ['more than a year', { scopes: ['read'], days: 366 }, 'bad-token'],
      ['a name that nobody can read', { scopes: ['read'], name: '\u202E' }, 'bad-name'],
    ]),
  )('is not made with %s', async (_, input, reason) => {
    const { who } = await person('editor', 'Eddie');
    expect(await who.refused(CREATE, input)).toMatchObject({ code: 'BAD_INPUT', reason });
    expect(await visitor(api).refused(CREATE, { scopes: ['read'] })).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
