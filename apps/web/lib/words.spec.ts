import { capital, decksOf, listNames } from './words.ts';

const words = { card: 'Page', cards: 'Pages', deck: 'Spellbook', player: 'Caster' };

test('capitalises words, and forms the plural of the word for a deck', () => {
  expect(decksOf(words)).toBe('Spellbooks');
  expect(capital('deck check')).toBe('Deck check');
});

test('cards that share a name are listed by an alias', () => {
  const names = listNames([
    { name: 'Moth', aliases: ['Moth (red)'] },
    { name: 'Moth', aliases: [] },
    { name: 'Ant', aliases: ['Emmet'] },
  ]);
  expect(names).toEqual(['Moth (red)', 'Moth', 'Ant']);
});
