/** Players who have left a match, as a plate and the list of players show them. */
import { isAway } from './is-away.ts';
import type { MatchView } from './use-match.ts';

const match = (stage: string) =>
  ({
    stage,
    seats: [
      { seat: 0, mine: true, connected: false },
      { seat: 1, mine: false, connected: false },
      { seat: 2, mine: false, connected: true },
    ],
  }) as MatchView;

it('only other players can be away', () => {
  expect([0, 1, 2].map((seat) => isAway(match('playing'), seat))).toEqual([false, true, false]);
});

it('no player is away after the match', () => {
  expect([0, 1, 2].map((seat) => isAway(match('finished'), seat))).toEqual([false, false, false]);
});
