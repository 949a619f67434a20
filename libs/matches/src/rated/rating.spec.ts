/** Tests of ratings: who gains, draws, tables of more than two, seasons, and leaving. */
import { COUNTING, placesOf, shownRating } from './rating.ts';

const fresh = COUNTING.start(null);
const room = (seats: number, left: readonly number[], result: { winners: number[] } | null) =>
  ({
    seats: Array.from({ length: seats }, (_, seat) => ({ seat })),
    left: new Set(left),
    tracked: { over: result !== null, result },
  }) as unknown as Parameters<typeof placesOf>[0];

describe('a rating', () => {
  it('starts in the middle, and is provisional until it is certain', () => {
    expect(shownRating(fresh)).toEqual({ value: 1500, uncertainty: 250, provisional: true });
    expect(COUNTING.floor(fresh)).toBe(-1);
    let [one, other] = [fresh, fresh];
    let played = 0;
    for (; shownRating(one).provisional && played < 60; played++)
      [one, other] = COUNTING.rate([one, other], played % 2 ? [1, 2] : [2, 1]) as [typeof one, typeof other];
    expect(played).toBeGreaterThan(4);
    expect(played).toBeLessThan(40);
    expect(COUNTING.floor(one)).toBeGreaterThan(1000);
  });

  it('rises for the winner, and stays equal after a draw of equals', () => {
    const [winner, loser] = COUNTING.rate([fresh, fresh], [1, 2]);
    expect(winner!.mu).toBeGreaterThan(fresh.mu);
    expect(loser!.mu).toBeLessThan(fresh.mu);
    const [one, other] = COUNTING.rate([fresh, fresh], [1, 1]);
    expect(one!.mu).toBeCloseTo(other!.mu);
    expect(one!.sigma).toBeLessThan(fresh.sigma);
  });

  it('counts tables of more than two seats by place', () => {
    const after = COUNTING.rate([fresh, fresh, fresh, fresh], [2, 1, 4, 2]).map(({ mu }) => mu);
    expect(after[1]).toBeGreaterThan(after[0]!);
    expect(after[0]).toBeCloseTo(after[3]!);
    expect(after[2]).toBeLessThan(after[0]!);
  });

  it('moves half of the way back in a new season', () => {
    expect(COUNTING.start({ mu: 35, sigma: 2 })).toEqual({ mu: 30, sigma: 6 });
    expect(COUNTING.start({ mu: 25, sigma: 8 }).sigma).toBe(8);
  });
});

describe('the places of a match', () => {
  it('waits until the match is over or only one person is left', () => {
    expect(placesOf(room(2, [], null))).toBeNull();
    expect(placesOf(room(3, [1], null))).toBeNull();
    expect(placesOf(room(2, [0], null))).toEqual([2, 1]);
    expect(placesOf(room(3, [1, 2], null))).toEqual([1, 3, 2]);
  });

  it('are equal after a draw, and a bot that took over wins nothing', () => {
    expect(placesOf(room(2, [], { winners: [] }))).toEqual([1, 1]);
    expect(placesOf(room(2, [], { winners: [1] }))).toEqual([2, 1]);
    expect(placesOf(room(3, [2], { winners: [2] }))).toEqual([1, 1, 3]);
  });
});
