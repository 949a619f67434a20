/** Writes a finished game as a replay. Also runs in a browser. */
import { recordReplay, type MatchSeed, type Program, type Replay } from '@rulewright/engine';

/** A game that can be stored as a match. */
export interface PlayedGame extends Pick<Replay, 'ruleset' | 'cards' | 'decks'> {
  readonly seed: MatchSeed;
  readonly decisions: readonly number[];
}

/** Creates the replay of a finished game. It plays the whole game, so do not call it in the thread that answers requests. */
export function replayOf(program: Program, { decks, seed, decisions }: PlayedGame): Replay {
  let next = 0;
  return recordReplay(
    program,
    decks.map((entries) => ({ entries })),
    seed,
    () => decisions[next++]!,
    { decisions: decisions.length },
  );
}
