/** The origin of a request: the site by its secret, everyone else by an address that they cannot choose. */
import type { IncomingMessage } from 'node:http';
import { pino } from 'pino';
import { Origins, SITE_HEADER, type Trust } from '../src/http/origin.ts';

const SECRET = 'a secret of sixteen letters';

/** Reads the origin of a request, and collects the warnings. */
function read(trust: Trust, peer: string, headers: Record<string, string> = {}) {
  const warnings: string[] = [];
  const log = pino(
    { level: 'warn' },
    { write: (line: string) => void warnings.push((JSON.parse(line) as { msg: string }).msg) },
  );
  const origins = new Origins(trust, log);
  const request = { headers: { ...headers }, socket: { remoteAddress: peer } } as unknown as IncomingMessage;
  const { key, isSite, secure } = origins.read(request);
  origins.read({ ...request, headers: { ...headers } } as IncomingMessage);
  return { key, isSite, secure, warnings, headers: request.headers };
}

const site = { [SITE_HEADER]: SECRET };

describe('the origin of a request', () => {
  it('is the visitor that the site names, with its secret', () => {
    const origin = read({ siteSecret: SECRET }, '127.0.0.1', { ...site, 'x-forwarded-for': '203.0.113.1' });
    expect(origin).toMatchObject({
      key: '203.0.113.1',
      isSite: false,
      warnings: [],
      headers: { 'x-forwarded-for': '203.0.113.1' },
    });
    // The secret is removed, so that it cannot reach a log.
    expect(origin.headers).not.toHaveProperty(SITE_HEADER);
  });

  it('is the site itself if it names no visitor', () => {
    expect(read({ siteSecret: SECRET }, '10.0.0.5', site)).toMatchObject({ key: 'site', isSite: true, secure: false });
  });

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.5', '203.0.113.9'])(
    'is the address %s itself without the secret',
    (peer) => {
      const claimed = { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-proto': 'https' };
      const { key, isSite, secure } = read({ siteSecret: SECRET }, peer, claimed);
      expect({ key, isSite, secure }).toMatchObject({ isSite: false, secure: false });
      expect(key).not.toBe('198.51.100.1');
    },
  );

  it.each([
    ['another secret', { siteSecret: 'another secret, as long' }, /another SITE_SECRET/u],
    ['no secret', {}, /the API has none/u],
  ])('is the address itself if the API has %s, with one warning in the log', (_, trust, warning) => {
    const origin = read(trust, '127.0.0.1', { ...site, 'x-forwarded-for': '198.51.100.1' });
    expect(origin).toMatchObject({ key: '127.0.0.1', isSite: false });
    expect(origin.warnings).toEqual([expect.stringMatching(warning)]);
  });

  it('is the client of a trusted proxy, and not an address that the client claims', () => {
    const trust = { trustedProxies: ['loopback', '10.0.0.0/8'] };
    const from = { 'x-forwarded-for': '198.51.100.1, 203.0.113.2, 10.1.2.3', 'x-forwarded-proto': 'https' };
    expect(read(trust, '127.0.0.1', from)).toMatchObject({ key: '203.0.113.2', secure: true, warnings: [] });
  });

  it('warns about a trusted proxy that names no visitor', () => {
    expect(read({ trustedProxies: ['loopback'] }, '::1', { host: 'api.example' }).warnings).toEqual([
      expect.stringContaining('sends no X-Forwarded-For'),
    ]);
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])(
    'warns about an untrusted nearby proxy that sends %s',
    (name) => {
      expect(read({}, '192.168.1.2', { [name]: '203.0.113.1' }).warnings).toEqual([
        expect.stringContaining('TRUSTED_PROXIES'),
      ]);
      expect(read({}, '203.0.113.1', { [name]: '203.0.113.1' }).warnings).toEqual([]);
    },
  );
});
