/** The Pages of a release from when the game had a plugin become the same Pages with texts, and Tokens are cards. */
import { fileURLToPath } from 'node:url';
import { formerCardsSchema, lazyCards, openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { parse } from 'yaml';
import { metazoo } from '../src/index.ts';
import { tokenCards } from '../src/play-fields.ts';
import { FORMER_CARDS } from './play/former-cards.ts';
import { textCard } from './play/text-cards.ts';

const files = (await readTree(fileURLToPath(new URL('../../../..', import.meta.url)))).filter(({ path }) =>
  path.includes('/metazoo/'),
);
const pages = [...openContent(files, [metazoo.vocabulary]).game('metazoo').cards.values()];
const read = lazyCards(files, 'metazoo', FORMER_CARDS);

test('the description is valid', () => {
  expect(() => formerCardsSchema.parse(FORMER_CARDS)).not.toThrow();
});

test('each Page is the same as with texts', () => {
  expect(pages.length).toBeGreaterThanOrEqual(112);
  for (const page of pages) expect(read.get(page.id)).toEqual(textCard(page));
});

test('Pages with texts stay as they are', () => {
  const texts = files.map((file) => {
    const card = pages.find(({ id }) => file.path === `cards/metazoo/cards/${id}.yaml`);
    return card
      ? { ...file, text: JSON.stringify({ ...(parse(file.text) as object), data: textCard(card).data }) }
      : file;
  });
  const again = lazyCards(texts, 'metazoo', FORMER_CARDS);
  for (const page of pages) expect(again.get(page.id)).toEqual(textCard(page));
});

test('Tokens are cards without a printing', () => {
  const tokens = tokenCards(pages).map(textCard);
  expect(tokens.length).toBeGreaterThanOrEqual(2);
  for (const { id, name, data } of tokens) expect(read.get(id)).toEqual({ id, name, data, aliases: [], printings: [] });
  expect([...read.keys()]).toEqual([...pages, ...tokens].map(({ id }) => id));
});
