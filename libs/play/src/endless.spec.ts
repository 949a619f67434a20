/** Play that goes on without end, or computes for too long, ends the match and names its line. Views and reasons have a bound of their own. */
import { modeRulesets } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { EventRecorder, createMatch, deckDefs, viewOf } from '@rulewright/engine';
import { GUIDED, withPlay } from '../test/high-card.ts';
import { compileProgram } from './program.ts';

/** Starts the game of the guide with another play, with `copies` of its deck for each of four players. */
function started(play: string, copies: number) {
  const { content, problems } = withPlay(play);
  expect(problems).toEqual([]);
  const game = content.game('high-card');
  const program = compileProgram(playOf(game).program!, modeRulesets(content, 'high-card')[0]!, [
    ...game.cards.values(),
  ]);
  const deck = deckDefs(program, game.decks.get('all')!);
  const decks = Array.from({ length: 4 }, () => Array.from({ length: copies }, () => deck).flat());
  const match = createMatch(program, decks);
  const recorder = new EventRecorder();
  match.sink = recorder;
  match.start(1, decks);
  return { match, recorder, decks };
}

/** How a match ends that is never asked: its cause, the document and line of the last event, and the milliseconds. */
function endOf(play: string, copies = 1) {
  const begin = performance.now();
  const { match, recorder } = started(play, copies);
  while (match.advance()) match.choose(0);
  const { kind, args } = recorder.records.at(-1)!;
  const event = match.program.mechanics.events[kind]!;
  const { cause } = match.program.mechanics.result(match);
  return { cause, event: event.id, line: args[1], seconds: (performance.now() - begin) / 1000 };
}

const lineOf = (play: string, words: string): number => play.split('\n').findIndex((line) => line.includes(words)) + 1;

/** The guide's game with other statements before its last one, and further declarations. */
const withLines = (lines: readonly string[], more = ''): string =>
  `${GUIDED.replace('  nobody wins as tie', `${lines.map((line) => `  ${line}\n`).join('')}  nobody wins as tie`).replace(/ {2}for each p in players\n {4}if no q[^\n]*\n[^\n]*\n/u, '')}\n${more}`;

test.each([
  ['a loop', ['while yes', '  add 1 to round'], ''],
  ['a loop around a step', ['while yes', '  do again'], 'step again\n  by hc.trick.highest\n  add 1 to round'],
  ['a loop around a moment', ['while yes', '  happens trick-taken with leader, top of won of leader'], ''],
  [
    'a loop that never has an option',
    [
      'while yes',
      '  leader may "Play?"',
      '    option more: c in won of leader where rank of c > 9',
      '      "{c}"',
      '      add 1 to round',
      '    pass "No"',
    ],
    '',
  ],
  ['a long repetition', ['repeat 500000000 times', '  if round < 0', '    leave'], ''],
  ['a repetition of an event without listeners', ['repeat 500000000 times', '  happens nothing'], 'moment nothing'],
])('%s without end ends the match with its line', (_, lines, more) => {
  const play = withLines(lines, more);
  const { cause, event, line, seconds } = endOf(play);
  expect([cause, event]).toEqual(['capped', 'play.endless']);
  const from = lineOf(play, lines[0]!);
  expect(
    line === lineOf(play, 'add 1 to round\n') ||
      (line >= from && line < from + lines.length) ||
      line > lineOf(play, more),
  ).toBe(true);
  expect(seconds).toBeLessThan(3);
});

const nestedIn = (zone: string): string =>
  `count a in ${zone} of players where any b in ${zone} of players where no c in ${zone} of players where rank of a + rank of b + rank of c > 0`;

test('members that a statement visits count', () => {
  const play = withLines([`add ${nestedIn('deck')} to round`]);
  expect(endOf(play, 12)).toMatchObject({ cause: 'capped', event: 'play.endless', line: lineOf(play, 'add count') });
  expect(endOf(play, 12).seconds).toBeLessThan(3);
});

test('shown values have a bound', () => {
  const { match } = started(`${GUIDED}\nvalue nested of p: player = tricks of p + ${nestedIn('won')}, "nested"`, 3);
  for (let decision = 0; decision < 30 && match.advance(); decision++) match.choose(0);
  for (let card = 0; card < match.cards; card++) match.move(card, match.owner[card]! * match.perSeat + 3, 0);
  const begin = performance.now();
  viewOf(match, 0);
  expect((performance.now() - begin) / 1000).toBeLessThan(2);
});

test('a match that is close to its bound ends at the same place if it goes on from its bytes', () => {
  const rounds = 20_000;
  const lines = [
    'while yes',
    '  leader must "Again?"',
    '    option some: n from 1 to 2',
    '      "{n}"',
    `      repeat ${rounds} * n times`,
    '        add 1 to round',
  ];
  const one = started(withLines(lines), 1);
  const other = started(withLines(lines), 1);
  let decisions = 0;
  while (one.match.advance()) {
    other.match.load(one.match.save());
    expect(other.match.advance()).toBe(true);
    const choice = one.match.decisions % 2;
    one.match.choose(Math.min(choice, one.match.optionCount - 1));
    other.match.choose(Math.min(choice, other.match.optionCount - 1));
    if (++decisions > 200) break;
  }
  expect(decisions).toBeGreaterThan(200);
});
