/** The games in `examples/`, which were written from the guide: all that they say is checked, proven and played. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { pluginFor, knownGames } from '@rulewright/games';
import { coverageOf } from '../src/examples/rule-coverage.ts';
import { runExamples } from '../src/examples/run-examples.ts';

const folder = join(fileURLToPath(new URL('.', import.meta.url)), '../../../examples');
/** The most lines of a play document. A game that needs more shows that the language lacks something. */
const MOST_LINES = 800;

const games = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

test.each(games)(
  '%s has no problem, every rule has a sentence, code and an example, and every example passes',
  async (id) => {
    const { content, problems } = loadContent(await readTree(join(folder, id)), knownGames);
    expect(problems).toEqual([]);
    const plugin = pluginFor(content.game(id))!;
    expect(coverageOf(content, plugin).gaps).toEqual([]);
    const failed = runExamples(content, plugin).filter((one) => !one.passed);
    expect(failed.map((one) => `${one.id} (${one.mode})\n${one.message}`)).toEqual([]);
    const play = readFileSync(join(folder, id, `rules/${id}/play/${id}.play`), 'utf8');
    expect(play.split('\n').length).toBeLessThanOrEqual(MOST_LINES);
  },
);
