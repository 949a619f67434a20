/** Tests of the second factor over HTTP: the setup, the sign-in, and attacks. */
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND_FACTOR_LIMITS } from '@rulewright/accounts';
import { UserEntity } from '@rulewright/database';
import { DATABASES, MAIN_DATABASES } from '@rulewright/database/testing';
import { TOTP } from 'otpauth';
import { pino } from 'pino';
import { createServer } from '../src/server.ts';
import { startApi, type TestApi } from './support/api.ts';
import { asker, cookieOf, forgetPeople, PASSWORD, SIGN_IN, signedIn, visitor, type Asker } from './support/people.ts';
import { asSite, TRUST } from './support/site.ts';

const BEGIN = 'mutation { beginSecondFactor { secret uri } }';
const CONFIRM = 'mutation ($code: String!) { confirmSecondFactor(code: $code) }';
const GIVE = 'mutation ($code: String!) { giveSecondFactor(code: $code) { email } }';
const REMOVE = 'mutation ($code: String!) { removeSecondFactor(code: $code) }';
const RENEW = 'mutation ($code: String!) { renewRecoveryCodes(code: $code) }';
const STATE = '{ secondFactor { active recoveryCodes } }';
const STEP = '{ signInStep me { email } }';
const PERIOD = 30_000;

/** The code of an app, `ahead` periods from now. */
const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * PERIOD });

