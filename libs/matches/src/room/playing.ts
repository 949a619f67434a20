/** The matches in which players act now. */
import { MatchError } from '../errors.ts';
import type { TrackedMatch } from '../table/tracked-match.ts';
import type { Room } from './room.ts';

/** The match of a room that is being played. @throws MatchError `not-started`, `match-over` */
export function requirePlaying({ tracked }: Room): TrackedMatch {
  if (!tracked) throw new MatchError('not-started', 'The match has not started.');
  if (tracked.over) throw new MatchError('match-over', 'The match is over.');
  return tracked;
}
