/** The hosts of games: their home pages, and the addresses that pages give of themselves. */
import { addressOf, readGameHosts, urlAt } from './game-hosts.ts';

const hosts = readGameHosts('one=one.example.org, two=Two.Example.org');

describe('the host of a game', () => {
  it('has the page of the game as its home page', () => {
    expect(urlAt(hosts, 'one.example.org', '/')).toBe('/one');
    expect(urlAt(hosts, 'TWO.example.org:8080', '/?from=mail')).toBe('/two?from=mail');
  });

  it('has all other pages of the site at their usual paths', () => {
    expect(urlAt(hosts, 'one.example.org', '/two/cards')).toBe('/two/cards');
    expect(urlAt(hosts, 'one.example.org', '//two.example.org')).toBe('//two.example.org');
  });

  it('is one that is configured: any other shows the site', () => {
    for (const host of ['rules.example.org', 'one.example.org.evil.example', 'evil/one.example.org', '', undefined])
      expect(urlAt(hosts, host, '/')).toBe('/');
  });

  it('is in the addresses of its pages', () => {
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
