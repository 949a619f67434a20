/** Exchanges of cards between the games of a match, and what opponents see of a side deck. */
import { loadContent, type BetweenGames } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { knownGames } from '@rulewright/games';
import { fileURLToPath } from 'node:url';
import { exchangeCards, listsForGame, shownOfSide, type Exchange, type Lists } from '../src/index.ts';

const { content } = loadContent(await readTree(fileURLToPath(new URL('../../../', import.meta.url))), knownGames);
const laws = content.games.flatMap(({ deckLaws }) => [...deckLaws.values()]);
const rules: BetweenGames = laws.flatMap(({ betweenGames }) => betweenGames ?? [])[0]!;
const parameters = {
  [rules.from]: 2,
  [rules.sizesStay]: true,
  [rules.reverts]: true,
  [rules.shows]: ['existence', 'count'],
};
const lists: Lists = {
  deck: [
    { card: 'a', copies: 37 },
    { card: 'b', copies: 3 },
  ],
  side: [
    { card: 'b', copies: 1 },
    { card: 'c', copies: 14 },
  ],
};
const swap = (into: number, out: number): Exchange => ({
  into: [{ card: 'c', copies: into }],
  out: [{ card: 'b', copies: out }],
});
const exchange = (swap: Exchange, game = 2, changed: object = {}) =>
  exchangeCards(rules, { ...parameters, ...changed }, lists, swap, game);

test('an exchange of three for three keeps both sizes', () => {
  const { lists: after, issues } = exchange(swap(3, 3));
  expect(issues).toEqual([]);
  expect(after).toEqual({
    deck: [
      { card: 'a', copies: 37 },
      { card: 'c', copies: 3 },
    ],
    side: [
      { card: 'b', copies: 4 },
      { card: 'c', copies: 11 },
    ],
  });
});

test.each<[string, Exchange, number, string, string]>([
  ['before the first game', swap(3, 3), 1, 'too-early', rules.fromRule],
  ['three in and two out', swap(3, 2), 2, 'sizes-differ', rules.sizesRule],
  [
    'more than the side deck contains',
    { into: [{ card: 'b', copies: 2 }], out: [{ card: 'a', copies: 2 }] },
    2,
    'not-in-the-side-deck',
    rules.sizesRule,
  ],
  ['more than the deck has', swap(4, 4), 2, 'not-in-the-deck', rules.sizesRule],
])('%s is refused', (_, swap, game, code, rule) => {
  const { lists: after, issues } = exchange(swap, game);
  expect(issues.map((one) => [one.code, one.ruleId])).toEqual([[code, rule]]);
  expect(after).toBe(lists);
});

test('an exchange may change the sizes if the mode allows it', () => {
  expect(exchange(swap(3, 2), 2, { [rules.sizesStay]: false }).issues).toEqual([]);
});

test('after a game both lists return to the registered ones, or stay as they are if the mode says so', () => {
  const { lists: last } = exchange(swap(3, 3));
  expect(listsForGame(rules, parameters, lists, last)).toBe(lists);
  expect(listsForGame(rules, { ...parameters, [rules.reverts]: false }, lists, last)).toBe(last);
});

test('opponents see that there is a side deck and its size, not its cards', () => {
  expect(shownOfSide(rules, parameters, lists)).toEqual({ exists: true, count: 15 });
  expect(shownOfSide(rules, { ...parameters, [rules.shows]: ['pages'] }, lists)).toEqual({ cards: lists.side });
});
