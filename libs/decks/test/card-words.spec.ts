/** The words of cards that lists may use. They are counted card by card, so a change needs only the card before and after it. */
import type { CardDoc } from '@rulewright/content';
import { wordsOfCards } from '../src/index.ts';
import { loadFixture } from './content.ts';

const { game } = await loadFixture();

describe('the words of the cards of a game', () => {
  const fields = game.vocabulary.cardFields;
  const cards = [...game.cards.values()];
  const half = Math.floor(cards.length / 2);

  test('are the same whether cards are counted together, or added and removed one by one', () => {
    const all = wordsOfCards(fields, cards);
    const first = wordsOfCards(fields, cards.slice(0, half));
    expect(wordsOfCards(fields, cards.slice(half), first)).toEqual(all);
    expect(wordsOfCards(fields, [], all, cards.slice(half))).toEqual(first);
    expect(wordsOfCards(fields, [], all, cards)).toEqual({ headings: {}, rarities: {} });
  });

  test('name each rarity with the number of cards that have it', () => {
    const having = (rarity: string) => (card: CardDoc) => card.printings.some((one) => one.rarity === rarity);
    for (const [rarity, count] of Object.entries(wordsOfCards(fields, cards).rarities))
      expect(cards.filter(having(rarity))).toHaveLength(count);
  });
});
