import { capital, countedCards, decksOf, listNames } from './words.ts';

const words = { card: 'Page', cards: 'Pages', deck: 'Spellbook', player: 'Caster' };

test('words in the number and case that a sentence needs', () => {
  expect([countedCards(1, words), countedCards(2, words), decksOf(words)]).toEqual(['1 Page', '2 Pages', 'Spellbooks']);
  expect(capital('deck check')).toBe('Deck check');
});

test('cards that share a name are called by an alias', () => {
  const names = listNames([
    { name: 'Moth', aliases: ['Moth (red)'] },
    { name: 'Moth', aliases: [] },
    { name: 'Ant', aliases: ['Emmet'] },
  ]);
  expect(names).toEqual(['Moth (red)', 'Moth', 'Ant']);
});
