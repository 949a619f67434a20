/** Made-up cards are deterministic, distinct, and valid as content. */
import { WHOLE } from '@rulewright/content/testing';
import { loadContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { knownGames } from '@rulewright/games';
import { LARGE_GAME, ROOT } from '../content.ts';
import { madeCards, madeDecks } from './made-cards.ts';

/** The number of cards, which is enough for two decks or one. */
const [COUNT, DECKS] = WHOLE ? [1_200, 2] : [500, 1];
const files = await readTree(ROOT);
const made = [...madeCards(files, LARGE_GAME, COUNT), ...madeDecks(LARGE_GAME, COUNT)];

test('the same count and seed give the same documents, and another seed gives different ones', () => {
  expect(madeCards(files, LARGE_GAME, COUNT)).toEqual(madeCards(files, LARGE_GAME, COUNT));
  expect(madeCards(files, LARGE_GAME, 10, 2)).not.toEqual(madeCards(files, LARGE_GAME, 10));
});

test('every document has its own path, for up to a hundred thousand cards', () => {
  expect(new Set(made.map(({ path }) => path)).size).toBe(made.length);
  const many = madeCards(files, LARGE_GAME, 5_000);
  expect(new Set(many.map(({ path }) => path)).size).toBe(many.length);
});

test('the documents open as content without a problem', () => {
  const { content, problems } = loadContent([...files, ...made], knownGames);
  expect(problems).toEqual([]);
  const before = loadContent(files, knownGames).content.game(LARGE_GAME);
  expect(content.game(LARGE_GAME).cards.size).toBe(before.cards.size + COUNT);
  expect(content.game(LARGE_GAME).decks.size).toBe(before.decks.size + DECKS);
});
