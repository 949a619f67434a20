/** Tests of the document of a guided first match: its checks report the line of a mistake, and its hints show values of its ruleset. */
import { loadContent, openContent, renderGuide, withheldTexts, type Problem } from '../src/index.ts';
import { tinyFiles, vocabulary } from './tiny.ts';

const PATH = 'rules/tiny/first-game.yaml';
const GUIDE = `mode: plain
variants: [big]
parameters: { hand.limit: 9 }
decks: [aces, aces]
hints:
  - id: hand
    at: hand
    when: { turn: mine, step: play }
    text: "Your :term[hand] has :param[hand.size]{unit}, at most :param[hand.limit]."
    rules: [ty.hand.size]
  - id: question
    at: question
    when: { question: ty.hand.size }
    text: Choose.
    rules: [ty.hand.size]
`;
const DECK = `id: aces
name: Aces
summary: Aces only.
provenance: source
entries:
  - { card: ace, copies: 2 }
`;
const tree = (guide: string) => tinyFiles({ [PATH]: guide, 'cards/tiny/decks/aces.yaml': DECK });
const problems = (from: string, to: string): Problem[] =>
  loadContent(tree(GUIDE.replace(from, to)), [vocabulary]).problems;

test('the hints show the values of the ruleset of the first match', () => {
  const content = openContent(tree(GUIDE), [vocabulary]);
  expect(content.game('tiny').firstGame).toMatchObject({ mode: 'plain', decks: ['aces', 'aces'] });
  expect(renderGuide(content, 'tiny')).toMatchObject([
    { id: 'hand', at: 'hand', of: 'mine', text: 'Your hand has 8 cards, at most 9.', rules: ['ty.hand.size'] },
    { id: 'question', when: { question: 'ty.hand.size' } },
  ]);
});

test('a game without the document has no hints', () => {
  expect(renderGuide(openContent(tinyFiles({}), [vocabulary]), 'tiny')).toBeNull();
});

test.each([
  ['an unknown mode', 'mode: plain', 'mode: plane', 'unknown-mode', 1],
  ['an unknown variant', 'variants: [big]', 'variants: [bug]', 'unknown-variant', 2],
  ['a value that the parameter cannot have', 'hand.limit: 9', 'hand.limit: 200', 'bad-parameter-value', 3],
  ['an unknown deck', '[aces, aces]', '[aces, kings]', 'unknown-deck', 4],
  ['two hints with one id', 'id: question', 'id: hand', 'duplicate-id', 11],
  ['a step that the turns of the mode do not have', 'step: play', 'step: rest', 'unknown-step', 8],
  ['an unknown rule of a question', '{ question: ty.hand.size }', '{ question: ty.hand.sise }', 'unknown-rule', 13],
  ['a rule that does not apply', 'rules: [ty.hand.size]', 'rules: [ty.hand.open]', 'rule-does-not-apply', 10],
  ['a number in a text', 'text: Choose.', 'text: Choose 2.', 'number-in-text', 14],
  ['an unknown term', ':term[hand]', ':term[foot]', 'unknown-term', 9],
])('%s is reported with its line', (_, from, to, code, line) => {
  expect(problems(from, to)).toMatchObject([{ path: PATH, code, line }]);
});

test('a hint without a moment is reported with its line', () => {
  expect(problems('{ question: ty.hand.size }', '{}')).toMatchObject([{ path: PATH, line: 13 }]);
});

test('the first match is hidden if its deck is withheld', () => {
  const files = tinyFiles({
    [PATH]: GUIDE,
    'cards/tiny/decks/aces.yaml': DECK,
  });
  const set = files
    .find(({ path }) => path.startsWith('cards/tiny/sets/'))!
    .path.split('/')
    .at(-1)!
    .replace('.yaml', '');
  const hidden = withheldTexts(files, [{ game: 'tiny', set }]);
  expect(hidden).toContainEqual({ path: PATH, text: null });
});
