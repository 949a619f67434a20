import { metricsWith, type Plant } from './planted-proposals.ts';
const mb = { ruleset: 'metabaloids/fast', deck: 'starter-deck-set-1', bot: 'random' };
const ct = { ...mb, ruleset: 'metabaloids/core-tactical' };
const mz = { ruleset: 'metazoo/nightfall', deck: 'critter-pack', bot: 'random' };
const card = (base: object, card: string, path: string, to: number) =>
  ({ ...base, edits: [{ card, path, to }] }) as Plant;
const rule = (base: object, parameters: string) => ({ ...base, parameters }) as Plant;
const plants: [string, Plant][] = [
  ['bitter', card(mb, 'boxelder-bug', 'attack', 12)],
  ['def', card(mb, 'boxelder-bug', 'defense', 12)],
  ['restock', rule(mb, 'restock.limit=1')],
  ['marching attack', card({ ...mb, deck: 'marching-column' }, 'house-fly', 'attack', 12)],
  ['marching def', card({ ...mb, deck: 'marching-column' }, 'house-fly', 'defense', 12)],
  ['marching cost', card({ ...mb, deck: 'marching-column' }, 'house-fly', 'cost', 9)],
  ['ct restock', rule(ct, 'restock.limit=1')],
];
test('probe', async () => {
  for (const [name, plant] of plants) {
    const [a, b] = [await metricsWith(plant, false, 240, 5), await metricsWith(plant, true, 240, 5)];
    const show = (m: typeof a) =>
      m
        .filter(({ id }) => ['starter-wins', 'turns', 'decisions', 'attacks'].includes(id))
        .map(({ id, value, interval: [l, h] }) => `${id} ${value.toFixed(3)}±${((h - l) / 2).toFixed(3)}`)
        .join(' ');
    process.stdout.write(`${name}\n  ${show(a)}\n  ${show(b)}\n`);
  }
});