describe.each(MAIN_DATABASES)('the second factor on $name', (kind) => {
  let api: TestApi;
  let usual: TestApi;
  let strict: TestApi;
  beforeAll(async () => {
    usual = await startApi(kind, 0, 'small');
    strict = await startApi(kind, 0, 'small', false, { secondFactorRoles: ['admin'] });
  });
  afterEach(() => forgetPeople(api));
  afterAll(async () => {
    await usual?.close();
    await strict?.close();
  });
  const start = async (chosen = usual) => {
    api = chosen;
    // Waits if needed, so that a test runs within one period.
    const left = PERIOD - (Date.now() % PERIOD);
    if (left < 6_000) await sleep(left);
  };
  const bad = { code: 'BAD_INPUT', reason: 'bad-code' };

  /** Sends a request. Returns the answer, and the browser with the new cookie. */
  async function step(who: Asker, query: string, variables: object = {}) {
    const sent = api.http().post('/graphql').set('rulewright-request', '1').set('cookie', who.cookie);
    const { body, headers } = await sent.send({ query, variables });
    const next = headers['set-cookie'] ? asker(api, who.name, cookieOf(headers)) : who;
    return { body, next };
  }
  /** A person who has set up an app. */
  async function withApp(name = 'Ann') {
    const who = await signedIn(api, 'editor', name);
    const { beginSecondFactor: app } = await who.get(BEGIN);
    const { body, next } = await step(who, CONFIRM, { code: codeOf(app.secret, -1) });
    return {
      who: next,
      before: who,
      secret: app.secret as string,
      uri: app.uri as string,
      codes: body.data.confirmSecondFactor as string[],
    };
  }
  /** A browser that has sent the right password and must still send the code. */
  async function waiting(name = 'Ann', from = '203.0.113.1') {
    const variables = { email: `${name.toLowerCase()}@example.org`, password: PASSWORD };
    const sent = api.http().post('/graphql').set('x-forwarded-for', from).send({ query: SIGN_IN, variables });
    const { body, headers } = await sent;
    expect(body.errors[0].extensions).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'second-factor-needed' });
    return asker(api, name, cookieOf(headers));
  }

  it('is set up with a code, ends other sessions, and is then required at sign-in', async () => {
    await start();
    const { who, before, secret, uri, codes } = await withApp();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Rulewright:ann%40example\.org\?issuer=Rulewright&secret=[A-Z2-7]{32}&/u);
    expect(codes).toHaveLength(10);
    expect((await before.get(STEP)).signInStep).toBe('none');
    expect((await who.get(STATE)).secondFactor).toEqual({ active: true, recoveryCodes: 10 });

    const half = await waiting();
    expect(await half.get(STEP)).toEqual({ signInStep: 'code', me: null });
    for (const query of ['{ savedDecks { id } }', '{ changeSets { id } }', 'mutation { signOutEverywhere }'])
      expect(await half.refused(query)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await half.refused(BEGIN)).toMatchObject({ reason: 'bad-credentials' });
    const { body, next } = await step(half, GIVE, { code: codeOf(secret) });
    expect(body.data.giveSecondFactor).toEqual({ email: 'ann@example.org' });
    expect(next.cookie).not.toBe(half.cookie);
    expect((await next.get(STEP)).signInStep).toBe('open');
    expect((await half.get(STEP)).signInStep).toBe('none');
  });

  it('refuses used codes, earlier codes, and codes of other periods', async () => {
    await start();
    const { secret } = await withApp();
    const code = codeOf(secret);
    const [one, other] = [await waiting(), await waiting()];
    expect(await one.refused(GIVE, { code: codeOf(secret, -1) })).toMatchObject(bad);
    expect(await one.refused(GIVE, { code: codeOf(secret, 4) })).toMatchObject(bad);
    expect((await step(one, GIVE, { code })).body.errors).toBeUndefined();
    expect(await other.refused(GIVE, { code })).toMatchObject(bad);
    expect((await step(other, GIVE, { code: codeOf(secret, 1) })).body.errors).toBeUndefined();
  });

  it('accepts new codes after a clock that was a year ahead is corrected', async () => {
    await start();
    const { secret } = await withApp();
    const year = Math.floor(Date.now() / PERIOD) + 365 * 24 * 120;
    await api.database.manager.update(UserEntity, { email: 'ann@example.org' }, { totpStep: year });
    const [one, other] = [await waiting(), await waiting()];
    expect((await step(one, GIVE, { code: codeOf(secret) })).body.errors).toBeUndefined();
    expect(await other.refused(GIVE, { code: codeOf(secret) })).toMatchObject(bad);
  });

  it('accepts a code once even if two requests send it at the same time', async () => {
    await start();
    const { secret } = await withApp();
    const code = codeOf(secret);
    const halves = [await waiting(), await waiting()];
    const answers = await Promise.all(halves.map((half) => half.ask(GIVE, { code })));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  });

  it('accepts each recovery code once, in any spelling, and stores only digests', async () => {
    await start();
    const { codes, secret } = await withApp();
    const typed = codes[0]!.toLowerCase().replaceAll('-', ' ');
    expect((await step(await waiting(), GIVE, { code: typed })).body.errors).toBeUndefined();
    expect(await (await waiting()).refused(GIVE, { code: codes[0]! })).toMatchObject(bad);
    const rows = JSON.stringify(await api.database.query('SELECT * FROM recovery_codes'));
    for (const code of codes) expect(rows).not.toContain(code.replaceAll('-', ''));
    const { next } = await step(await waiting(), GIVE, { code: codes[1]! });
    expect((await next.get(STATE)).secondFactor.recoveryCodes).toBe(8);
    const { renewRecoveryCodes: renewed } = await next.get(RENEW, { code: codeOf(secret) });
    expect(await next.refused(REMOVE, { code: codes[2]! })).toMatchObject(bad);
    await next.get(REMOVE, { code: renewed[0] });
    expect((await next.get(STATE)).secondFactor).toEqual({ active: false, recoveryCodes: 0 });
  });

  it('refuses the recovery code and the session of another person', async () => {
    await start();
    const ann = await withApp('Ann');
    const bob = await withApp('Bob');
    expect(await (await waiting('Ann')).refused(GIVE, { code: bob.codes[0]! })).toMatchObject(bad);
    expect(await visitor(api).refused(GIVE, { code: codeOf(ann.secret) })).toMatchObject({ reason: 'bad-credentials' });
  });

  it('stops checking guesses for an account, from any address', async () => {
    await start();
    const { secret } = await withApp();
    const half = await waiting();
    const guess = async (n: number) => {
      const sent = api.http().post('/graphql').set('rulewright-request', '1').set('cookie', half.cookie);
      const { body } = await sent
        .set('x-forwarded-for', `203.0.113.${n + 1}`)
        .send({ query: GIVE, variables: { code: String(n).padStart(6, '0') } });
      return body.errors[0].extensions.code as string;
    };
    for (let n = 0; n < SECOND_FACTOR_LIMITS.account.points; n++) expect(await guess(n)).toBe('BAD_INPUT');
    expect(await guess(30)).toBe('TOO_MANY_REQUESTS');
    expect(await half.refused(GIVE, { code: codeOf(secret) })).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('cannot be replaced with only a session, but an admin can remove it for a lost app', async () => {
    await start();
    const { who } = await withApp();
    expect(await who.refused(BEGIN)).toMatchObject({ code: 'CONFLICT', reason: 'second-factor-active' });
    expect(await who.refused(REMOVE, { code: '000000' })).toMatchObject(bad);
    const admin = await signedIn(api, 'admin');
    const { id } = (await who.get('{ me { id } }')).me;
    const RESET = 'mutation ($id: ID!) { resetSecondFactor(person: $id) { secondFactor } }';
    expect(await who.refused(RESET, { id })).toMatchObject({ code: 'FORBIDDEN' });
    expect((await admin.get(RESET, { id })).resetSecondFactor).toEqual({ secondFactor: false });
    expect((await who.get(STEP)).signInStep).toBe('none');
    await visitor(api).get(SIGN_IN, { email: 'ann@example.org', password: PASSWORD });
    expect(await admin.refused(RESET, { id })).toMatchObject({ reason: 'no-second-factor' });
  });

  it('is also required after a link for a lost password, and a closed account cannot sign in', async () => {
    await start();
    const { who, secret } = await withApp();
    const admin = await signedIn(api, 'admin');
    const { id } = (await who.get('{ me { id } }')).me;
    const { createPasswordLink: link } = await admin.get(
      'mutation ($id: ID!) { createPasswordLink(person: $id) { path } }',
      { id },
    );
    const RESET =
      'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }';
    await visitor(api).get(RESET, { token: link.path.split('/').at(-1), password: PASSWORD });
    const half = await waiting();
    await admin.get('mutation ($id: ID!) { setDisabled(person: $id, disabled: true) { id } }', { id });
    expect(await half.refused(GIVE, { code: codeOf(secret) })).toMatchObject({ reason: 'bad-credentials' });
  });

  it('must be set up first if the operator requires it for the role', async () => {
    await start(strict);
    await signedIn(api, 'editor', 'Eddie').then((who) => who.get('{ secondFactor { active } }'));
    const admin = await signedIn(api, 'admin', 'Ada');
    expect(await admin.get(STEP)).toEqual({ signInStep: 'setup', me: null });
    expect(await admin.refused('{ people { id } }')).toMatchObject({ code: 'UNAUTHENTICATED' });
    const { beginSecondFactor: app } = await admin.get(BEGIN);
    expect(await admin.refused(CONFIRM, { code: '123456' })).toMatchObject(bad);
    const { next } = await step(admin, CONFIRM, { code: codeOf(app.secret, -1) });
    expect(await next.get(STEP)).toEqual({ signInStep: 'open', me: { email: 'ada@example.org' } });
    expect(await next.refused(REMOVE, { code: codeOf(app.secret) })).toMatchObject({
      code: 'CONFLICT',
      reason: 'second-factor-required',
    });
    const users = await api.database.getRepository(UserEntity).findBy({ email: 'ada@example.org' });
    expect(users[0]!.totpSince).not.toBeNull();
  });

  it('keeps the session when the password changes', async () => {
    await start();
    const { who } = await withApp();
    const CHANGE =
      'mutation ($next: String!) { changePassword(current: "a long enough password", next: $next) { id } }';
    const { body, next } = await step(who, CHANGE, { next: 'entirely other words' });
    expect(body.errors).toBeUndefined();
    expect((await next.get(STEP)).signInStep).toBe('open');
  });
});

describe.each(DATABASES)('two servers on $name', (kind) => {
  // One process serves a database in SQLite, so there is nothing to share.
  if (kind.name !== 'PostgreSQL') return;
  it('count guesses of a code together', async () => {
    const api = await startApi(kind, 0, 'small');
    const other = await createServer(api.database, pino({ level: 'silent' }), TRUST);
    const who = await signedIn(api, 'editor', 'Ann');
    await who.get(BEGIN);
    const servers = [api.app, other].map((app) => app.getHttpServer());
    const guess = async (at: number) => {
      const sent = asSite(servers[at % 2]!)
        .post('/graphql')
        .set('rulewright-request', '1')
        .set('cookie', who.cookie);
      const { body } = await sent.send({ query: CONFIRM, variables: { code: '000000' } });
      return body.errors[0].extensions.code as string;
    };
    const heard = SECOND_FACTOR_LIMITS.account.points;
    for (let at = 0; at < heard; at++) expect(await guess(at)).toBe('BAD_INPUT');
    expect([await guess(heard), await guess(heard + 1)]).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
    await other.close();
    await api.close();
  }, 120_000);
});
