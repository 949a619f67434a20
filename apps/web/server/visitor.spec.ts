import type { IncomingMessage } from 'node:http';
import { addressOf, isPersonal, themeOf } from './visitor.ts';
import { Visitors } from './visitor-address.ts';

const visitors = new Visitors({ trustedProxies: ['loopback'] });

/** The counted address of a request from `remote` that claims to be forwarded for `claimed`. */
function counted(remote: string, claimed?: string): string {
  const request = {
    headers: claimed === undefined ? {} : { 'x-forwarded-for': claimed },
    socket: { remoteAddress: remote },
  } as unknown as IncomingMessage;
  visitors.name(request);
  return addressOf(request);
}

describe('the address of a visitor', () => {
  it('is that of the socket, whatever an untrusted sender claims', () => {
    expect(counted('203.0.113.7')).toBe('203.0.113.7');
    expect(counted('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  });

  it('is the last one before our own proxies', () => {
    expect(counted('127.0.0.1', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
    expect(counted('::1', '203.0.113.7, 127.0.0.1')).toBe('203.0.113.7');
    expect(counted('::ffff:127.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
  });

  it('is one for all addresses of an IPv6 network, and for both notations of an IPv4 address', () => {
    expect(counted('2001:db8:1:2::1')).toBe(counted('2001:db8:1:2:ffff::9'));
    expect(counted('2001:db8:1:2::1')).not.toBe(counted('2001:db8:1:3::1'));
    expect(counted('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  it('is that of the proxy when the claim is not an address', () => {
    expect(counted('127.0.0.1', 'nonsense')).toBe('127.0.0.1');
    expect(counted('127.0.0.1')).toBe('127.0.0.1');
  });
});

describe('the requests of a visitor', () => {
  it('are personal with a session, a change set, or a navigation inside a page', () => {
    expect(isPersonal({ cookie: 'theme=dark; rulewright-session=x' })).toBe(true);
    expect(isPersonal({ cookie: 'as-if=x' })).toBe(true);
    expect(isPersonal({ cookie: 'theme=dark; display=large' })).toBe(true);
    expect(isPersonal({ rsc: '1' })).toBe(true);
    expect(isPersonal({ cookie: 'visitor=x; not-as-if=x; theme=dark' })).toBe(false);
  });

  it('name a theme only if the theme exists', () => {
    expect(themeOf({ cookie: 'a=b; theme=dark' })).toBe('dark');
    expect(themeOf({ cookie: 'theme=darkest' })).toBe('');
    expect(themeOf({})).toBe('');
  });
});
