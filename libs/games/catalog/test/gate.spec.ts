/**
 * A slice of the largest game is written in the play language and plays as the plugin does: the same options, events, cards in zones and
 * numbers at each decision. Each comparison fails at the first difference.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { firstOf } from '@rulewright/content/testing';
import { Random } from '@rulewright/engine';
import { vocabularies } from '../src/index.ts';
import * as chains from './gate/chains.ts';
import { compare, type Compared, type Comparison, type Position, type Shown } from './gate/sides.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), vocabularies);
const seeds = firstOf(
  60,
  Array.from({ length: 2000 }, (_, seed) => seed),
);

type Wanted = readonly [kind: string, a?: unknown];

/** Chooses the first option of each of these kinds and cards in turn, and passes where the next one is not offered. */
function script(...wanted: readonly Wanted[]): (options: readonly Shown[]) => number {
  const left = [...wanted];
  const find = (options: readonly Shown[], [kind, a]: Wanted): number =>
    options.findIndex((one) => one[0] === kind && (a === undefined || one[1] === a));
  return (options) => {
    const next = left[0] === undefined ? -1 : find(options, left[0]);
    if (next >= 0) left.shift();
    return Math.max(0, next >= 0 ? next : find(options, ['pass']));
  };
}

const named = (events: Compared['events'], ...ids: readonly string[]): unknown[] =>
  events.flatMap(([id, , ...values]) => (ids.includes(String(id)) ? [[id, ...values]] : []));

/** Plays random positions with random choices. Returns how often each option was chosen and each event told. */
function random(comparison: Comparison, make: (below: (n: number) => number) => Position): Map<string, number> {
  const seen = new Map<string, number>();
  const count = (key: string): void => void seen.set(key, (seen.get(key) ?? 0) + 1);
  for (const seed of seeds) {
    const chance = new Random(seed);
    const position = make((n) => chance.below(n));
    const { chosen, events } = compare(comparison, position, seed, (options) => chance.below(options.length));
    for (const [kind] of chosen) count(kind);
    for (const [id, rule] of events) count(`${String(id)} ${String(rule)}`);
  }
  return seen;
}

describe('a chain with a trap and a replacement', () => {
  const comparison = chains.comparison(content);

  test('a trap answers a spell on the chain, and the last one comes first', () => {
    const position = chains.position([
      { chapter: ['bolt'], arena: ['hare'] },
      { traps: ['snare'], arena: ['cinder'] },
    ]);
    const { events } = compare(
      comparison,
      position,
      1,
      script(['contract', 0], ['target', 9], ['effect', 8], ['target', 1]),
    );
    expect(named(events, 'page.contracted', 'trap.flipped', 'text.used', 'entry.resolved', 'damage.dealt')).toEqual([
      ['page.contracted', 0, 0],
      ['trap.flipped'],
      ['text.used', 1, 8],
      ['entry.resolved', 1, 8],
      ['damage.dealt', 1, 15, 8],
      ['entry.resolved', 0, 0],
      ['damage.dealt', 9, 25, 0],
    ]);
  });

  test('a stopped entry does nothing', () => {
    const position = chains.position([{ chapter: ['bolt'], arena: ['hare'] }, { chapter: ['veto'] }]);
    const { events } = compare(comparison, position, 1, script(['contract', 0], ['contract', 8]));
    expect(named(events, 'entry.resolved', 'entry.stopped', 'damage.dealt')).toEqual([
      ['entry.resolved', 1, 8],
      ['entry.stopped', 0, 0],
    ]);
  });

  test('a scared page flees instead of being fatigued, or is fatigued after all', () => {
    const position = chains.position([{ arena: ['ember', 'hare'] }, { arena: ['hare'] }], [0]);
    const told = ['coin.flipped', 'card.moved', 'status.removed', 'page.fatigued', 'text.used'];
    const sides = new Map<unknown, unknown>();
    for (let seed = 0; seed < 8; seed++) {
      const { events } = compare(comparison, position, seed, script(['effect', 0], ['target', 1]));
      const [coin, ...rest] = named(events, ...told) as [unknown[], ...unknown[]];
      sides.set(coin[2], rest);
    }
    expect(sides.get(0)).toEqual([
      ['status.removed', 0],
      ['page.fatigued', 0],
      ['text.used', 0, 0],
    ]);
    expect(sides.get(1)).toEqual([['card.moved', 0, '0 arena', '0 chapter']]);
  });

  test('random positions', () => {
    const seen = random(comparison, chains.randomPosition);
    for (const kind of [
      'contract',
      'effect',
      'target-entry',
      'entry.stopped mz.chain.stopped-entry',
      'trap.flipped mz.trap.own-flip-text',
      'card.moved mz.status.scared-flip',
    ])
      expect(seen.get(kind)).toBeGreaterThan(5);
  });
});
