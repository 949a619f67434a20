/** The JSON columns of matches: cards, clocks and scores. */
import { z } from 'zod';
import { jsonColumn } from '../json-column.ts';

type Cards = readonly { readonly card: string; readonly copies: number }[];

const cards: z.ZodType<Cards> = z.array(z.object({ card: z.string(), copies: z.int().min(0) }));
const clock = z.object({ seconds: z.number(), increment: z.number() });

export const matchColumns = {
  clock: jsonColumn('matches', 'clock', clock),
  /** The games that each seat has won. */
  score: jsonColumn<readonly number[]>('matches', 'score', z.array(z.int().min(0))),
  deck: jsonColumn('match_seats', 'deck', cards),
  side: jsonColumn('match_seats', 'side', cards),
  broughtIn: jsonColumn('match_exchanges', 'brought_in', cards),
  takenOut: jsonColumn('match_exchanges', 'taken_out', cards),
} as const;

/** The key of the row of a seat, in `match_seats` and `match_exchanges`. */
export const seatRow = ({ matchId, seat }: { readonly matchId: string; readonly seat: number }): string =>
  `${matchId}/${seat}`;
