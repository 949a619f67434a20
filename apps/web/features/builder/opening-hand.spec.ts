import { drawHand } from './opening-hand.ts';

const entries = [
  { name: 'a', copies: 2 },
  { name: 'b', copies: 1 },
];

test('draws without replacement', () => {
  const hand = drawHand(entries, 3, 's');
  expect(hand.map((entry) => entry.name).sort()).toEqual(['a', 'a', 'b']);
  expect(drawHand(entries, 9, 's')).toHaveLength(3);
});

test('a seed determines the hand, and hands differ', () => {
  const many = [
    { name: 'x', copies: 20 },
    { name: 'y', copies: 20 },
  ];
  const text = (seed: string): string =>
    drawHand(many, 12, seed)
      .map((entry) => entry.name)
      .join('');
  expect(text('1')).toBe(text('1'));
  expect(new Set(['1', '2', '3', '4'].map(text)).size).toBeGreaterThan(1);
});
