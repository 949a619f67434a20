/** Lines of play documents are removed one at a time, and worked examples notice it. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { readTree } from '@rulewright/content/node';
import { engineOf, knownGames } from '@rulewright/games';
import { proveLines } from './mutation-check.ts';
import { playLines, rulesOfLine, withoutLine } from './line-mutations.ts';

const id = 'two-banks';
const folder = join(fileURLToPath(new URL('.', import.meta.url)), '../../../../examples', id);
const files = await readTree(folder);
const game = openContent(files, knownGames).game(id);

const PLAY = `# A comment.
step turn for p
  by a.b
  let n = 2
  for each c in hand of p
    move c to deck of p by c.d
  p may "Take?"
    option take: c in deck of p
      "Take {c}"
      move c to hand of p
    pass "No"
  if n = 2
    leave
  else
    do turn for p

value size of p: player = n
`;

test('the statements of a document are listed with the rules that cover them', () => {
  const lines = playLines({ play: [{ path: 'rules/x/play/x.play', text: PLAY }] });
  expect(lines.map(({ line, last, rule }) => [line, last, rule])).toEqual([
    [4, 4, 'a.b'],
    [5, 6, 'a.b'],
    [6, 6, 'c.d'],
    [7, 11, 'a.b'],
    [8, 10, 'a.b'],
    [10, 10, 'a.b'],
    [11, 11, 'a.b'],
    [12, 13, 'a.b'],
    [13, 13, 'a.b'],
    [15, 15, 'a.b'],
  ]);
});

test('an example of a rule in force, or of a rule that goes with the line, can notice it', () => {
  const [file] = game.play;
  const text = `step turn for p
  by tb.trick.lead
  if n = 2
    # tb.trick.current says how much.
    do pay for p with n, tb.trick.follow
  do pay for p with n, why
  feature size = n
  under why
  leave
`;
  const own = { ...game, play: [{ ...file!, text }] };
  const rules = playLines(own).map((line) => [line.line, rulesOfLine(own, line)]);
  expect(rules).toEqual([
    [3, ['tb.trick.lead', 'tb.trick.follow']],
    [5, ['tb.trick.lead', 'tb.trick.follow']],
    [6, ['tb.trick.lead']],
    [9, []],
  ]);
});

test('a line is removed with what belongs to it, and nothing else changes', () => {
  const line = playLines(game).find(({ text }) => text === 'if led = none')!;
  const [before, after] = [game, withoutLine(game, line)].map(({ play }) => play[0]!.text.split('\n'));
  expect(before!.length - after!.length).toBe(2);
  expect(after).not.toContain('          set led to c');
  expect(playOf(withoutLine(game, line)).problems).toEqual([]);
  const needed = playLines(game).find(({ text }) => text === 'let winner = leader')!;
  expect(playOf(withoutLine(game, needed)).problems).not.toEqual([]);
});

describe('the proof of a game', () => {
  const options = { sample: 12, seed: 3 };

  test('counts what the examples notice, and names the lines that they miss', () => {
    const content = openContent(files, knownGames);
    const { lines, cited, tried, noticed, refused, missed } = proveLines(content, engineOf(content.game(id)), options);
    expect(lines).toBe(playLines(game).length);
    expect(cited).toBeLessThanOrEqual(lines);
    expect(tried).toBe(12);
    expect(noticed).toBeGreaterThan(2);
    expect(noticed + refused + missed.length).toBe(tried);
    expect(missed.every(({ rule }) => rule !== null)).toBe(true);
  });

  test('is empty without examples', () => {
    const bare = openContent(
      files.filter(({ path }) => !path.includes('/examples/') && !path.endsWith('/learn.yaml')),
      knownGames,
    );
    expect(proveLines(bare, engineOf(bare.game(id)), options)).toMatchObject({ tried: 12, noticed: 0 });
  });
});
