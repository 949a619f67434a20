/**
 * Metrics of the cards that the starting player and the other players draw. They show a change in hand sizes even if the same players win.
 */
import type { Metric } from './metric.ts';
import type { GameRow, SeatDraws } from '../plan/run-part.ts';

/** The starting player, or the average of the other players. */
interface DrawSide {
  readonly id: string;
  readonly name: string;
  readonly starts: boolean;
}

interface Count {
  readonly id: string;
  readonly words: string;
  readonly of: keyof SeatDraws;
}

const COUNTS: readonly Count[] = [
  { id: 'opening', words: 'draws before turn 1', of: 'opening' },
  { id: 'first-turn', words: 'draws in their first turn', of: 'firstTurn' },
  { id: 'drawn', words: 'draws in the game', of: 'all' },
  { id: 'left', words: 'deck at the end', of: 'left' },
];

/** Cards of one side in a game. 0 if the game does not report who started. */
function sumOf({ starter, draws }: GameRow, { starts }: DrawSide, of: keyof SeatDraws): number {
  if (starter === null || !draws) return 0;
  return draws[of].reduce((sum, cards, seat) => ((seat === starter) === starts ? sum + cards : sum), 0);
}

/** The draw metrics of games with this many seats. */
export function drawMetrics(seats: number): Metric[] {
  const sides: DrawSide[] = [
    { id: 'starter', name: 'First player', starts: true },
    { id: 'others', name: seats === 2 ? 'Second player' : 'Each other player', starts: false },
  ];
  return COUNTS.flatMap(({ id, words, of }) =>
    sides.map((side): Metric => ({
      id: `${side.id}-${id}`,
      title: `${side.name}’s ${words}`,
      unit: 'number',
      of: (row) => sumOf(row, side, of),
      per: (row) => (row.starter === null || !row.draws ? 0 : side.starts ? 1 : seats - 1),
    })),
  );
}
