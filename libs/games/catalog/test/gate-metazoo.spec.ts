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
import { compareGame, sidesOf, usualRuleset } from './gate/metazoo.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), vocabularies);
const cards = [...content.game('metazoo').cards.values()];
const sides = sidesOf(content, usualRuleset(content), cards);

test.each([0, 9, 3, 7])('matches of these Pages are equal (seed %i)', (seed) => {
  const result = compareGame(sides, cards, seed, 300);
  expect(result.difference).toBeNull();
  expect(result.decisions).toBeGreaterThan(100);
});
