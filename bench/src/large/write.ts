/**
 * `node dist/large/write.js COUNT FOLDER`: writes the tree of the workspace with COUNT further cards, and decks of those cards, for an
 * import.
 */
import { readTree, writeTree } from '@rulewright/content/node';
import { LARGE_GAME, ROOT } from '../content.ts';
import { madeCards, madeDecks } from './made-cards.ts';

const [count, folder] = process.argv.slice(2);
if (folder === undefined || !/^\d+$/u.test(count ?? '')) {
  console.error('Give a number of cards and a folder.');
  process.exit(2);
}
const files = await readTree(ROOT);
const made = [...madeCards(files, LARGE_GAME, Number(count)), ...madeDecks(LARGE_GAME, Number(count))];
await writeTree(folder, [...files, ...made]);
