/** Games whose values are known are solved exactly, and intervals of sampled games contain the exact values as often as they promise. */
import { type Ruleset } from '@rulewright/content';
import {
  DONE,
  NEXT,
  collectSteps,
  defineState,
  step,
  type Match,
  type Mechanics,
  type Program,
} from '@rulewright/engine';
import { interval } from '../runs/results/statistics.ts';
import { PERFECT, playAgainstPerfect } from './perfect-play.ts';
import { SolvedGame } from './solve.ts';

const STATE = defineState({ table: ['pile', 'turn', 'winner'], seat: [], card: [], records: {} });
type M = Match<typeof STATE>;

/** Players take one to three stones in turns, and who takes the last one wins. Option 0 lets a die of six sides decide the game. */
interface Stones {
  readonly pile: number;
  /** The die wins for the player who throws it, if it shows less than this. Nobody throws without it. */
  readonly luck?: number;
  /** Whether a coin decides who starts. */
  readonly coin?: boolean;
  /** Whether a player may put a stone back, so that positions repeat. */
  readonly back?: boolean;
  /** Whether the coin is thrown again and again until it shows 1, so that there is no end of results. */
  readonly again?: boolean;
}

const TAKE = step('take', [], {
  stones: {
    ask(m: M) {
      const { luck, back } = m.program.ruleset.parameters as unknown as Stones;
      for (let stones = 1; stones <= Math.min(3, m.table.pile); stones++) m.offer(1, stones);
      if (luck !== undefined) m.offer(0, 0);
      if (back) m.offer(2, 0);
      return m.table.turn % 2;
    },
    answer(m: M, _, kind, stones) {
      const seat = m.table.turn % 2;
      const { luck = 0 } = m.program.ruleset.parameters as unknown as Stones;
      m.table.turn = 1 - seat;
      if (kind === 0) m.table.winner = m.random(6) < luck ? seat : 1 - seat;
      else if (kind === 2) m.table.pile++;
      else {
        m.table.pile -= stones;
        m.table.winner = seat;
      }
      if (kind === 0 || m.table.pile === 0) m.finish();
      return DONE;
    },
  },
});

const GAME = step('game', [], {
  deal(m: M) {
    const { pile, coin, again } = m.program.ruleset.parameters as unknown as Stones;
    m.table.pile = pile;
    while (again && m.random(2) === 0);
    m.table.turn = coin ? m.random(2) : 0;
    return NEXT;
  },
  turns: (m: M) => m.callAgain(TAKE),
});

const MECHANICS: Mechanics<M> = {
  state: STATE,
  stages: collectSteps<M>([GAME, TAKE]),
  root: GAME,
  rules: [],
  events: [],
  options: [
    { id: 'throw', a: 'none', b: 'none' },
    { id: 'take', a: 'number', b: 'none' },
    { id: 'back', a: 'none', b: 'none' },
  ],
  capacities: { frames: 3, records: {} },
  begin: () => undefined,
  moved: () => undefined,
  cutOff: (m) => m.finish(),
  result: (m: M) => ({
    winners: [m.table.winner],
    cause: 'over',
    ruleId: 'stones.take.last',
    turns: 1,
    standing: [{}, {}],
  }),
  publicTable: () => ({}),
  publicSeat: () => ({}),
  publicCard: () => ({}),
  knows: () => false,
};

const DECKS = [[0], [0]];

const program = (stones: Stones): Program => ({
  mechanics: MECHANICS,
  ruleset: { id: 'stones/plain', hash: '', parameters: stones } as unknown as Ruleset,
  poolHash: () => 'stones',
  zones: [{ id: 'pile', name: 'pile', visibility: 'all' }],
  zonesPerSeat: 1,
  defs: [{ slug: 'stone', name: 'stone', numbers: {} }],
  defOf: new Map([['stone', 0]]),
  abilityNames: [],
  abilityTitles: [],
  minSeats: 2,
  maxSeats: 2,
});

const solve = (stones: Stones, positions = 10_000) => new SolvedGame(program(stones), DECKS, { positions });

test.each([
  ['a multiple of four loses', { pile: 8 }, 0],
  ['any other number wins', { pile: 9 }, 1],
  ['a coin makes both equal', { pile: 8, coin: true }, 0.5],
  ['a die with three of six is the best of a lost position', { pile: 8, luck: 3 }, 0.5],
  ['a die with one of six as well', { pile: 4, luck: 1 }, 1 / 6],
])('%s', (_, stones, value) => expect(solve(stones).value).toBeCloseTo(value, 12));

test('counts positions: one for each pile and player to move that play can reach, and each end', () => {
  const { positions, decided, ended, deals } = solve({ pile: 3 });
  // 3 stones for one player, 2 for the other one, and an end for each winner. The last stone leaves no choice.
  expect({ positions, decided, ended, deals }).toEqual({ positions: 4, decided: 2, ended: 2, deals: 1 });
  expect(solve({ pile: 3, coin: true }).deals).toBe(2);
});

test('refuses games that need not end or are too large', () => {
  expect(() => solve({ pile: 3, back: true })).toThrow('can repeat');
  expect(() => solve({ pile: 3, again: true })).toThrow('draws too many');
  expect(() => solve({ pile: 40 }, 20)).toThrow('more than 20 positions');
});

test('perfect play makes no mistakes, and random play loses what its mistakes cost', () => {
  const stones = { pile: 9, coin: true };
  const solved = solve(stones);
  const play = (bot: string) => playAgainstPerfect(program(stones), DECKS, solved, { bot, pairs: 200, seed: 3 });
  expect(play(PERFECT)).toMatchObject({ mistakes: 0, lostInGame: 0 });
  const random = play('random');
  expect(random.score).toBeLessThan(0.3);
  // Every lost game of a starting player began with a mistake, so the lost score is the difference from the exact value.
  expect(random.lostInGame).toBeCloseTo(solved.value - random.score, 1);
});

test('95% intervals of sampled games contain the exact value in about 95 of 100 runs', () => {
  const stones = { pile: 8, luck: 2 };
  const solved = solve(stones);
  // The first player throws at once or later, and wins one game in three.
  expect(solved.value).toBeCloseTo(1 / 3, 12);
  let inside = 0;
  for (let run = 0; run < 100; run++) {
    const units = playAgainstPerfect(program(stones), DECKS, solved, { bot: PERFECT, pairs: 60, seed: run }).firstSeat;
    const [low, high] = interval(units);
    if (low <= solved.value && solved.value <= high) inside++;
  }
  expect(inside).toBeGreaterThanOrEqual(90);
});
