/** Tests of answers: clear differences, no difference, too few games, and identical games. */
import type { Ruleset } from '@rulewright/content';
import { mixSeed } from '@rulewright/engine';
import { largeGames } from '@rulewright/games/testing';
import type { CardTally, GameRow, LabPlan, RunPart } from '../index.ts';
import { answerOf, isAnswered, type Answer } from './answer.ts';

const plugin = { ...largeGames[0]!, statistics: undefined };
const ruleset: Partial<Ruleset> = {};
const arm = (name: string) => ({ name, ruleset: ruleset as Ruleset, cards: [] });
const entrant = (name: string) => ({ name, deck: { entries: [] }, bot: 'random' });
const SIZE = 20;

const planOf = (arms: number, games = 2000): LabPlan => ({
  game: plugin.id,
  arms: Array.from({ length: arms }, (_, at) => arm(`arm ${at}`)),
  entrants: [entrant('one'), entrant('two')],
  games,
  seed: 1,
  swap: false,
});

/** A pseudo-random number from 0 to 1, the same in every run of the test. */
const chance = (seed: number, game: number): number => (mixSeed(seed, game) >>> 0) / 2 ** 32;

interface Game {
  readonly starterWins: boolean;
  readonly turns?: number;
}

/** Parts of one arm. @param cards the tallies of a part */
function partsOf(
  arm: number,
  games: number,
  play: (game: number) => Game,
  cards?: (part: number) => CardTally,
): RunPart[] {
  return Array.from({ length: games / SIZE }, (_, part): RunPart => ({
    arm,
    from: part * SIZE,
    to: (part + 1) * SIZE,
    rows: Array.from({ length: SIZE }, (_, at): GameRow => {
      const { starterWins, turns = 10 } = play(part * SIZE + at);
      const game = part * SIZE + at;
      return {
        game,
        winner: starterWins ? 0 : 1,
        cause: 'over',
        starter: 0,
        turns,
        decisions: 9,
        leadChanges: 0,
        counts: [],
      };
    }),
    cards: cards ? { owl: cards(part) } : {},
    rules: {},
    checksum: arm + 1,
  }));
}

const wins = (seed: number, share: number) => (game: number) => ({ starterWins: chance(seed, game) < share });
const ask = (id: string, card: string | null = null, size = 0.05) => ({ id, size, card, standIn: null });

function answer(id: string, parts: readonly RunPart[], card: string | null = null): Answer {
  const arms = 1 + Math.max(...parts.map(({ arm }) => arm));
  return answerOf(plugin, planOf(arms), parts, ask(id, card))!;
}

describe('a change', () => {
  const before = partsOf(0, 2000, wins(1, 0.5));

  test('that helps the starting player is found, with both shares', () => {
    const result = answer('change-starter', [...before, ...partsOf(1, 2000, wins(2, 0.6))]);
    expect(result).toMatchObject({ verdict: 'more', unit: 'share', games: 2000 });
    expect(result.value).toBeCloseTo(0.6, 1);
    expect(result.against).toBeCloseTo(0.5, 1);
    expect(result.interval[0]).toBeGreaterThan(0.55);
  });

  test('that hurts the starting player is found', () => {
    expect(answer('change-starter', [...before, ...partsOf(1, 2000, wins(2, 0.4))]).verdict).toBe('less');
  });

  test('without effect gives no difference, and the size that the games would notice', () => {
    const result = answer('change-starter', [...partsOf(0, 3000, wins(1, 0.5)), ...partsOf(1, 3000, wins(2, 0.5))]);
    expect(result.verdict).toBe('none');
    // 3.86 standard errors of the difference between two shares near one half.
    expect(result.notices).toBeCloseTo(3.8574 * Math.sqrt(0.5 / 3000), 2);
  });

  test('is unclear after too few games', () => {
    const few = [...partsOf(0, 100, wins(1, 0.5)), ...partsOf(1, 100, wins(2, 0.52))];
    expect(answer('change-starter', few)).toMatchObject({ verdict: 'unclear', games: 100 });
  });

  test('that leaves every game unchanged gives the verdict "same"', () => {
    const copy = before.map((part) => ({ ...part, arm: 1 }));
    expect(answer('change-starter', [...before, ...copy]).verdict).toBe('same');
    expect(answer('parameter', [...before, ...copy]).verdict).toBe('same');
  });

  test('is compared only in games that both rulesets have played', () => {
    const result = answer('change-starter', [...before, ...partsOf(1, 1000, wins(2, 0.6))]);
    expect(result.games).toBe(1000);
  });

  test('of a parameter lists the metrics that changed', () => {
    const long = (game: number) => ({ ...wins(2, 0.5)(game), turns: 12 + (game % 3) });
    expect(answer('parameter', [...before, ...partsOf(1, 2000, long)])).toMatchObject({
      verdict: 'more',
      changed: [{ title: 'Turns', before: 10 }],
    });
  });
});

