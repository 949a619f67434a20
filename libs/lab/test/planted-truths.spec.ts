/** The question about a card finds a planted effect, and no effect where there is none. The long version asks every question. */
import { armWith, deckWith } from './planted-game.ts';
import { verdictsOf } from './planted-runs.ts';

const asked = (effect: number) =>
  verdictsOf(
    {
      question: 'card',
      card: 'charm',
      arms: [armWith({ charm: effect })],
      decks: [deckWith('charm'), deckWith('dud')],
    },
    100,
  );

test('a card without effect is not called too strong, although winners draw more of every card', () => {
  expect(asked(0).none).toBeGreaterThanOrEqual(95);
});

test('a card worth 5 points is found', () => {
  expect(asked(50).more).toBeGreaterThanOrEqual(80);
});
