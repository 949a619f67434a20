/**
 * Slices of both bigger games are written in the play language and play as the plugins do: the same options, events, cards in zones and
 * numbers at each decision. Each comparison fails at the first difference.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { firstOf } from '@rulewright/content/testing';
import { Random, createMatch, optionKind } from '@rulewright/engine';
import { metabaloids } from '@rulewright/metabaloids';
import { vocabularies } from '../src/index.ts';
import * as chains from './gate/chains.ts';
import { documentPlugin } from './gate/metabaloids.ts';
import { compareRandom } from './gate/random-match.ts';
import { compare, type Compared, type Comparison, type Position, type Shown } from './gate/sides.ts';
import * as windows from './gate/windows.ts';

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

describe('response windows and static abilities', () => {
  const comparison = windows.comparison(content);
  // Seat 0 draws. The abilities of seat 1 are cards 14 and 15.
  const position = windows.position(
    { 'column-1': ['hiss'], hand: ['plain'] },
    { 'column-1': ['hush', 'flit'], hand: ['plain'] },
  );
  const play = (...wanted: readonly Wanted[]): Compared => compare(comparison, position, 1, script(...wanted));
  const drawn = ({ events }: Compared): number =>
    events.filter(([id, rule]) => id === 'card.moved' && rule === 'mb.draw.to-hand-size').length;

  test('an ability that is used in the window stops the draw', () => {
    const used = play(['use', 14]);
    expect(named(used.events, 'ability.used', 'action.stopped', 'ability.resolved')).toEqual([
      ['ability.used', 1, 14, 'hush/hush'],
      ['action.stopped', 0, 1],
      ['ability.resolved', 1, 14],
    ]);
    expect(drawn(used)).toBe(0);
  });

  test('a window in which all pass lets the draw go on, card by card', () => {
    const passed = play(['pass'], ['pass'], ['use', 14]);
    expect(drawn(passed)).toBe(2);
    expect(drawn(play())).toBe(6);
  });

  test('an ability can be stopped in the window that it opens', () => {
    const stopped = play(['use', 14], ['use', 0]);
    expect(named(stopped.events, 'ability.used', 'action.stopped', 'ability.resolved', 'penalty.due')).toEqual([
      ['ability.used', 1, 14, 'hush/hush'],
      ['ability.used', 0, 0, 'hiss/hiss'],
      ['action.stopped', 1, 2],
      ['ability.resolved', 0, 0],
      ['ability.resolved', 1, 14],
      ['penalty.due', 1, 1],
    ]);
    expect(drawn(stopped)).toBe(6);
  });

  test('a static ability comes and goes with its condition', () => {
    // The banner has 2 more with seven cards in hand, and all cards have 1 more with a card in the discard pile.
    const start = windows.position(
      { 'column-1': ['banner', 'pack'], hand: ['plain', 'plain'] },
      { 'column-1': ['hush'] },
    );
    const { states } = compare(
      comparison,
      start,
      1,
      script(...Array.from({ length: 5 }, () => ['pass'] as const), ['discard']),
    );
    const attacks = states.map((one) => (one as number[]).slice(0, 2));
    expect(attacks[0]).toEqual([1, 2]);
    expect(attacks).toContainEqual([3, 2]);
    expect(attacks.at(-1)).toEqual([2, 3]);
  });

  test('random positions', () => {
    const seen = random(comparison, windows.randomPosition);
    for (const kind of ['use', 'pass', 'discard', 'ability.resolved mb.ability.unfinished-trigger'])
      expect(seen.get(kind)).toBeGreaterThan(5);
  });
});

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

test.each([3, 5, 9])(
  'whole matches of Metabaloids with random rules, decks and abilities are equal (seed %i)',
  (seed) => {
    const result = compareRandom(content, seed, true, 60)!;
    expect(result.difference).toBeNull();
    expect(result.decisions).toBeGreaterThan(30);
  },
);

/** A card that returns to the hand on its player's turn. */
const LEAVER = {
  id: 'leaver',
  name: 'Leaver',
  aliases: [],
  data: metabaloids.examples.cardData({
    abilities: [
      {
        id: 'leave',
        kind: 'activated',
        text: 'On your turn, put Leaver into your hand.',
        timing: 'own-turn',
        effects: [{ do: 'move', target: 'this', to: 'hand' }],
      },
    ],
  }),
  printings: [],
};

test.each([
  ['the plugin', metabaloids],
  ['the play', documentPlugin()],
])('%s lists an ability no longer once it has resolved', (_, plugin) => {
  const program = plugin.compile(resolveRuleset(content, 'metabaloids/core-tactical'), [LEAVER]);
  const decks = [
    [0, 0, 0],
    [0, 0],
  ];
  const match = createMatch(program, decks);
  match.start(1, decks);
  const column = program.zones.findIndex(({ id }) => id.startsWith('column'));
  // Without the third card, two cards would be in the only column.
  for (const [card, zone] of [column, column, column + 1].entries()) match.lay(card, zone);
  plugin.examples.begin(match, { seat: 0, step: 'start', turn: 5 });
  const kindOf = (option: number): string => program.mechanics.options[optionKind(option)]!.id;
  const asked = (): string[] => Array.from(match.options.subarray(0, match.optionCount), kindOf);
  match.advance();
  expect(asked()).toEqual(['use', 'use', 'use', 'pass']);
  expect(plugin.tabletop!.pending!(match)).toEqual([]);
  match.choose(2);
  match.advance();
  expect(asked()).toEqual(['repair', 'repair']);
  expect(plugin.tabletop!.pending!(match)).toEqual([]);
});
