/** A card is replaced by the most similar card that is legal, and by several if one alone may not have that many copies. */
import type { CardDoc, CardField, GameContent } from '@rulewright/content';
import type { DeckList } from '@rulewright/engine';
import { mostSimilar, pairedDecks } from './stand-in.ts';

type Game = Pick<GameContent, 'cards' | 'vocabulary'>;

const card = (id: string, kind: string, cost: number, strength: number): CardDoc =>
  ({ id, name: id, data: { kind, cost, strength }, printings: [] }) as unknown as CardDoc;
const field = (id: string, type: CardField['type']): CardField => ({
  ...{ id, keys: [id], label: id, type, facet: type === 'set' },
  read: ({ data }) => (type === 'set' ? [String(data[id])] : Number(data[id])),
});
const gameOf = (...cards: CardDoc[]): Game => ({
  cards: new Map(cards.map((one) => [one.id, one])),
  vocabulary: {
    cardFields: [field('kind', 'set'), field('cost', 'number'), field('strength', 'number')],
    face: ({ data }: CardDoc) => ({ cost: data['cost'] }),
  } as unknown as GameContent['vocabulary'],
});

const owl = card('owl', 'bird', 3, 4);
const game = gameOf(
  owl,
  card('crow', 'bird', 3, 3),
  card('hawk', 'bird', 3, 5),
  card('fox', 'beast', 3, 4),
  card('swan', 'bird', 6, 4),
);
const deck: DeckList['entries'] = [
  { card: 'owl', copies: 2 },
  { card: 'crow', copies: 2 },
  { card: 'fox', copies: 3 },
];
/** Decks with at most this many copies of a card are legal. */
const atMost = (limit: number) => (entries: DeckList['entries']) => {
  const copies = new Map<string, number>();
  for (const one of entries) copies.set(one.card, (copies.get(one.card) ?? 0) + one.copies);
  return [...copies.values()].every((count) => count <= limit);
};

test('cards of the same kind and cost with similar values come first', () => {
  expect(mostSimilar(game, owl).map(({ id }) => id)).toEqual(['crow', 'hawk', 'fox', 'swan']);
});

test('the most similar card takes all places of the card', () => {
  expect(pairedDecks(game, deck, owl, atMost(4))).toEqual({
    withCard: deck,
    without: [{ card: 'crow', copies: 2 }, ...deck.slice(1)],
    standIn: { cards: ['crow'], copies: 2, added: false },
  });
});

test('a card at its limit takes no further place', () => {
  const { without, standIn } = pairedDecks(game, deck, owl, atMost(3))!;
  expect(standIn).toEqual({ cards: ['crow', 'hawk'], copies: 2, added: false });
  expect(without.slice(0, 2)).toEqual([
    { card: 'crow', copies: 1 },
    { card: 'hawk', copies: 1 },
  ]);
});

test('a card that the deck does not have takes the place of the most similar card', () => {
  const without = deck.slice(1);
  expect(pairedDecks(game, without, owl, atMost(3))).toEqual({
    withCard: [
      { card: 'owl', copies: 2 },
      { card: 'fox', copies: 3 },
    ],
    without,
    standIn: { cards: ['crow'], copies: 2, added: true },
  });
});

test('if no card may take the place, there are no decks to compare', () => {
  expect(pairedDecks(game, deck, owl, () => false)).toBeNull();
});
