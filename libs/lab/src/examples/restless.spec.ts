/** Plays the example suite a second time. Every decision is first taken in a copy, and undone once, with the same results. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { WHOLE } from '@rulewright/content/testing';
import { enginesOf, knownGames } from '@rulewright/games';
import { layTable } from './example-layout.ts';
import { restless, RestlessError } from './restless.ts';
import { modesOf } from './example-modes.ts';
import { runExample } from './run-examples.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), knownGames);
/** The two games with the most rules. */
const large = enginesOf(content).slice(0, 2);
/** The short run plays one example of so many, and the long run all. */
const ONE_OF = WHOLE ? 1 : 3;
/** Games whose content has worked examples. */
const proven = large.filter((plugin) =>
  content.games.some((game) => game.doc.id === plugin.id && game.examples.size > 0),
);

test.each(proven.map((plugin) => [plugin.id, plugin] as const))(
  'the examples of %s pass with a copy and an undo at every decision',
  (_, plugin) => {
    const failed: string[] = [];
    let played = 0;
    for (const [at, example] of [...content.game(plugin.id).examples.values()].flat().entries()) {
      if (at % ONE_OF !== 0) continue;
      const all = example.deck === undefined ? modesOf(content, plugin.id, example) : [];
      // The long run plays each example in all its modes, and the short one in one of them.
      for (const mode of WHOLE ? all : all.slice(at % all.length).slice(0, 1)) {
        const { passed, message } = runExample(content, plugin, example, mode, { restless: true });
        if (!passed) failed.push(`${example.id} (${mode})\n${message}`);
        played++;
      }
    }
    expect(failed).toEqual([]);
    expect(played).toBeGreaterThan(content.game(plugin.id).rules.size / ONE_OF);
  },
);

test('detects a match that keeps something outside its state', () => {
  const plugin = large[0]!;
  const example = [...content.game(plugin.id).examples.values()].flat().find((one) => one.play.length > 1)!;
  const { match } = layTable(content, plugin, example, modesOf(content, plugin.id, example)[0]!);
  match.advance();
  const choose = match.choose.bind(match);
  // Changes the original match only, from outside.
  match.choose = (index) => {
    choose(index);
    Object.values<Int32Array>(match.seat)[0]![0]! += 1;
  };
  expect(() => restless(match, 0)).toThrow(RestlessError);
});
