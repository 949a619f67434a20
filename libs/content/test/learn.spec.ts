import { loadContent, openContent, renderTeaching, resolveRuleset, unlinkedTerms, type Problem } from '../src/index.ts';
import { tinyFiles, vocabulary } from './tiny.ts';

const PATH = 'rules/tiny/learn.yaml';
const LEARN = `sections:
  - id: turn
    title: A turn
    points:
      - { text: "Draw your :term[hand] of :param[hand.size]{unit}.", rules: [ty.hand.size] }
      - { step: rest, text: Rest., rules: [ty.hand.size] }
      - { step: play, text: Play from your hand., rules: [ty.hand.size] }
      - { text: Show your hand., rules: [ty.hand.open] }
  - id: last
    title: The end
    points:
      - { text: It ends., rules: [ty.hand.size], when: hand.size > 6 }
examples: [open-turn, turn]
cards:
  - card: ace
    labels:
      - { part: cost, name: Rank, text: What it is worth. }
table:
  - { zone: hand, name: Hand, text: Your cards. }
sheet:
  - title: Numbers
    rows:
      - { name: Hand, text: ":param[hand.size]{unit}", rules: [ty.hand.size] }
`;
const EXAMPLES = `examples:
  - { id: open-turn, title: An open turn, rules: [ty.hand.open] }
  - { id: turn, title: A turn, rules: [ty.hand.size] }
`;
const tree = (learn: string, changes: Record<string, string> = {}) =>
  tinyFiles({ [PATH]: learn, 'rules/tiny/examples/turns.yaml': EXAMPLES, ...changes });
const problems = (from: string, to: string): Problem[] =>
  loadContent(tree(LEARN.replace(from, to)), [vocabulary]).problems;
const taught = (id: string, learn = LEARN, changes: Record<string, string> = {}) => {
  const content = openContent(tree(learn, changes), [vocabulary]);
  return { content, ruleset: resolveRuleset(content, id) };
};
const teach = (...of: Parameters<typeof taught>) => {
  const { content, ruleset } = taught(...of);
  return renderTeaching(content, ruleset)!;
};

test('each mode is taught its own values, and only rules that apply in it', () => {
  const texts = (id: string) => teach(id).sections.flatMap(({ points }) => points.map(({ text }) => text));
  expect(texts('tiny/plain')).toEqual(['Draw your hand of 5 cards.', 'Play from your hand.']);
  expect(texts('tiny/plain+big')).toEqual(['Draw your hand of 8 cards.', 'Play from your hand.', 'It ends.']);
  expect(texts('tiny/open')).toContain('Show your hand.');
});

test('points about steps follow the order of the mode, and other points keep their positions', () => {
  const [steps] = teach('tiny/plain', LEARN, {
    'rules/tiny/modes/plain.yaml': `id: plain\nname: Plain\nsummary: Plain.\nparameters: { hand.size: 5 }\nsetup: [deal]\nturn: [play, rest]\n`,
  }).sections;
  expect(steps!.points.map(({ step }) => step)).toEqual([null, 'play', 'rest']);
});

test('a mode shows the first worked turn that applies to it', () => {
  expect(teach('tiny/plain').example).toBe('turn');
  expect(teach('tiny/open').example).toBe('open-turn');
});

test('returns null for a game without the document', () => {
  const content = openContent(tinyFiles(), [vocabulary]);
  expect(renderTeaching(content, resolveRuleset(content, 'tiny/plain'))).toBeNull();
});

test('finds a term that is used before it is linked', () => {
  const unlinkedIn = (learn: string): string[] => {
    const { content, ruleset } = taught('tiny/plain', learn);
    return unlinkedTerms(content, ruleset);
  };
  expect(unlinkedIn(LEARN)).toEqual([]);
  expect(unlinkedIn(LEARN.replace(':term[hand]', 'hand'))).toEqual(['hand: Draw your hand of 5 cards.']);
  expect(unlinkedIn(LEARN.replace('Draw your :term[hand]', 'Your hands: draw a :term[hand]'))).toEqual([
    'hand: Your hands: draw a hand of 5 cards.',
  ]);
});

describe('a problem of the document is named with its place', () => {
  test.each<[string, string, string, Partial<Problem>]>([
    [
      'an unknown rule',
      'rules: [ty.hand.size], when',
      'rules: [ty.hand.syze], when',
      { code: 'unknown-rule', line: 12 },
    ],
    ['an unknown step', 'step: rest', 'step: rst', { code: 'unknown-step', line: 6 }],
    ['an unknown value', ':param[hand.size]{unit}.', ':param[hand.sise].', { code: 'unknown-parameter', line: 5 }],
    ['an unknown term', ':term[hand]', ':term[hnd]', { code: 'unknown-term', line: 5 }],
    ['an unknown card', 'card: ace', 'card: acee', { code: 'unknown-card', line: 15 }],
    ['an unknown example', 'open-turn,', 'opn-turn,', { code: 'unknown-example', line: 13 }],
    [
      'a condition that makes no sense',
      'when: hand.size > 6',
      'when: hand.size >',
      { code: 'bad-condition', line: 12 },
    ],
    [
      'a number that is not a value',
      'text: It ends.',
      'text: It ends after 5 turns.',
      { code: 'number-in-text', line: 12 },
    ],
    ['an unknown part of a face', 'part: cost', 'part: edge', { line: 17 }],
  ])('%s', (_, from, to, expected) => {
    expect(problems(from, to)).toEqual([expect.objectContaining({ path: PATH, ...expected })]);
  });
});
