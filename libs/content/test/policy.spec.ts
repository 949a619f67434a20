/** A policy document: its weights fit its names, and it belongs to its game. */
import { loadContent, TEXT_LIMITS } from '../src/index.ts';
import { policySchema } from '../src/policy.ts';
import { tinyFiles, vocabulary } from './tiny.ts';

const weights = (count: number): string => btoa('ab'.repeat(count));
const POLICY = {
  format: 1,
  game: 'x',
  ruleset: 'x/usual',
  hash: 'h',
  parameters: { 'hand.size': 5 },
  games: 64,
  seed: 1,
  hidden: 3,
  position: ['turn', 'mine/hand/joker'],
  option: ['pass'],
  rows: weights(2 * 3 + 4),
  out: weights(3),
};

test.each([0, 1, 2])('weights that fit the names, with %i more hidden units', (more) => {
  const hidden = 3 + more;
  const policy = { ...POLICY, hidden, rows: weights(2 * hidden + hidden + 1), out: weights(hidden) };
  expect(policySchema.safeParse(policy).success).toBe(true);
});

test.each([
  ['too few weights', { rows: weights(9) }],
  ['a hidden unit without a weight', { out: weights(2) }],
  ['another format', { format: 2 }],
  ['no base64', { out: '{}' }],
  ['no hidden units', { hidden: 0 }],
])('%s', (_, changed) => {
  expect(policySchema.safeParse({ ...POLICY, ...changed }).success).toBe(false);
});

/** The codes of the problems of a game with a policy of so many characters. */
function problemsOf(characters: number): string[] {
  const text = JSON.stringify({ ...POLICY, game: 'tiny' });
  const path = 'rules/tiny/policies/usual.json';
  return loadContent(tinyFiles({ [path]: text.padEnd(characters) }), [vocabulary]).problems.map(({ code }) => code);
}

test('a policy can be larger than other documents', () => {
  const { yaml, policy } = TEXT_LIMITS;
  expect([yaml.characters + 1, policy.characters].flatMap(problemsOf)).toEqual([]);
  expect(problemsOf(policy.characters + 1)).toEqual(['too-large']);
});
