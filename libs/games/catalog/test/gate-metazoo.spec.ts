/**
 * MetaZoo plays from its document as its plugin does, with decks of all Pages: the same options with their texts, forecasts and reasons, sets,
 * pending actions, board, events with rules, zones, knowledge, numbers, measures, features and counts of rules at each decision, and the same
 * results. The long spec plays more.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { vocabularies } from '../src/index.ts';
import { sidesOfTexts } from './gate/metazoo-texts.ts';
import { compareGame, playedCards, sidesOf, usualRuleset } from './gate/metazoo.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), vocabularies);
const cards = playedCards(content);
const sides = sidesOf(content, usualRuleset(content), cards);

test('the document plays all Pages', () => {
  expect([cards.length, content.game('metazoo').cards.size]).toEqual([112, 112]);
});

test.each([0, 9, 3, 7])('matches of these Pages are equal (seed %i)', (seed) => {
  const result = compareGame(sides, cards, seed, 300);
  expect(result.difference).toBeNull();
  expect(result.decisions).toBeGreaterThan(100);
});

test('matches of Pages that have texts are equal', () => {
  const result = compareGame(sidesOfTexts(content, usualRuleset(content), cards), cards, 7, 300);
  expect(result.difference).toBeNull();
  expect(result.decisions).toBeGreaterThan(100);
});
