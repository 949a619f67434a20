/** Reads the configuration from the environment. */
import { NO_SETUP } from '../src/base/setup.ts';
import { ConfigError, readConfig, setupSentences } from '../src/config.ts';

const SITE = 'https://rules.example.org';

/** Variables that switch everything on. */
const ALL_ON = {
  SITE_URL: `${SITE}/`,
  OIDC_ISSUER: 'https://id.example.org',
  OIDC_CLIENT_ID: 'rulewright',
  OIDC_CLIENT_SECRET: 'secret of the client',
  OIDC_EMAIL_DOMAINS: 'example.org, Example.com',
  OIDC_NEW_ROLE: 'reader',
  PASSWORD_SIGN_IN: 'false',
  SECOND_FACTOR_ROLES: 'reviewer,admin',
  SMTP_URL: 'smtps://mailer:secret of the mailer@mail.example.org:465'.replaceAll(' ', '-'),
  MAIL_FROM: 'Rulewright <rules@example.org>',
  LOBBY: 'true',
  SEASONS: '2026-09-01,2026-03-01',
  LAB_GALLERY: 'true',
  WEBHOOKS_PRIVATE: 'true',
};

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      database: { file: '.data/rulewright.sqlite' },
      migrate: false,
      labThreads: expect.any(Number) as number,
      trustedProxies: [],
      dataFolder: '.data',
      logLevel: 'info',
      setup: { ...NO_SETUP, lobby: true, rated: true },
    });
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('uses the variables that are set; a database URL takes precedence over a folder', () => {
    expect(
      readConfig({
        MIGRATE: 'true',
        PORT: '0',
        HOST: '::',
        DATA_DIR: '/srv/data',
        LOG_LEVEL: 'silent',
        LAB_THREADS: '0',
        METRICS_PORT: '9401',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
        TRUSTED_PROXIES: 'loopback,10.0.0.0/8,::1',
        SITE_SECRET: 'sixteen letters or more',
      }),
    ).toEqual({
      port: 0,
      host: '::',
      database: { file: '/srv/data/rulewright.sqlite' },
      migrate: true,
      labThreads: 0,
      metrics: { host: '127.0.0.1', port: 9401 },
      tracesEndpoint: 'http://collector:4318',
      trustedProxies: ['loopback', '10.0.0.0/8', '::1'],
      siteSecret: 'sixteen letters or more',
      dataFolder: '/srv/data',
      logLevel: 'silent',
      setup: { ...NO_SETUP, lobby: true, rated: true },
    });
    const url = 'postgres://user@host/name';
    expect(readConfig({ DATABASE_URL: url, DATA_DIR: '/srv/data' }).database).toEqual({ url });
  });

  it.each([
    { PORT: 'http' },
    { PORT: '70000' },
    { PORT: '1.5' },
    { LOG_LEVEL: 'loud' },
    { MIGRATE: 'yes' },
    { LAB_THREADS: '-1' },
    { METRICS_PORT: '70000' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'somewhere' },
    { TRUSTED_PROXIES: 'everybody' },
    { TRUSTED_PROXIES: '10.0.0.0/64' },
    { SITE_SECRET: 'too short' },
    { SITE_URL: 'rules.example.org' },
    { OIDC_ISSUER: 'http://id.example.org' },
    { OIDC_CLIENT_ID: '', OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_SECRET: 'x', SITE_URL: SITE },
    { SITE_URL: '', OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' },
    { OIDC_NEW_ROLE: 'admin' },
    { OIDC_ISSUER: '', PASSWORD_SIGN_IN: 'false' },
    { SECOND_FACTOR_ROLES: 'admin,king' },
    { SMTP_URL: 'https://mail.example.org' },
    { MAIL_FROM: '', SMTP_URL: 'smtp://mail.example.org', SITE_URL: SITE },
    { MAIL_FROM: 'rules@example.org\nBcc: eve@example.org' },
    { WEBHOOKS_PRIVATE: 'yes' },
    { LOBBY: 'on' },
    { SEASONS: '2026-13-01' },
    { SEASONS: 'quarter,2026-12-01' },
    { SEASONS: 'fortnight' },
  ])('refuses %j', (env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(Object.keys(env)[0]);
  });

  it('reads the features that are switched on', () => {
    expect(readConfig(ALL_ON).setup).toMatchObject({
      siteUrl: SITE,
      singleSignOn: {
        issuer: 'https://id.example.org',
        emailDomains: ['example.org', 'example.com'],
        newRole: 'reader',
      },
      passwordSignIn: false,
      secondFactorRoles: ['reviewer', 'admin'],
      mail: { from: 'Rulewright <rules@example.org>', siteUrl: SITE },
      webhooks: { allowPrivate: true },
      lobby: true,
      labGallery: true,
    });
  });

  it.each([
    ['', 'quarter', 'A season lasts a quarter of the calendar.'],
    ['half-year', 'half-year', 'A season lasts a half-year of the calendar.'],
    ['none', [], 'One season without an end.'],
    ['2026-09-01,2026-03-01', ['2026-03-01', '2026-09-01'], 'Seasons start on 2026-03-01, 2026-09-01.'],
  ])('reads the seasons "%s"', (text, plan, sentence) => {
    const { setup } = readConfig({ SEASONS: text });
    expect(setup.seasons).toEqual(plan);
    expect(setupSentences(setup).at(-1)!.text).toBe(`On. ${sentence}`);
  });

  it('is described in sentences without any secret', () => {
    const texts = setupSentences(readConfig(ALL_ON).setup).map(({ about, text }) => `${about}: ${text}`);
    expect(texts).toEqual([
      'sign-in: Passwords are off. Single sign-on by https://id.example.org as rulewright, for example.org, example.com. Newcomers become reader.',
      'second factor: Needed for reviewer, admin.',
      'mail: Sent by smtps://mail.example.org:465 from Rulewright <rules@example.org>.',
      'webhooks: They may reach private networks.',
      'lab gallery: People can show the lab runs that they started.',
      'lobby: People who are signed in can list open matches. Visitors join with a code.',
      'rated play: On. Seasons start on 2026-03-01, 2026-09-01.',
    ]);
    expect(setupSentences(NO_SETUP).map(({ text }) => text)).toEqual([
      'People sign in with a password. Single sign-on is off.',
      'No role needs one.',
      'Off.',
      'They reach public addresses only.',
      'Only editors can show lab runs.',
      'Off.',
      'Off.',
    ]);
  });
});
