/** The site behind a proxy with TLS: visitors are counted by the address that the proxy names, and cookies stay with TLS. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { withProduct } from '../lib/product.mjs';

const behindProxy = (address, more = {}) => ({ 'x-forwarded-for': address, 'x-forwarded-proto': 'https', ...more });

let urls;
let stop;
let stopped;
before(async () => {
  process.env.TRUSTED_PROXIES = 'loopback';
  await new Promise((ready, failed) => {
    stopped = withProduct((env) => {
      urls = env;
      ready();
      return new Promise((resolve) => (stop = resolve));
    });
    stopped.catch(failed);
  });
});
after(async () => {
  delete process.env.TRUSTED_PROXIES;
  stop?.();
  await stopped;
});

test('answers by TLS have HSTS, and the cookie of a change set is for TLS alone', async () => {
  const asIf = (headers) => fetch(`${urls.SITE_URL}/as-if/leave`, { headers, redirect: 'manual' });
  const byTls = await asIf(behindProxy('203.0.113.1'));
  assert.match(byTls.headers.get('strict-transport-security'), /^max-age=\d+$/u);
  assert.match(byTls.headers.get('set-cookie'), /; Secure/u);
  const plain = await asIf({ 'x-forwarded-for': '203.0.113.1' });
  assert.equal(plain.headers.get('strict-transport-security'), null);
  assert.doesNotMatch(plain.headers.get('set-cookie'), /Secure/u);
});

test('wrong passwords are counted by the address that the proxy names, and not by what stands before it', async () => {
  const code = async (address) => {
    const response = await fetch(`${urls.SITE_URL}/desk/ask`, {
      method: 'POST',
      headers: behindProxy(address, { 'content-type': 'application/json' }),
      body: JSON.stringify({ operation: 'SignIn', variables: { email: 'a@example.org', password: 'wrong' } }),
    });
    return (await response.json()).errors[0].extensions.code;
  };
  const codes = [];
  for (let n = 0; n < 11; n++) codes.push(await code(`198.51.100.${n}, 203.0.113.1`));
  assert.deepEqual(codes, [...Array(10).fill('UNAUTHENTICATED'), 'TOO_MANY_REQUESTS']);
  assert.equal(await code('203.0.113.5'), 'UNAUTHENTICATED');
});

test('what a page asks counts for its visitor', async () => {
  const query = '{ __schema { queryType { name } } }';
  const page = async (address) => {
    const url = `${urls.SITE_URL}/developers?query=${encodeURIComponent(query)}`;
    return (await fetch(url, { headers: behindProxy(address) })).text();
  };
  let refused = 0;
  for (let n = 0; n < 121; n++) refused += (await page('203.0.113.2')).includes('Too many attempts') ? 1 : 0;
  assert.ok(refused > 0);
  assert.doesNotMatch(await page('203.0.113.3'), /Too many attempts/u);
});

test('the explorer refuses a hundred schemas at once', async () => {
  const query = `{ ${Array.from({ length: 100 }, (_, at) => `a${at}: __schema { types { name } }`).join(' ')} }`;
  const answer = await fetch(`${urls.SITE_URL}/developers?query=${encodeURIComponent(query)}`, {
    headers: behindProxy('203.0.113.4'),
  });
  const text = await answer.text();
  assert.match(text, /TOO_COMPLEX/u);
  assert.ok(text.length < 500_000);
});
