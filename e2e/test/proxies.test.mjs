/** The site behind a TLS proxy: visitors are counted by the address that the proxy sends, and cookies are secure. */
import { expect, nextVisitor, test } from '../lib/test.mjs';

test.skip(({ product }) => product.isAsFound, 'Whether this site trusts a proxy is not known.');

const behindProxy = (address, more = {}) => ({ 'x-forwarded-for': address, 'x-forwarded-proto': 'https', ...more });

test('TLS responses have HSTS, and the cookie of a change set is secure', async ({ baseURL }) => {
  const asIf = (headers) => fetch(`${baseURL}/as-if/leave`, { headers, redirect: 'manual' });
  const byTls = await asIf(behindProxy(nextVisitor()));
  expect(byTls.headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/u);
  expect(byTls.headers.get('set-cookie')).toMatch(/; Secure/u);
  const plain = await asIf({ 'x-forwarded-for': nextVisitor() });
  expect(plain.headers.get('strict-transport-security')).toBe(null);
  expect(plain.headers.get('set-cookie')).not.toMatch(/Secure/u);
});

test('counts wrong passwords by the address that the proxy adds, and ignores the addresses before it', async ({
  baseURL,
}) => {
  const code = async (address) => {
    const response = await fetch(`${baseURL}/ask`, {
      method: 'POST',
      headers: behindProxy(address, { 'content-type': 'application/json' }),
      body: JSON.stringify({ operation: 'SignIn', variables: { email: 'a@example.org', password: 'wrong' } }),
    });
    return (await response.json()).errors[0].extensions.code;
  };
  const codes = [];
  const visitor = nextVisitor();
  for (let n = 0; n < 11; n++) codes.push(await code(`198.51.100.${n}, ${visitor}`));
  expect(codes).toStrictEqual([...Array(10).fill('UNAUTHENTICATED'), 'TOO_MANY_REQUESTS']);
  expect(await code(nextVisitor())).toBe('UNAUTHENTICATED');
});

test('counts the queries of a page for its visitor', { tag: '@long' }, async ({ baseURL }) => {
  // Each query differs, because the API caches answers to equal queries.
  const page = async (address, n) => {
    const query = `# ${n}\n{ __schema { queryType { name } } }`;
    const url = `${baseURL}/developers/explorer?query=${encodeURIComponent(query)}`;
    return (await fetch(url, { headers: behindProxy(address) })).status;
  };
  let refused = 0;
  const visitor = nextVisitor();
  for (let n = 0; n < 121; n++) refused += (await page(visitor, n)) === 429 ? 1 : 0;
  expect(refused).toBeGreaterThan(0);
  expect(await page(nextVisitor(), 'last')).toBe(200);
});

test('the explorer refuses a hundred schemas at once', async ({ baseURL }) => {
  const query = `{ ${Array.from({ length: 100 }, (_, at) => `a${at}: __schema { types { name } }`).join(' ')} }`;
  const answer = await fetch(`${baseURL}/developers/explorer?query=${encodeURIComponent(query)}`, {
    headers: behindProxy(nextVisitor()),
  });
  const text = await answer.text();
  expect(text).toMatch(/TOO_COMPLEX/u);
  expect(text.length).toBeLessThan(500_000);
});
