import { planOf } from './plan.ts';

const address = (url: string): string | null => {
  const plan = planOf(url);
  return plan.kind === 'cached' ? plan.address : null;
};

describe('the address under which a page is cached', () => {
  it('is the same for all spellings of an address', () => {
    expect(address('/a-game/rules/fast?variant=b&release=2&variant=a')).toBe(
      '/a-game/rules/fast?release=2&variant=b&variant=a',
    );
    expect(address('/a-game/rules/fast?release=2&variant=b&variant=a&utm=1')).toBe(
      '/a-game/rules/fast?release=2&variant=b&variant=a',
    );
    expect(address('/a-game/cards?q=%20ant%20')).toBe(address('/a-game/cards?q=ant'));
    expect(address('/a-game/cards?q=')).toBe('/a-game/cards');
  });

  it('leaves out parameters that the page does not read', () => {
    expect(address('/?anything=1')).toBe('/');
    expect(address('/a-game/cards/ant?release=none')).toBe('/a-game/cards/ant');
    expect(address('/a-game/cards/ant?release=2&release=3')).toBe('/a-game/cards/ant?release=2');
    expect(address('/releases/1?constructor=1&__proto__=2')).toBe('/releases/1');
  });

  it('keeps the parameters that a game names, in a fixed order', () => {
    expect(address('/a-game/cards?type=b&q=x&colour=c&type=a')).toBe('/a-game/cards?colour=c&q=x&type=b&type=a');
  });

  it('separates pages with a query from those without', () => {
    expect(planOf('/a-game/cards')).toMatchObject({ queried: false });
    expect(planOf('/a-game/cards?utm=1&type=x')).toMatchObject({ queried: true });
  });
});

describe('an address that is rendered each time', () => {
  it.each([
    ['a page of one person', '/account'],
    ['a page that leads nowhere', '/no/such/page'],
    ['a query of the visitor’s own', '/developers?query=%7Bgames%7Bid%7D%7D'],
    ['a list of one person', '/a-game/deck-check?kept=1'],
    ['a very long query', `/a-game/cards?q=${'x'.repeat(600)}`],
    ['another way to write the path', '/a-game/cards/%61nt'],
    ['a path with odd characters', '/a-game/cards/ant%00'],
    ['more parameters than a game has', `/a-game/cards?${Array.from({ length: 20 }, (_, i) => `p${i}=1`).join('&')}`],
    ['a parameter with an odd name', '/a-game/cards?%0Aname=1'],
  ])('%s', (_, url) => expect(planOf(url)).toEqual({ kind: 'rendered' }));

  it('accepts queries that cannot be decoded', () => {
    expect(address('/a-game/cards?q=%E0%A4%A')).toMatch(/^\/a-game\/cards\?q=/u);
    expect(address('/a-game/cards?%')).toBeNull();
  });
});
