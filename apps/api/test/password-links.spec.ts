/** Tests of links for lost passwords over HTTP: permissions, effects and end. */
import { PasswordLinkEntity } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { startApi, type TestApi } from './support/api.ts';
import { PASSWORD, SIGN_IN, signedIn, visitor, type Asker } from './support/people.ts';

const CREATE = 'mutation ($id: ID!) { createPasswordLink(person: $id) { path expiresAt } }';
const EMAIL = 'query ($token: String!) { passwordLinkEmail(token: $token) }';
const RESET = 'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }';
const NEW = 'entirely other words';

describe.each(MAIN_DATABASES)('a link for a lost password on $name', (kind) => {
  let api: TestApi;
  let admin: Asker;
  let ann: Asker;
  let id: string;
  beforeEach(async () => {
    api = await startApi(kind, 0, 'small');
    admin = await signedIn(api, 'admin', 'Ada');
    ann = await signedIn(api, 'editor', 'Ann');
    id = (await ann.get('{ me { id } }')).me.id;
  });
  afterEach(() => api?.close());

  const create = async (): Promise<string> => {
    const { createPasswordLink: link } = await admin.get(CREATE, { id });
    return /^\/password\/([\w-]{43})$/u.exec(link.path)![1]!;
  };
  const gone = { code: 'NOT_FOUND', reason: 'unknown-link' };

  it('changes the password once, ends every session and opens none', async () => {
    const token = await create();
    expect((await visitor(api).get(EMAIL, { token })).passwordLinkEmail).toBe('ann@example.org');
    const sent = { query: RESET, variables: { token, password: NEW } };
    const { body, headers } = await api.http().post('/graphql').send(sent);
    expect(body.data).toEqual({ resetPassword: true });
    expect(headers['set-cookie']).toBeUndefined();
    expect((await ann.get('{ me { id } }')).me).toBeNull();
    expect(await visitor(api).refused(RESET, { token, password: `${NEW} again` })).toMatchObject(gone);
    expect((await visitor(api).get(EMAIL, { token })).passwordLinkEmail).toBeNull();
    const from = { email: 'ann@example.org' };
    expect(await visitor(api).refused(SIGN_IN, { ...from, password: PASSWORD })).toMatchObject({
      reason: 'bad-credentials',
    });
    await visitor(api).get(SIGN_IN, { ...from, password: NEW });
  });

  it('works once even if two requests use it at the same time', async () => {
    const token = await create();
    const answers = await Promise.all(
      ['first words of mine', 'second words of mine'].map((password) => visitor(api).ask(RESET, { token, password })),
    );
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.reason ?? 'done').sort()).toEqual([
      'done',
      'unknown-link',
    ]);
  });

  it('is stored as a digest, and the audit records its creator and its user', async () => {
    const token = await create();
    const rows = JSON.stringify(await api.database.getRepository(PasswordLinkEntity).find());
    expect(rows).not.toContain(token);
    await visitor(api).get(RESET, { token, password: NEW });
    const { audit } = await admin.get('{ audit(query: "password") { actor action subject } }');
    expect(audit).toEqual([
      { actor: 'Ann <ann@example.org>', action: 'reset-password', subject: 'ann@example.org' },
      { actor: 'Ada <ada@example.org>', action: 'create-password-link', subject: 'ann@example.org' },
    ]);
    expect(JSON.stringify(await api.database.query('SELECT * FROM audit_entries'))).not.toContain(token);
  });

  it('stops working after a day, a newer link or a password change, and with a closed account', async () => {
    const old = await create();
    const newer = await create();
    const refused = async (token: string) =>
      expect(await visitor(api).refused(RESET, { token, password: NEW })).toMatchObject(gone);
    await refused(old);
    await api.database.getRepository(PasswordLinkEntity).updateAll({ expiresAt: '2020-01-01T00:00:00.000Z' });
    await refused(newer);
    const third = await create();
    const CHANGE =
      'mutation ($current: String!, $next: String!) { changePassword(current: $current, next: $next) { id } }';
    await ann.get(CHANGE, { current: PASSWORD, next: NEW });
    await refused(third);
    const fourth = await create();
    await admin.get('mutation ($id: ID!) { setDisabled(person: $id, disabled: true) { id } }', { id });
    await refused(fourth);
    expect(await admin.refused(CREATE, { id })).toMatchObject({ code: 'CONFLICT', reason: 'closed-account' });
  });

  it('refuses a weak password, and still works afterwards', async () => {
    const token = await create();
    expect(await visitor(api).refused(RESET, { token, password: 'ann.example99' })).toMatchObject({
      reason: 'weak-password',
    });
    await visitor(api).get(RESET, { token, password: NEW });
  });

  it('can be created only by admins, and guesses are limited', async () => {
    expect(await ann.refused(CREATE, { id })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await admin.refused(CREATE, { id: 'nobody' })).toMatchObject({ reason: 'unknown-person' });
    const guess = async (n: number) => {
      const sent = api.http().post('/graphql').set('x-forwarded-for', '203.0.113.7');
      return (await sent.send({ query: EMAIL, variables: { token: `guess ${n}` } })).body.errors?.[0].extensions.code;
    };
    for (let n = 0; n < 60; n++) expect(await guess(n)).toBeUndefined();
    expect(await guess(60)).toBe('TOO_MANY_REQUESTS');
  });
});
