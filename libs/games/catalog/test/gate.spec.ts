/**
 * Slices of both bigger games are written in the play language and play as the plugins do: the same options, events, cards in zones and
 * numbers at each decision of many random positions.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { firstOf } from '@rulewright/content/testing';
import { Random } from '@rulewright/engine';
import { vocabularies } from '../src/index.ts';
import { compare, type Compared } from './gate/sides.ts';
import * as chains from './gate/chains.ts';
import * as windows from './gate/windows.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), vocabularies);
const nothing = (): Compared => ({ offered: new Map(), chosen: new Map(), told: new Map() });
const seeds = firstOf(
  150,
  Array.from({ length: 2000 }, (_, seed) => seed),
);

test('response windows and static abilities', () => {
  const sides = [windows.plugin(content), windows.played()] as const;
  const seen = nothing();
  for (const seed of seeds) {
    const random = new Random(seed);
    const position = windows.randomPosition((n) => random.below(n));
    compare(sides, position, seed, windows.TOLD, [windows.attacks('attack'), windows.attacks('attack-now')], seen);
  }
  console.log(seen);
});

test('a chain with traps, stopped entries and a replacement', () => {
  const sides = [chains.plugin(content), chains.played()] as const;
  const seen = nothing();
  for (const seed of seeds) {
    const random = new Random(seed);
    const position = chains.randomPosition((n) => random.below(n));
    compare(sides, position, seed, chains.TOLD, [chains.states('damage'), chains.states('wounds')], seen);
  }
  console.log(seen);
});
