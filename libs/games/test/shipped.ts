/** The games that ship, with their engines, for tests. */
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { enginesOf, knownGames } from '../src/index.ts';

export const shipped = openContent(await readTree(fileURLToPath(new URL('../../..', import.meta.url))), knownGames);
/** The two games with the most rules. */
export const largeGames = enginesOf(shipped).slice(0, 2);
