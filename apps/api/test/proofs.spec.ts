/** Proofs in the background: an example that fails is known to fail, other work has its turn, and all of it can be stopped. */
import type { Example } from '@rulewright/content';
import { gamePlugins } from '@rulewright/games';
import { modesOf } from '@rulewright/lab';
import { Proofs } from '../src/examples/proofs.ts';
import { testContent } from './support/content.ts';

const { content, id, game } = await testContent();
const plugin = gamePlugins.find((one) => one.id === id)!;
const all = [...game.examples.values()].flat();
const example = all.find((one) => one.deck === undefined && one.then.zones !== undefined)!;
const modes = modesOf(content, id, example);
const broken: Example = { ...example, id: 'broken', then: { ...example.then, zones: { 'A/hand': 199 } } };
const running = new AbortController().signal;

test('an example that does not hold is known to fail', async () => {
  const proofs = new Proofs(content, plugin, [
    { example, modes },
    { example: broken, modes },
  ]);
  const mode = modes[0]!;
  expect(proofs.passed(example.id, mode)).toBeNull();
  expect(proofs.firings).toBeNull();
  await proofs.work(running);
  expect(proofs.passed(example.id, mode)).toBe(true);
  expect(proofs.passed('broken', mode)).toBe(false);
  expect(proofs.firings!.map((one) => one.mode)).toEqual(game.doc.modes);
});

test('requests have their turn while it works', async () => {
  let turns = 0;
  let over = false;
  const count = (): void => {
    turns++;
    if (!over) setImmediate(count);
  };
  setImmediate(count);
  await new Proofs(content, plugin, [{ example, modes }]).work(running);
  over = true;
  expect(turns).toBeGreaterThan(10);
});

test('it stops when asked to, and claims nothing', async () => {
  const proofs = new Proofs(content, plugin, [{ example, modes }]);
  await proofs.work(AbortSignal.abort());
  expect(proofs.passed(example.id, modes[0]!)).toBeNull();
  expect(proofs.firings).toBeNull();
});

test('what cannot be played counts as failed and as no games', async () => {
  const unplayable = {
    ...plugin,
    compile: () => {
      throw new Error('no');
    },
  } as typeof plugin;
  const proofs = new Proofs(content, unplayable, [{ example, modes }]);
  await proofs.work(running);
  expect(proofs.passed(example.id, modes[0]!)).toBe(false);
  expect(proofs.firings).toEqual([]);
});
