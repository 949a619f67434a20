/** The debugger's view of a run: places, moves, and what the run holds there. The game is that of the guide, with a planted fault. */
import { modeRulesets } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { RandomChooser, createMatch, deckDefs, type Match } from '@rulewright/engine';
import { GUIDED, withPlay } from '../test/high-card.ts';
import { inspect } from './inspect.ts';
import { compileProgram } from './program.ts';
import { RunTrace, StoppedRun, placeAfter } from './trace.ts';

/** The trick goes to the winner, but the point goes to the player who led. */
const FAULTY = GUIDED.replace('add 1 to tricks of winner', 'add 1 to tricks of leader');
const LINES = FAULTY.split('\n');
const lineOf = (text: string): number => LINES.findIndex((line) => line.includes(text)) + 1;
const FAULT = lineOf('add 1 to tricks of leader');

/** Plays a match of a game, up to a place. */
function run(until?: number, seed = 3, play = FAULTY): { trace: RunTrace; match: Match } {
  const { content, problems } = withPlay(play);
  expect(problems).toEqual([]);
  const game = content.game('high-card');
  const trace = new RunTrace(until);
  const ruleset = modeRulesets(content, 'high-card')[0]!;
  const program = compileProgram(playOf(game).program!, ruleset, [...game.cards.values()], { trace });
  const decks = [0, 1].map(() => deckDefs(program, game.decks.get('all')!));
  const match = createMatch(program, decks);
  const random = new RandomChooser(seed);
  try {
    match.start(seed, decks);
    while (match.advance()) match.choose(random.choose(match, match.decisionSeat));
  } catch (error) {
    if (!(error instanceof StoppedRun)) throw error;
  }
  return { trace, match };
}

const whole = run().trace;
const valueIn = (list: readonly { name: string; value: string }[], name: string): string | undefined =>
  list.find((one) => one.name === name)?.value;

test('a breakpoint at the fault shows that the winner is not the player who gets the point', () => {
  const breakpoints = new Set([FAULT]);
  let at = placeAfter(whole, -1, 'continue', breakpoints);
  for (let look = 0; look < 20; look++) {
    expect(whole.lines[at]).toBe(FAULT);
    const { trace, match } = run(at);
    const { steps, table } = inspect(match, trace.marks);
    expect(steps.map(({ step }) => step)).toEqual(['match', 'take-trick']);
    expect(steps.map(({ line }) => line)).toEqual([lineOf('do take-trick'), FAULT]);
    const winner = valueIn(steps[1]!.locals, 'winner');
    if (winner !== valueIn(table, 'leader')) {
      const next = run(at + 1);
      const seats = inspect(next.match, next.trace.marks).seats.map(({ values }) => valueIn(values, 'tricks'));
      const before = inspect(match, trace.marks).seats.map(({ values }) => valueIn(values, 'tricks'));
      const paid = seats.findIndex((tricks, seat) => tricks !== before[seat]);
      expect('AB'[paid]).not.toBe(winner);
      return;
    }
    at = placeAfter(whole, at, 'continue', breakpoints);
  }
  throw new Error('The fault never showed.');
});

test('moves step over, into and out of steps, and back to where they came from', () => {
  const none = new Set<number>();
  expect(placeAfter(whole, -1, 'into', none)).toBe(0);
  const call = whole.lines.indexOf(lineOf('do take-trick'));
  const inside = placeAfter(whole, call, 'into', none);
  expect(whole.depths[inside]).toBe(whole.depths[call]! + 1);
  expect(placeAfter(whole, inside, 'back', none)).toBe(call);
  const over = placeAfter(whole, call, 'over', none);
  expect(whole.depths[over]).toBe(whole.depths[call]);
  expect(placeAfter(whole, inside, 'out', none)).toBe(over);
  expect(placeAfter(whole, over, 'back-over', none)).toBe(call);
  expect(placeAfter(whole, call, 'over', new Set([FAULT]))).toBeLessThan(over);
  expect(placeAfter(whole, call, 'back-continue', none)).toBe(0);
  expect(placeAfter(whole, call, 'continue', none)).toBe(whole.lines.length);
});

test('a run stops at questions, with the names of the option and all zones open', () => {
  const first = placeAfter(whole, -1, 'decision', new Set());
  expect(LINES[whole.lines[first]! - 1]).toContain('p chooses "Which cards do you exchange?"');
  const at = whole.lines.findIndex((line, place) => whole.asked[place] && LINES[line - 1]!.includes('"Play a card."'));
  const { trace, match } = run(at);
  expect(trace.seat).toBeGreaterThanOrEqual(0);
  expect(match.optionCount).toBeGreaterThan(0);
  const { seats, steps } = inspect(match, trace.marks);
  expect(steps.map(({ step }) => step)).toEqual(['match', 'turn', 'play']);
  expect(seats[0]!.zones.map(({ id, cards }) => [id, cards.length])).toEqual([
    ['deck', 12],
    ['hand', 5],
    ['table', 0],
    ['won', 0],
  ]);
  const chosen = run(whole.lines.indexOf(lineOf('move c to table of p'), at));
  const [card] = inspect(chosen.match, chosen.trace.marks).named;
  expect(valueIn(card!.values, 'strength')).toMatch(/^\d$/u);
});

test('a traced match ends as a match without a trace', () => {
  const { content } = withPlay(FAULTY);
  const game = content.game('high-card');
  const ruleset = modeRulesets(content, 'high-card')[0]!;
  for (let seed = 0; seed < 10; seed++) {
    const traced = run(undefined, seed).match;
    const program = compileProgram(playOf(game).program!, ruleset, [...game.cards.values()]);
    const decks = [0, 1].map(() => deckDefs(program, game.decks.get('all')!));
    const plain = createMatch(program, decks);
    const random = new RandomChooser(seed);
    plain.start(seed, decks);
    while (plain.advance()) plain.choose(random.choose(plain, plain.decisionSeat));
    expect(traced.program.mechanics.result(traced)).toEqual(program.mechanics.result(plain));
  }
});

test('an endless loop ends the run, and its last places show the line', () => {
  const endless = FAULTY.replace(
    'add 1 to tricks of leader',
    'let turns = 0\n  while turns < 1\n    set round to round + 0\n  add 1 to tricks of leader',
  );
  const { trace, match } = run(undefined, 3, endless);
  expect(trace.cut || match.over).toBe(true);
  const loop = endless.split('\n').findIndex((line) => line.includes('set round to round + 0')) + 1;
  expect(new Set(trace.lines.slice(-1000))).toEqual(new Set([loop]));
});
