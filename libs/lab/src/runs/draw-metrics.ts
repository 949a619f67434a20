/** What the starting player draws, and what the others draw: where a change of hands shows, whoever wins. */
import type { Metric } from './metrics.ts';
import type { GameRow, SeatDraws } from './part.ts';

/** Whose cards: the starting player's, or those of each other player on average. */
interface Side {
  readonly id: string;
  readonly name: string;
  readonly starts: boolean;
}

interface Count {
  readonly id: string;
  readonly title: (name: string) => string;
  readonly of: keyof SeatDraws;
}

const COUNTS: readonly Count[] = [
  { id: 'opening', title: (name) => `Cards that ${name} draws before the first turn`, of: 'opening' },
  { id: 'first-turn', title: (name) => `Cards that ${name} draws in their first turn`, of: 'firstTurn' },
  { id: 'drawn', title: (name) => `Cards that ${name} draws in the game`, of: 'all' },
  { id: 'left', title: (name) => `Cards left in the deck of ${name}`, of: 'left' },
];

/** Cards of one side in a game; 0 where the game does not tell who started. */
function sumOf({ starter, draws }: GameRow, { starts }: Side, of: keyof SeatDraws): number {
  if (starter === null || !draws) return 0;
  return draws[of].reduce((sum, cards, seat) => ((seat === starter) === starts ? sum + cards : sum), 0);
}

/** The metrics of draws at a table of so many seats. */
export function drawMetrics(seats: number): Metric[] {
  const sides: Side[] = [
    { id: 'starter', name: 'the starting player', starts: true },
    { id: 'others', name: seats === 2 ? 'the other player' : 'each other player', starts: false },
  ];
  return COUNTS.flatMap(({ id, title, of }) =>
    sides.map((side): Metric => ({
      id: `${side.id}-${id}`,
      title: title(side.name),
      unit: 'number',
      of: (row) => sumOf(row, side, of),
      per: (row) => (row.starter === null || !row.draws ? 0 : side.starts ? 1 : seats - 1),
    })),
  );
}