test('the share of the starting player is compared with an even share', () => {
  expect(answer('starter', partsOf(0, 1500, wins(3, 0.58)))).toMatchObject({ verdict: 'more', against: 0.5 });
  expect(answer('starter', partsOf(0, 1500, wins(3, 0.5))).verdict).toBe('none');
  expect(answer('starter', partsOf(0, 100, wins(3, 0.5))).verdict).toBe('unclear');
});

test('the length of games is measured, with its quartiles', () => {
  const result = answer(
    'length',
    partsOf(0, 400, (game) => ({ starterWins: true, turns: 8 + (game % 5) })),
  );
  expect(result).toMatchObject({ verdict: 'measured', unit: 'number', value: 10, middle: [9, 11] });
});

describe('a card', () => {
  const tally = (drawn: number, played = 0): CardTally => ({ drawn, played });

  test('is not judged by the games of an older run, in which it had no stand-in', () => {
    const parts = partsOf(0, 2000, wins(4, 0.5), () => tally(16));
    expect(answer('card', parts, 'owl')).toMatchObject({ verdict: 'outdated', value: null, difference: null });
  });

  test('that no player plays is found after enough players drew it', () => {
    const never = (games: number) => partsOf(0, games, wins(4, 0.5), () => tally(16));
    const asked = ask('card-played', 'owl', 0.01);
    const result = answerOf(plugin, planOf(1), never(600), asked)!;
    // 480 players: 1 - 0.01^(1/480).
    expect(result).toMatchObject({ verdict: 'none', value: 0, drew: 480 });
    expect(result.notices).toBeCloseTo(0.00955, 5);
    expect(isAnswered(plugin, planOf(1), never(600), asked)).toBe(true);
    expect(answerOf(plugin, planOf(1), never(100), asked)!.verdict).toBe('unclear');
    expect(isAnswered(plugin, planOf(1), never(100), asked)).toBe(false);
  });

  test('that players play gets the verdict "more"', () => {
    const parts = partsOf(0, 400, wins(4, 0.5), (part) => tally(16, 4 + (part % 3)));
    expect(answer('card-played', parts, 'owl')).toMatchObject({ verdict: 'more' });
  });
});

describe('a run ends as soon as its error is small enough', () => {
  const enough = (parts: readonly RunPart[], id = 'change-starter') =>
    isAnswered(plugin, planOf(parts.some(({ arm }) => arm === 1) ? 2 : 1), parts, ask(id));

  test('with independent seeds after the planned number of games', () => {
    const both = (games: number) => [...partsOf(0, games, wins(1, 0.5)), ...partsOf(1, games, wins(2, 0.5))];
    expect(enough(both(2700))).toBe(false);
    expect(enough(both(3120))).toBe(true);
  });

  test('with paired seeds after far fewer games', () => {
    // Nine in ten games have the same winner under both rulesets.
    const paired = (game: number) => ({ starterWins: chance(game % 10 === 0 ? 2 : 1, game) < 0.5 });
    expect(enough([...partsOf(0, 700, wins(1, 0.5)), ...partsOf(1, 700, paired)])).toBe(true);
  });

  test('never with few games, or with identical games', () => {
    expect(enough(partsOf(0, 180, wins(1, 0.5)), 'starter')).toBe(false);
    expect(enough([...partsOf(0, 1000, wins(1, 0.5)), ...partsOf(1, 1000, wins(1, 0.5))])).toBe(false);
  });
});

test('a question that the lab no longer knows has no answer', () => {
  expect(answerOf(plugin, planOf(1), partsOf(0, 20, wins(1, 0.5)), ask('gone'))).toBeNull();
});
