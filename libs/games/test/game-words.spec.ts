/** A search without a game looks in the games that have its words. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { gamesWith, gameWords } from '@rulewright/content/search';
import { knownGames } from '../src/index.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const content = openContent(await readTree(join(here, '../../..')), knownGames);
const words = new Map(content.games.map(({ doc }) => [doc.id, gameWords(content, doc.id)]));

it.each([
  ['Ant Swarm', 'metabaloids'],
  ['ant swa', 'metabaloids'],
  ['what does Terra do', 'metazoo'],
  ['renown of a keeper', 'small-hours'],
  ['tolls of a lock', 'slow-water'],
])('looks for "%s" in %s first', (text, game) => {
  expect(gamesWith(text, words)[0]).toBe(game);
});

it('leaves out games without the words of a text', () => {
  expect(gamesWith('Copper Kettle', words)).toEqual(['small-hours']);
});

it('looks in all games for words that no game has, and in a game whose words are not known', () => {
  expect(gamesWith('xyzzyquux', words)).toHaveLength(words.size);
  expect(gamesWith('Copper Kettle', new Map([...words, ['unknown', null]]))).toContain('unknown');
});

it('keeps a game in a few kilobytes', () => {
  for (const filter of words.values()) expect(filter.byteLength).toBeLessThan(64 * 1024);
});
