/** Tests that only trusted proxies can name the visitor of a request. */
import type { IncomingMessage } from 'node:http';
import { headersForApi, readProxies, startWarning, Visitors } from './visitor-address.ts';

function named(peer: string, headers: Record<string, string>, trustedProxies: string[] = []) {
  const warnings: string[] = [];
  const visitors = new Visitors({ trustedProxies, warn: (sentence) => void warnings.push(sentence) });
  const request = { headers: { ...headers }, socket: { remoteAddress: peer } } as unknown as IncomingMessage;
  const visitor = visitors.name(request);
  visitors.name({ ...request, headers: { ...headers } } as IncomingMessage);
  return { ...visitor, headers: request.headers, warnings };
}

const claims = {
  'x-forwarded-for': '198.51.100.1',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.example',
  'rulewright-visitor': '198.51.100.2',
  'rulewright-site': 'a guess',
};

test('trusts no forwarded address unless a proxy is configured', () => {
  expect(named('203.0.113.1', claims)).toEqual({
    address: '203.0.113.1',
    secure: false,
    headers: { 'x-forwarded-for': '203.0.113.1', 'x-forwarded-proto': 'http', 'rulewright-visitor': '203.0.113.1' },
    warnings: [],
  });
});

test('a trusted proxy names the visitor, who cannot add a false address', () => {
  const from = {
    ...claims,
    'x-forwarded-for': '198.51.100.1, 203.0.113.7, 10.0.0.2',
    'x-forwarded-host': 'cards.example',
  };
  const { address, secure, headers, warnings } = named('127.0.0.1', from, ['loopback', '10.0.0.0/8']);
  expect({ address, secure, warnings }).toEqual({ address: '203.0.113.7', secure: true, warnings: [] });
  expect(headers).toEqual({
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'cards.example',
    'rulewright-visitor': '203.0.113.7',
  });
});

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])(
  'warns once about an untrusted local proxy that sends %s',
  (name) => {
    expect(named('::1', { [name]: '203.0.113.1' }).warnings).toEqual([
      expect.stringContaining('TRUSTED_PROXIES=loopback'),
    ]);
  },
);

test('warns once about a trusted proxy that does not name the visitor', () => {
  const warnings = [expect.stringContaining('no X-Forwarded-For')];
  expect(named('127.0.0.1', { host: 'cards.example' }, ['loopback']).warnings).toEqual(warnings);
  expect(named('127.0.0.1', { host: 'localhost:3000', 'x-forwarded-proto': 'https' }, ['loopback']).warnings).toEqual(
    warnings,
  );
  // A health check on this machine is not a visitor.
  expect(named('127.0.0.1', { host: 'localhost:3000' }, ['loopback']).warnings).toEqual([]);
});

test('proxies are addresses and ranges', () => {
  expect(readProxies(' loopback, 10.0.0.0/8,')).toEqual(['loopback', '10.0.0.0/8']);
  expect(readProxies('')).toEqual([]);
  expect(() => readProxies('everybody')).toThrow('TRUSTED_PROXIES');
});

test('a socket reaches the API with the secret, and without a secret there is a start warning', () => {
  const headers = { 'x-forwarded-for': '203.0.113.1', 'rulewright-visitor': '203.0.113.1' };
  expect(headersForApi(headers, 's')).toEqual({ 'x-forwarded-for': '203.0.113.1', 'rulewright-site': 's' });
  expect(startWarning(undefined)).toContain('SITE_SECRET');
  expect(startWarning('s')).toBeNull();
});
