import { capital, decksOf } from './words.ts';

const words = { card: 'Page', cards: 'Pages', deck: 'Spellbook', player: 'Caster' };

test('words in the number and case that a sentence needs', () => {
  expect(decksOf(words)).toBe('Spellbooks');
  expect(capital('deck check')).toBe('Deck check');
});
