/** Tests of the hosts of games: their home pages and the public addresses of pages. */
import { addressOf, readGameHosts, urlAt } from './game-hosts.ts';

const hosts = readGameHosts('one=one.example.org, two=Two.Example.org');

describe('the host of a game', () => {
  it('has the page of the game as its home page', () => {
    expect(urlAt(hosts, 'one.example.org', '/')).toBe('/one');
    expect(urlAt(hosts, 'TWO.example.org:8080', '/?from=mail')).toBe('/two?from=mail');
  });

  it('keeps the usual paths of all other pages', () => {
    expect(urlAt(hosts, 'one.example.org', '/two/cards')).toBe('/two/cards');
    expect(urlAt(hosts, 'one.example.org', '//two.example.org')).toBe('//two.example.org');
  });

  it('must be configured; any other host shows the home page of the site', () => {
    for (const host of ['rules.example.org', 'one.example.org.evil.example', 'evil/one.example.org', '', undefined])
      expect(urlAt(hosts, host, '/')).toBe('/');
  });

  it('appears in the addresses of the pages of its game', () => {
    const site = 'https://rules.example.org';
    expect(addressOf(hosts, site, '/one')).toBe('https://one.example.org/');
    expect(addressOf(hosts, site, '/one?release=3')).toBe('https://one.example.org/?release=3');
    expect(addressOf(hosts, site, '/one/cards/ant')).toBe('https://one.example.org/one/cards/ant');
    expect(addressOf(hosts, site, '/three')).toBe('https://rules.example.org/three');
    expect(addressOf(hosts, site, '/')).toBe('https://rules.example.org/');
  });
});

it.each(['one', 'one=', 'one=a b', 'one=https://x.org', 'one=x.org,two=x.org', 'one=x.org,one=y.org', 'One!=x.org'])(
  'refuses %s',
  (text) => {
    expect(() => readGameHosts(text)).toThrow(/GAME_HOSTS is not a list/u);
  },
);
