/** Reads the configuration from the environment. */
import { ConfigError, readConfig } from '../src/config.ts';

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
  ])('rejects %j', (env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(Object.keys(env)[0]);
  });
});
