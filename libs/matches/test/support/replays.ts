/** Writes and plays replays for tests, in this thread instead of a worker. */
import { programOf, type Replay } from '@rulewright/engine';
import { gameOf, parseReplay, replayedGame, replayOf as replayOfGame, type Room } from '../../src/index.ts';
import { playable, type Process } from './world.ts';

type PlayedIn = Parameters<Process['matches']['fromGame']>[2];

/** The replay of a room. @throws MatchError `match-not-over` */
export const replayOf = (room: Room): Replay => replayOfGame(room.tracked!.program, gameOf(room));

/** Creates a match from the text of a replay. @throws MatchError `bad-replay` */
export async function fromFile(
  { matches }: Process,
  key: string,
  text: string,
  playedIn: PlayedIn,
): Promise<{ readonly room: Room; readonly divergence: string | null }> {
  const replay = parseReplay(text);
  const { plugin, ruleset, cards } = await playable({ ...playedIn, rulesetId: replay.ruleset.id });
  const { divergence, ...played } = replayedGame(programOf(plugin, ruleset, cards, replay), replay);
  return { room: await matches.fromGame(key, played, playedIn), divergence };
}
