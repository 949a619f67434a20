/** A stored run keeps the size of its parts, because mixing two sizes would count games twice. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { enginesOf, knownGames } from '@rulewright/games';
import { partSize } from '../runs/plan/lab-plan.ts';
import { ordersOf } from '../runs/plan/lab-plan.ts';
import { planOf, readSetup } from './run-setup.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), knownGames);
/** The two games with the most rules. */
const large = enginesOf(content).slice(0, 2);
const game = large[0]!.id;
const ruleset = resolveRuleset(content, `${game}/${content.game(game).doc.modes[0]!}`);
const entrant = { name: 'one', deckName: null, deck: [], bot: 'random' };

const stored = (changes: object) =>
  readSetup({
    id: 'run',
    setup: JSON.stringify({
      arms: [{ name: 'a', ruleset: ruleset.id, rulesetName: ruleset.name, hash: ruleset.hash }],
      entrants: [entrant, entrant, entrant],
      games: 99,
      seed: 1,
      swap: true,
      stop: null,
      sweep: null,
      ...changes,
    }),
  });
const firsts = async (changes: object) =>
  ordersOf(await planOf(() => content, { game, release: 1 }, stored(changes))).map(({ from }) => from);

test('a stored run keeps its part size, and an older run without one gets the size of that time', async () => {
  expect(await firsts({ part: 45 })).toEqual([0, 45, 90]);
  expect(await firsts({})).toEqual([0, 30, 60, 90]);
});

test('part sizes are whole blocks: small for few or slow games, up to 32 games for quick ones', () => {
  const size = (games: number, seats: number, swap = true, bot = 'random') =>
    partSize({ entrants: Array.from({ length: seats }, () => ({ bot })), swap, games });
  expect([size(2, 2), size(100, 2), size(10_000, 2), size(10_000, 3), size(10, 3), size(100, 2, false)]).toEqual([
    2, 6, 32, 30, 3, 7,
  ]);
  expect([size(1_000, 2, true, 'hard'), size(1_000, 2, false, 'mcts:50'), size(1_000, 2, true, 'medium')]).toEqual([
    2, 1, 32,
  ]);
});
