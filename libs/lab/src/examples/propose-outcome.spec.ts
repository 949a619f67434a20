/** Proposed outcomes and positions for examples with changed results. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exampleSchema, openContent, type Example } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { engineOf, knownGames } from '@rulewright/games';
import { isPinned, OwnValues, runsOnOwnValues } from './own-values.ts';
import { proposeOutcome } from './propose-outcome.ts';
import { proposePosition } from './propose-position.ts';
import { runExample } from './run-examples.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const files = (await readTree(workspace)).filter(
  ({ path }) => path.includes('/metabaloids/') && !path.endsWith('/learn.yaml'),
);
const content = openContent(files, knownGames);
const plugin = engineOf(content.game('metabaloids'));
const MODES = ['core-tactical'];

/** An example in which A draws up to the hand size. */
const drawing = (more: object = {}): Example =>
  exampleSchema.parse({
    id: 'drawing',
    title: 'A draws',
    rules: ['mb.draw.to-hand-size'],
    modes: MODES,
    set: { 'attack.noAble.penaltyCards': 0, 'penalty.emptyPlayArea.cards': 0 },
    cards: { Held: { cost: 9 }, Top: { cost: 9 } },
    start: { step: 'draw' },
    table: { A: { hand: ['4 Held'], 'draw-pile': ['Top', '10 Filler'] }, B: {} },
    ...more,
  });

const outcomeOf = (example: Example) => proposeOutcome(content, plugin, example, MODES);

test('wrong cards, numbers and events get their actual values; the rest stays unchanged', () => {
  const proposal = outcomeOf(
    drawing({
      play: [{ expect: { asked: 'A', zones: { 'A/hand': ['3 Held', 'Top'], 'A/draw-pile': 8 } } }],
      then: { over: true, events: [{ event: 'card.moved', card: 'Top', to: 'A/reserve' }] },
    }),
  );
  expect(proposal).toMatchObject({
    outcome: {
      play: [{ expect: { asked: 'A', zones: { 'A/hand': ['4 Held', 'Top', '2 Filler'], 'A/draw-pile': 8 } } }],
      then: { over: false, events: [{ event: 'card.moved', card: 'Top', to: 'A/hand' }] },
    },
  });
});

test('an option that is now offered moves from notOffered to offered', () => {
  expect(
    outcomeOf(drawing({ then: { offered: ['pass', 'discard Top'], notOffered: ['discard Held'] } })),
  ).toMatchObject({
    outcome: { then: { offered: ['pass', 'discard Top', 'discard Held'] } },
  });
});

test('gives the reason if a listed decision is not offered', () => {
  const proposal = outcomeOf(drawing({ play: ['A: attack-with Nothing'] }));
  expect('why' in proposal && proposal.why).toMatch(/^In core-tactical: "A: attack-with Nothing" is not offered/u);
});

test('a result that differs between the modes moves to thenIn', () => {
  const both = drawing({ modes: undefined, then: { offered: ['discard Held'] } });
  const modes = ['core-tactical', 'web-official'];
  const proposal = proposeOutcome(content, plugin, both, modes);
  expect(proposal).toMatchObject({
    outcome: {
      then: {},
      thenIn: { 'core-tactical': { offered: ['discard Held'] }, 'web-official': { notOffered: ['discard Held'] } },
    },
  });
});

test('a position for a smaller hand keeps the results', () => {
  const smaller = drawing({
    set: { 'draw.handSize': 6, 'attack.noAble.penaltyCards': 0, 'penalty.emptyPlayArea.cards': 0 },
    then: { zones: { 'A/draw-pile': ['8 Filler'] } },
  });
  expect(runExample(content, plugin, smaller, MODES[0]!).passed).toBe(false);
  const position = proposePosition(content, plugin, smaller, MODES, [-1])!;
  expect(position.table['A']!['hand']).toEqual(['3 Held']);
  expect(position.then).toEqual(smaller.then);
});

test('an example is pinned if it sets a value that none of its modes has', () => {
  const plain = drawing({ set: {} });
  const sameValue = drawing({ set: { 'draw.handSize': 7 } });
  const other = drawing({ set: { 'draw.handSize': 5 } });
  expect([plain, sameValue, other].map((one) => runsOnOwnValues(content, 'metabaloids', one, MODES[0]!))).toEqual([
    true,
    true,
    false,
  ]);
  expect([plain, sameValue, other].map((one) => isPinned(content, 'metabaloids', one))).toEqual([false, false, true]);
});

test('the last example of a rule on own values cannot set other values', () => {
  const own = new OwnValues(content, plugin);
  const all = [...content.game('metabaloids').examples.values()].flat();
  const single = all.find(({ id }) => id === 'only-the-own-discards')!;
  const usual = all.find(({ id }) => id === 'shuffled-as-soon-as-empty')!;
  expect(own.spend(single, { 'draw.handSize': 6 })).toBe(false);
  expect(own.spend(usual, { 'draw.handSize': 6 })).toBe(true);
});
