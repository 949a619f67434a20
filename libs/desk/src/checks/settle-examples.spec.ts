/** Failing examples are grouped by the reason for the failure, and every proposed way to settle them passes. */
import { WHOLE } from '@rulewright/content/testing';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exampleWith, type SourceFile } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { engineOf } from '@rulewright/games';
import { runExample } from '@rulewright/lab';
import { overlaid, type ProposedText } from '../content/desk-content.ts';
import { withExamples } from '../content/example-text.ts';
import { BothSides } from './both-sides.ts';
import { checkExamples } from './check-examples.ts';
import { checkOwnValues } from './check-own-values.ts';
import { MOST_SETTLED, sealOf, settlementSentence, type SettledExample, type Settlement } from './settlement.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const GAME = 'metabaloids';
const MODE = `rules/${GAME}/modes/core-tactical.yaml`;
const CARD = `cards/${GAME}/cards/ant-swarm.yaml`;
const tree = await readTree(workspace);
const before: readonly SourceFile[] = tree.filter(
  ({ path }) =>
    path.includes(`/${GAME}/`) &&
    !path.endsWith('/learn.yaml') &&
    (!path.includes('/examples/') || /(decks|drawing|winning)\.yaml$/u.test(path)),
);
const textOf = (path: string): string => before.find((file) => file.path === path)!.text;
const sidesOf = (proposed: readonly ProposedText[]): BothSides =>
  new BothSides({ before, after: overlaid(before, proposed), savedDecks: [], recorded: [], games: 2, seed: 1 });
const SMALLER = { path: MODE, text: textOf(MODE).replace('draw.handSize: 7', 'draw.handSize: 6') };

const settlementOf = async (proposed: readonly ProposedText[]): Promise<Settlement | null> =>
  (await checkExamples(sidesOf(proposed), () => Promise.resolve())).settlement;

describe('a smaller hand', () => {
  let settlement: Settlement;
  const named = (id: string): SettledExample => settlement.examples.find((one) => one.id === id)!;
  beforeAll(async () => void (settlement = (await settlementOf([SMALLER]))!));

  it('keeps an example about another rule by setting the old value, and gives the reason for the failure', () => {
    expect(named('shuffled-as-soon-as-empty')).toMatchObject({
      kind: 'keep',
      cause: '“How many cards the active player draws up to” changes from 7 to 6',
      names: expect.arrayContaining(['Core Tactical']) as string[],
      set: { 'draw.handSize': 7 },
    });
  });

  it('proposes a new outcome for an example that cites the value, and never the old value', () => {
    const citing = settlement.examples.filter(({ cause }) => cause.startsWith('citing '));
    expect(citing.map(({ id, kind }) => [id, kind])).toEqual([['drawing-up-to-seven', 'outcome']]);
    const [example] = citing;
    expect(example).not.toHaveProperty('set');
    expect(example!.after).toMatchObject({
      play: [
        { expect: { zones: { 'A/hand': ['4 Held', 'Top', 'Next'], 'A/draw-pile': ['Third', 'Fourth', '10 Filler'] } } },
      ],
    });
    // The title contains the words four and three.
    expect(example!.titleDoubt).toBe(true);
  });

  it('sets no old value in the last example of a rule, but proposes a position with the same story', () => {
    const last = named('only-the-own-discards');
    expect(last).toMatchObject({
      kind: 'outcome',
      cause: expect.stringMatching(/^without which a rule has no example/u) as string,
    });
    expect(last.after).toMatchObject({ table: { A: { hand: ['5 Filler'] } } });
    expect(last).not.toHaveProperty('set');
  });

  // Takes long, so it runs in `npm run test:long` alone.
  if (WHOLE)
    it('passes all examples and the check of own values after everything is settled', async () => {
      const texts = new Map<string, string>();
      for (const { path, kind, id, digest, set, after } of settlement.examples) {
        expect(kind).not.toBe('open');
        const change = { id, digest, ...(set && { set }), ...(after && { members: after }) };
        texts.set(path, withExamples(texts.get(path) ?? textOf(path), [change]));
      }
      const sides = sidesOf([SMALLER, ...[...texts].map(([path, text]) => ({ path, text }))]);
      const { check, settlement: left } = await checkExamples(sides, () => Promise.resolve());
      expect(check.findings).toEqual([]);
      expect(left).toBeNull();
      expect(await checkOwnValues(sides)).toMatchObject({ status: 'passed' });
    });

  it('gives each person, example and run a different seal', () => {
    const index = settlement.examples.findIndex(({ kind }) => kind === 'outcome');
    const seal = sealOf(settlement, index, 'eddie');
    expect(sealOf(settlement, index, 'eddie')).toBe(seal);
    expect(sealOf(settlement, index, 'olga')).not.toBe(seal);
    expect(sealOf(settlement, index + 1, 'eddie')).not.toBe(seal);
    expect(sealOf({ ...settlement, secret: 'other' }, index, 'eddie')).not.toBe(seal);
  });
});

test('an example that can no longer be played stays open, with the reason', async () => {
  const path = `rules/${GAME}/examples/drawing.yaml`;
  const text = textOf(path).replace('- "A: pass"', '- "A: attack-with Held"');
  expect(text).not.toBe(textOf(path));
  const { examples } = (await settlementOf([{ path, text }]))!;
  expect(examples).toEqual([
    expect.objectContaining({
      kind: 'open',
      cause: 'new or edited in this change set',
      why: expect.stringMatching(/is not offered/u) as string,
    }),
  ]);
});

test('examples that use a changed card cite it, and set no old value', async () => {
  const { examples } = (await settlementOf([{ path: CARD, text: textOf(CARD).replace('cost: 5', 'cost: 9') }]))!;
  expect(examples.length).toBeGreaterThan(0);
  expect(examples.filter((one) => one.set !== undefined)).toEqual([]);
});

