/** Cards that are strictly better than another card of their cost, and abilities that answer the same event twice. */
import { fileURLToPath } from 'node:url';
import { openContent, type CardDoc } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { engineOf, knownGames } from '@rulewright/games';
import { betterCards, lookAtCards } from './data-look.ts';

const content = openContent(await readTree(fileURLToPath(new URL('../../../..', import.meta.url))), knownGames);

test.each(content.games.map(({ doc }) => doc.id))('%s: nothing is overlooked in the data of its cards', (id) => {
  const game = content.game(id);
  const plugin = engineOf(game);
  expect(plugin.worth?.more.length).toBeGreaterThan(0);
  expect(lookAtCards(game, plugin)).toEqual([]);
});

test('finds a card with higher numbers, an additional ability or a cheaper ability, but not a card with another cost', () => {
  const ability = {
    id: 'sting',
    kind: 'activated',
    text: 'Sting (1): draw a card.',
    cost: 1,
    effects: [{ do: 'draw' }],
  };
  const card = (name: string, data: Record<string, unknown>): CardDoc => ({
    id: name.toLowerCase(),
    name,
    aliases: [],
    printings: [],
    data: { kind: 'creature', cost: 2, attack: 2, defense: 2, abilities: [], ...data },
  });
  const worth = { same: ['kind', 'cost'], more: ['attack', 'defense'], lists: ['abilities'] };
  const pairsOf = (...cards: CardDoc[]): string[] =>
    betterCards(cards, worth).map(([better, worse]) => `${better.name} over ${worse.name}`);
  const plain = card('Plain', {});
  expect(pairsOf(plain, card('Strong', { attack: 3 }))).toEqual(['Strong over Plain']);
  expect(pairsOf(plain, card('Able', { abilities: [ability] }))).toEqual(['Able over Plain']);
  const dear = card('Dear', { abilities: [ability] });
  expect(pairsOf(dear, card('Cheap', { abilities: [{ ...ability, id: 'bite', cost: 0 }] }))).toEqual([
    'Cheap over Dear',
  ]);
  expect(pairsOf(plain, card('Same', {}), card('Other', { attack: 3, defense: 1 }))).toEqual([]);
  expect(pairsOf(plain, card('Larger', { cost: 3, attack: 4 }))).toEqual([]);
});

test('amounts are compared one by one, a smaller number can be better, and words in their place are not compared', () => {
  const card = (name: string, data: Record<string, unknown>): CardDoc => ({
    id: name.toLowerCase(),
    name,
    aliases: [],
    printings: [],
    data,
  });
  const worth = { same: ['kind'], more: ['gives'], less: ['debt'], lists: [] };
  const pairsOf = (...cards: CardDoc[]): string[] =>
    betterCards(cards, worth).map(([better, worse]) => `${better.name} over ${worse.name}`);
  expect(pairsOf(card('A', { gives: { tea: 2, bread: 1 } }), card('B', { gives: { tea: 2 } }))).toEqual(['A over B']);
  expect(pairsOf(card('A', { gives: { tea: 2 } }), card('B', { gives: { bread: 1 } }))).toEqual([]);
  expect(pairsOf(card('A', { gives: 1, debt: 1 }), card('B', { gives: 1, debt: 2 }))).toEqual(['A over B']);
  expect(pairsOf(card('A', { gives: 'X' }), card('B', { gives: 1 }))).toEqual([]);
});
