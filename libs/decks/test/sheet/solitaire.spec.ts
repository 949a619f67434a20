/** Tests that no action in solitaire loses a card. */
import {
  dealSolitaire,
  drawCards,
  exchangeCards,
  moveDealt,
  mulliganSolitaire,
  nextHand,
  nextTurn,
  type Solitaire,
} from '../../src/sheet/index.ts';

const entries = [
  { card: 'ant', copies: 3 },
  { card: 'bee', copies: 4 },
];
/** A generator with the same numbers in each run. */
function chance(): () => number {
  let state = 1;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
const all = ({ pile, hand, table, discard }: Solitaire): string[] =>
  [...pile, ...hand, ...table, ...discard].map(({ card, key }) => `${card} ${key}`).sort();

test('deals a hand from the shuffled deck, and a turn draws a card', () => {
  const dealt = dealSolitaire(entries, 3, chance());
  expect([dealt.hand.length, dealt.pile.length, dealt.turn]).toEqual([3, 4, 1]);
  expect(nextTurn(dealt)).toMatchObject({ turn: 2, hand: [{}, {}, {}, {}] });
  expect(dealSolitaire(entries, 3, chance())).toEqual(dealt);
  expect(dealSolitaire(entries, 99, chance()).pile).toEqual([]);
  expect(drawCards(dealSolitaire([], 7, chance()), 1).hand).toEqual([]);
});

test('a mulligan draws as many cards as were put back', () => {
  const dealt = dealSolitaire(entries, 3, chance());
  const again = mulliganSolitaire(dealt, chance());
  expect(again).toMatchObject({ mulligans: 1, hand: [{}, {}, {}] });
  expect(all(again)).toEqual(all(dealt));
});

test('a mode says how often a hand is exchanged, and how many cards the next one has', () => {
  const dealt = dealSolitaire(entries, 3, chance());
  const redraw = { kind: 'whole', most: null, fewer: 1, least: 2 };
  expect(nextHand(dealt, redraw)).toBe(2);
  const fewer = mulliganSolitaire(dealt, chance(), 2);
  expect(fewer.hand).toHaveLength(2);
  expect(nextHand(fewer, redraw)).toBeNull();
  expect(nextHand(fewer, { ...redraw, least: 0, most: 1 })).toBeNull();
  expect(nextHand(nextTurn(dealt), redraw)).toBeNull();
  expect(nextHand(moveDealt(dealt, dealt.hand[0]!.key, 'table'), redraw)).toBeNull();
});

test('chosen cards go to the bottom of the pile, and as many are drawn', () => {
  const dealt = dealSolitaire(entries, 3, chance());
  const [first, second] = dealt.hand;
  const changed = exchangeCards(dealt, new Set([first!.key, second!.key]));
  expect(changed.hand).toEqual([dealt.hand[2], ...dealt.pile.slice(0, 2)]);
  expect(changed.pile.slice(-2)).toEqual([first, second]);
  expect(all(changed)).toEqual(all(dealt));
});

test('moves a card from its current pile, and no card is lost', () => {
  const dealt = dealSolitaire(entries, 3, chance());
  const { key } = dealt.hand[1]!;
  const played = moveDealt(dealt, key, 'table');
  expect(played.table.map((card) => card.key)).toEqual([key]);
  expect(moveDealt(played, key, 'pile').pile[0]!.key).toBe(key);
  expect(moveDealt(played, 999, 'hand')).toBe(played);
  expect(moveDealt(played, key, 'table')).toBe(played);
  expect(all(moveDealt(played, key, 'discard'))).toEqual(all(dealt));
});
