/** Nothing is reported about the shipped releases, alone and compared with themselves. */
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { knownGames } from '@rulewright/games';
import { overlooked } from '../src/index.ts';

const files = await readTree(fileURLToPath(new URL('../../..', import.meta.url)));
const base = openContent(files, knownGames);
const OPTIONS = { games: 400, seed: 5, time: 30_000 };

test.each(base.games.map(({ doc }) => doc.id))(
  '%s',
  async (id) => {
    for (const before of [null, base]) {
      const { findings } = await overlooked(before, base, id, OPTIONS);
      expect(findings).toEqual([]);
    }
  },
  300_000,
);
