/** Whether a player has left a running match. The reader is never away, even before the first connection is open. */
import type { MatchView } from './use-match.ts';

export const isAway = ({ seats, stage }: Pick<MatchView, 'seats' | 'stage'>, seat: number): boolean => {
  const { connected, mine } = seats[seat]!;
  return stage === 'playing' && !connected && !mine;
};
