/** Tests of the addresses that webhooks may reach. */
import { lookup, type LookupAddress } from 'node:dns';
import { isPublic, publicLookup } from './public-address.ts';

/** Resolves every name to these addresses. */
const resolvesTo = (...addresses: string[]) =>
  ((_host: string, _options: object, done: (error: null, addresses: LookupAddress[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as typeof lookup;

const lookUp = (resolve: typeof lookup, all: boolean): Promise<unknown> =>
  new Promise((done) => {
    publicLookup(resolve)('example.org', { all }, (error, address) => done(error ? error.message : address));
  });

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '172.16.5.5',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd12::1',
  '::ffff:127.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::',
  '::7f00:1',
  '::ffff:0:7f00:1',
  'fec0::1',
  '2001:2::1',
  '3fff::1',
  '5f00::1',
  '198.18.0.1',
  'not an address',
])('%s is not a public address', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('%s is a public address', (address) => {
  expect(isPublic(address)).toBe(true);
});

test('refuses a name if one of its addresses is private', async () => {
  const refusal = 'example.org leads to an address in a private network, which webhooks do not reach.';
  for (const all of [true, false]) {
    expect(await lookUp(resolvesTo('93.184.215.14', '127.0.0.1'), all)).toBe(refusal);
    expect(await lookUp(resolvesTo('::1'), all)).toBe(refusal);
    expect(await lookUp(resolvesTo(), all)).toBe(refusal);
  }
});

test('a connection to a public name uses the checked addresses', async () => {
  expect(await lookUp(resolvesTo('93.184.215.14'), false)).toBe('93.184.215.14');
  expect(await lookUp(resolvesTo('93.184.215.14'), true)).toEqual([{ address: '93.184.215.14', family: 4 }]);
});
