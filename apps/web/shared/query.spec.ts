import { href, many, one, positive, rulebookHref, rulesetId } from './query.ts';

test('reads single values, lists and numbers, and ignores invalid ones', () => {
  expect(one({ q: [' ant ', 'bee'] }, 'q')).toBe('ant');
  expect(one({ q: '  ' }, 'q')).toBeUndefined();
  expect(many({ rarity: 'rare' }, 'rarity')).toEqual(['rare']);
  expect(positive({ release: '3' }, 'release')).toBe(3);
  expect(positive({ release: '-3' }, 'release')).toBeUndefined();
  expect(positive({ release: '1e9' }, 'release')).toBeUndefined();
});

test('writes only values that are set', () => {
  expect(href('/g/cards', { q: 'cost<=2', rarity: ['rare', 'common'], after: undefined, view: '' })).toBe(
    '/g/cards?q=cost%3C%3D2&rarity=rare&rarity=common',
  );
  expect(href('/g/cards')).toBe('/g/cards');
});

test('a ruleset id and the address of its rulebook convert to each other', () => {
  const id = rulesetId('g', 'm', ['z', 'a']);
  expect(id).toBe('g/m+a+z');
  expect(rulebookHref(id, 'x.rule')).toBe('/g/rules/m?variant=a&variant=z#x.rule');
  expect(rulebookHref('g/m?draw.handSize=6')).toBe('/g/rules/m');
});
