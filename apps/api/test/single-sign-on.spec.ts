/** Tests of single sign-on with a real provider, and attacks on it. */
import { firstOf } from '@rulewright/content/testing';
import { generateKeyPairSync } from 'node:crypto';
import { People, PROGRAM } from '@rulewright/accounts';
import { IdentityEntity, ProviderVisitEntity } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import type { SingleSignOn } from '../src/base/setup.ts';
import { startApi, type TestApi } from './support/api.ts';
import { asker, forgetPeople, PASSWORD, SIGN_IN, signedIn, visitor } from './support/people.ts';
import { CLIENT, startProvider, type TestProvider } from './support/provider.ts';

const SITE = 'https://rules.example.org';

/** The parts of an answer: the redirect address and the cookies. */
interface Step {
  readonly location: string;
  readonly cookies: readonly string[];
}

describe.each(MAIN_DATABASES)('single sign-on on $name', (kind) => {
  let provider: TestProvider;
  let api: TestApi;
  /** The APIs of this suite, by their setup. */
  const apis = new Map<string, TestApi>();
  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(async () => {
    for (const one of apis.values()) await one.close();
    await provider?.close();
  });
  afterEach(async () => {
    provider.tamper(null);
    for (const one of apis.values()) await forgetPeople(one);
  });

  /** Starts the API with a setup, or takes the one that has this setup already. */
  const startWith = async (setup: object): Promise<void> => {
    const key = JSON.stringify(setup);
    api = apis.get(key) ?? (await startApi(kind, 0, 'small', false, setup));
    apis.set(key, api);
  };
  const start = async (rules: Partial<SingleSignOn> = {}, setup: object = {}): Promise<void> => {
    provider.users.clear();
    const { issuer } = provider;
    const client = { clientId: CLIENT.id, clientSecret: CLIENT.secret, name: 'Example ID' };
    const singleSignOn = { issuer, ...client, emailDomains: [], newRole: null, ...rules };
    await startWith({ siteUrl: SITE, singleSignOn, ...setup });
  };
  const get = async (path: string, cookie = ''): Promise<Step> => {
    const { status, headers } = await api.http().get(path).set('cookie', cookie);
    expect(status).toBe(303);
    return { location: headers['location']!, cookies: (headers['set-cookie'] ?? []) as unknown as string[] };
  };
  const cookieIn = ({ cookies }: Step, name: string): string =>
    cookies.map((one) => one.split(';')[0]!).find((one) => one.startsWith(`${name}=`)) ?? '';
  /** Signs in at the provider. Returns the address to which it sends the browser back, and the cookie of the browser. */
  const answered = async (login: string, to = '/desk') => {
    const begun = await get(`/sign-in/sso?to=${encodeURIComponent(to)}`);
    const back = await provider.visit(begun.location, login);
    expect(back.href).toMatch(/^https:\/\/rules\.example\.org\/sign-in\/sso\/callback\?/u);
    return { back, cookie: cookieIn(begun, 'rulewright-sso'), begun };
  };
  const end = (back: URL, cookie: string) => get(`/sign-in/sso/callback${back.search}`, cookie);
  const comeIn = async (login: string, to?: string): Promise<Step> => {
    const { back, cookie } = await answered(login, to);
    return end(back, cookie);
  };
  const refused = async (step: Promise<Step>, code: string): Promise<void> => {
    const answer = await step;
    expect(answer.location).toBe(`/sign-in?refused=${code}`);
    expect(cookieIn(answer, 'rulewright-session')).toBe('');
  };
  const me = async (step: Step) =>
    (await asker(api, 'me', cookieIn(step, 'rulewright-session')).get('{ me { email name role } }')).me;
  const add = (email: string, role = 'editor') =>
    api.app.get(People).add({ email, name: 'Ann', role, password: PASSWORD }, PROGRAM);
  const verified = (email: string) => ({ email, email_verified: true, name: 'Ann of the provider' });

  it('opens the account with the verified address, and later finds it by the subject', async () => {
    await start();
    await add('ann@example.org');
    provider.users.set('u-1', verified('Ann@Example.org'));
    const first = await comeIn('u-1', '/desk?tab=mine');
    expect(first.location).toBe('/desk?tab=mine');
    expect(await me(first)).toEqual({ email: 'ann@example.org', name: 'Ann', role: 'editor' });
    // The address has changed at the provider and is not verified; the subject is the same.
    provider.users.set('u-1', { email: 'eve@example.org', email_verified: false });
    expect(await me(await comeIn('u-1'))).toMatchObject({ email: 'ann@example.org' });
    const admin = await signedIn(api, 'admin');
    const { audit } = await admin.get('{ audit(query: "sign-on") { action subject } }');
    expect(audit).toEqual([
      { action: 'sign-in', subject: 'ann@example.org' },
      { action: 'sign-in', subject: 'ann@example.org' },
      { action: 'link-identity', subject: 'ann@example.org' },
    ]);
  });

  it('sends PKCE, state and nonce that differ each time, and keeps the secrets from the browser', async () => {
    await start();
    const [one, other] = [await get('/sign-in/sso'), await get('/sign-in/sso')];
    const asked = new URL(one.location).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      redirect_uri: `${SITE}/sign-in/sso/callback`,
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(asked.get(name)).not.toBe(new URL(other.location).searchParams.get(name));
    expect(one.cookies[0]).toMatch(
      /^rulewright-sso=[\w-]{43}; Max-Age=600; Path=\/sign-in\/sso; HttpOnly; SameSite=Lax$/u,
    );
    const [row] = await api.database.getRepository(ProviderVisitEntity).find();
    expect([one, other].map(({ location, cookies }) => location + cookies.join()).join()).not.toContain(row!.verifier);
  });

  it('creates accounts for new people only with the role that the operator has set', async () => {
    await start();
    provider.users.set('u-2', verified('new@example.org'));
    await refused(comeIn('u-2'), 'sso-no-account');
    await start({ newRole: 'reader' });
    provider.users.set('u-2', verified('new@example.org'));
    const step = await comeIn('u-2');
    expect(await me(step)).toEqual({ email: 'new@example.org', name: 'Ann of the provider', role: 'reader' });
    // The account has no password, so no password works, not even an empty one.
    for (const password of ['', PASSWORD])
      expect(await visitor(api).refused(SIGN_IN, { email: 'new@example.org', password })).toMatchObject({
        reason: 'bad-credentials',
      });
  });

  it('accepts only addresses of the allowed domains', async () => {
    await start({ newRole: 'reader', emailDomains: ['example.org'] });
    provider.users.set('u-1', verified('ann@example.org'));
    for (const email of ['ann@evil.example', 'ann@example.org.evil.example', 'ann@sub.example.org']) {
      provider.users.set('u-2', verified(email));
      await refused(comeIn('u-2'), 'sso-wrong-domain');
    }
    expect((await comeIn('u-1')).location).toBe('/desk');
  });

  it('never finds an account by an unverified address', async () => {
    await start({ newRole: 'reader' });
    await add('admin@example.org', 'admin');
    const email = 'admin@example.org';
    for (const user of [{ email }, { email, email_verified: false }, { email, email_verified: 'true' }, {}]) {
      provider.users.set('u-3', user as { email: string });
      await refused(comeIn('u-3'), 'sso-unverified-email');
    }
    expect(await api.database.getRepository(IdentityEntity).find()).toEqual([]);
  });

  it('refuses a second user who now has the address of an account at the provider', async () => {
    await start();
    await add('ann@example.org');
    provider.users.set('u-1', verified('ann@example.org'));
    await comeIn('u-1');
    provider.users.set('u-9', verified('ann@example.org'));
    await refused(comeIn('u-9'), 'sso-other-identity');
  });

  it('refuses a closed account, with and without a stored identity', async () => {
    await start();
    const { id } = await add('ann@example.org');
    const people = api.app.get(People);
    await people.setDisabled(id, true, PROGRAM);
    provider.users.set('u-1', verified('ann@example.org'));
    await refused(comeIn('u-1'), 'closed-account');
    await people.setDisabled(id, false, PROGRAM);
    await comeIn('u-1');
    await people.setDisabled(id, true, PROGRAM);
    await refused(comeIn('u-1'), 'closed-account');
  });

  it('refuses an answer with another state, without a cookie, or in the browser of another person', async () => {
    await start();
    await add('ann@example.org');
    provider.users.set('u-1', verified('ann@example.org'));
    const one = await answered('u-1');
    const other = await answered('u-1');
    await refused(end(one.back, ''), 'sso-expired');
    await refused(end(one.back, other.cookie), 'sso-failed');
    one.back.searchParams.set('state', 'another');
    await refused(end(one.back, one.cookie), 'sso-failed');
  });

  it('refuses a used code, in the same sign-in and in another', async () => {
    await start();
    await add('ann@example.org');
    provider.users.set('u-1', verified('ann@example.org'));
    const { back, cookie } = await answered('u-1');
    expect((await end(back, cookie)).location).toBe('/desk');
    await refused(end(back, cookie), 'sso-expired');
    const again = await answered('u-1');
    again.back.searchParams.set('code', back.searchParams.get('code')!);
    await refused(end(again.back, again.cookie), 'sso-failed');
  });

  it.each(
    firstOf(2, [
      ['with another nonce', (claims: object) => ({ ...claims, nonce: 'another' })],
      ['without a nonce', (claims: object) => ({ ...claims, nonce: undefined })],
      ['of another issuer', (claims: object) => ({ ...claims, iss: 'https://evil.example' })],
      ['for another client', (claims: object) => ({ ...claims, aud: 'another' })],
      ['that has expired', (claims: object) => ({ ...claims, exp: 1_000_000_000 })],
    ]),
  )('refuses an ID token %s', async (_, change) => {
    await start();
    await add('ann@example.org');
    provider.users.set('u-1', verified('ann@example.org'));
    provider.tamper(change);
    await refused(comeIn('u-1'), 'sso-failed');
    provider.tamper((claims) => claims);
    expect((await comeIn('u-1')).location).toBe('/desk');
  });

  it('refuses an ID token signed with another key, and an answer from another issuer', async () => {
    await start();
    await add('ann@example.org');
    provider.users.set('u-1', verified('ann@example.org'));
    provider.tamper((claims) => claims, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
    await refused(comeIn('u-1'), 'sso-failed');
    provider.tamper(null);
    const { back, cookie } = await answered('u-1');
    back.searchParams.set('iss', 'https://evil.example');
    await refused(end(back, cookie), 'sso-failed');
  });

  it.each(
    firstOf(3, [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
      '',
    ]),
  )('does not send a browser on to %j', async (to) => {
    await start();
    await add('ann@example.org');
    provider.users.set('u-1', verified('ann@example.org'));
    expect((await comeIn('u-1', to)).location).toBe('/account');
  });

  it('reports that the provider refused, that the time is over, and that the provider does not answer', async () => {
    await start();
    const { cookie, begun } = await answered('u-1');
    const state = new URL(begun.location).searchParams.get('state')!;
    await refused(end(new URL(`${SITE}/?error=access_denied&state=${state}`), cookie), 'sso-failed');
    const late = await answered('u-1');
    await api.database.getRepository(ProviderVisitEntity).updateAll({ expiresAt: '2020-01-01T00:00:00.000Z' });
    await refused(end(late.back, late.cookie), 'sso-expired');
    await start({ issuer: 'http://127.0.0.1:9' });
    await refused(get('/sign-in/sso'), 'sso-unreachable');
  });

  it('limits the number of sign-ins that a visitor can start', async () => {
    await start();
    const begin = async () => (await api.http().get('/sign-in/sso').set('x-forwarded-for', '203.0.113.7')).headers;
    for (let n = 0; n < 60; n++) expect((await begin())['location']).toMatch(/^http:/u);
    expect((await begin())['location']).toBe('/sign-in?refused=too-many-attempts');
  });

  it('is offered only if it is set up, and can be the only sign-in method', async () => {
    await start({}, { passwordSignIn: false });
    await add('ann@example.org');
    const METHODS = '{ signInMethods { password singleSignOn } }';
    expect((await visitor(api).get(METHODS)).signInMethods).toEqual({ password: false, singleSignOn: 'Example ID' });
    const credentials = { email: 'ann@example.org', password: PASSWORD };
    expect(await visitor(api).refused(SIGN_IN, credentials)).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'password-off',
    });
    await startWith({});
    expect((await visitor(api).get(METHODS)).signInMethods).toEqual({ password: true, singleSignOn: null });
    expect((await api.http().get('/sign-in/sso')).status).toBe(404);
    expect((await api.http().get('/sign-in/sso/callback?code=x&state=y')).status).toBe(404);
  });
});
