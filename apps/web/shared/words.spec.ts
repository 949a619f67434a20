import { capital, decksOf } from './words.ts';

const words = { card: 'Page', cards: 'Pages', deck: 'Spellbook', player: 'Caster' };

test('capitalises words, and forms the plural of the word for a deck', () => {
  expect(decksOf(words)).toBe('Spellbooks');
  expect(capital('deck check')).toBe('Deck check');
});