describe('dearer cards', () => {
  const all: readonly SourceFile[] = tree.filter(
    ({ path }) =>
      path.includes('/slow-water/') &&
      (!/\/(?:examples|learn|first-game)/u.test(path) || path.endsWith('weather-and-the-end.yaml')),
  );
  const dearer = ['audit', 'footbridge', 'overtime', 'salvage'].map((card) => {
    const { path, text } = all.find((file) => file.path.endsWith(`/cards/${card}.yaml`))!;
    return { path, text: text.replace(/cost: \d/u, 'cost: 3') };
  });
  let settlement: Settlement;
  let sides: BothSides;
  beforeAll(async () => {
    const input = { before: all, after: overlaid(all, dearer), savedDecks: [], recorded: [], games: 2, seed: 1 };
    sides = new BothSides(input);
    settlement = (await checkExamples(sides, () => Promise.resolve())).settlement!;
  });

  it('keep the story of examples that only use them, by a position in which the players can pay', () => {
    const audit = settlement.examples.find(({ id }) => id === 'what-a-rival-has-in-full')!;
    expect(audit).toMatchObject({ kind: 'outcome', after: { state: { seats: { A: { water: 3 }, B: { water: 1 } } } } });
    expect(Object.keys(audit.after!)).toEqual(['state']);
    // The proposal leaves out the empty members of the state, and the desk plays it as it is.
    const example = [...sides.after.game('slow-water').examples.values()].flat().find(({ id }) => id === audit.id)!;
    const plugin = engineOf(sides.after.game('slow-water'));
    expect(runExample(sides.after, plugin, exampleWith(example, audit.after!), audit.modes[0]!).passed).toBe(true);
  });

  it('leave nothing for the source, and are settled as one group', () => {
    expect(settlement.examples.filter(({ kind }) => kind === 'open')).toEqual([]);
    expect(new Set(settlement.examples.map(({ cause }) => cause))).toEqual(new Set(['using changed cards']));
  });
});

test('reports a removed example if it was the last one of its rule that set no values', async () => {
  const path = `rules/${GAME}/examples/winning.yaml`;
  const text = textOf(path)
    .replace('id: only-the-own-discards', 'id: renamed')
    .replace('rules: [mb.win.reshuffle-own-discard-only]', 'rules: [mb.win.reshuffle-on-empty]');
  const { status, findings } = await checkOwnValues(sidesOf([{ path, text }]));
  expect(status).toBe('failed');
  expect(findings[0]!.message).toMatch(/no example of mb\.win\.reshuffle-own-discard-only runs/u);
});

test('the sentence counts each kind, with singular and plural', () => {
  const one = (kind: SettledExample['kind']): SettledExample => ({
    id: kind,
    title: kind,
    path: '',
    digest: '',
    modes: [],
    kind,
    cause: '',
    why: '',
    titleDoubt: false,
  });
  const of = (examples: readonly SettledExample[], more = 0) =>
    settlementSentence({ examples: [...examples], more, rules: '', secret: '', done: [] });
  expect(of([one('keep')])).toBe('1 example fails: 1 is only affected and can keep its story with one press.');
  expect(of([one('keep'), one('keep'), one('outcome'), one('open')], 2)).toBe(
    '6 examples fail: 2 are only affected and can keep their story with one press; 1 has a proposed outcome for you to check; 1 needs the editor; 2 are not listed until these are settled.',
  );
  expect(MOST_SETTLED).toBeGreaterThan(300);
});

describe('a smaller hand in a mode that extends another', () => {
  const FAST = `rules/${GAME}/modes/fast.yaml`;
  const change = {
    path: FAST,
    text: textOf(FAST).replace('parameters:\n', 'parameters:\n  draw.handSize: 6\n'),
  };
  let settlement: Settlement;
  beforeAll(async () => void (settlement = (await settlementOf([change]))!));

  it('leaves no example open: where one text cannot state both results, a copy states the one of the mode', () => {
    expect(settlement.examples.filter(({ kind }) => kind === 'open')).toEqual([]);
    const split = settlement.examples.filter(({ apart }) => apart !== undefined);
    expect(split.map(({ id }) => id)).toEqual(['drawing-up-to-seven', 'nothing-to-shuffle-yet']);
    expect(split[0]).toMatchObject({
      modes: ['fast'],
      apart: { modes: ['fast'], rest: expect.not.arrayContaining(['fast']) as string[] },
    });
  });

  it('passes an example and its copy, and leaves a mode out only if its rules have other examples there', async () => {
    const split = settlement.examples.find(({ id }) => id === 'drawing-up-to-seven')!;
    const copy = { id: 'drawing-in-fast', members: { title: 'Drawing up to six', ...split.after, modes: split.modes } };
    const changes = [
      { path: split.path, id: split.id, digest: split.digest, members: { modes: split.apart!.rest }, copy },
    ];
    const texts = new Map<string, string>();
    for (const { path, ...one } of changes) texts.set(path, withExamples(texts.get(path) ?? textOf(path), [one]));
    const sides = sidesOf([change, ...[...texts].map(([path, text]) => ({ path, text }))]);
    const { settlement: now } = await checkExamples(sides, () => Promise.resolve());
    const failing = now!.examples.map(({ id }) => id);
    expect(failing).not.toContain(split.id);
    expect(failing).not.toContain('drawing-in-fast');
    expect(split.leave).toEqual(split.apart!.rest);
    expect(settlement.examples.find(({ id }) => id === 'only-the-own-discards')!.leave).toBeUndefined();
  });
});
