/** Writes a finished game as a replay. Also runs in a browser. */
import { recordReplay, type MatchSeed, type Program, type Replay, type AgreedEnd } from '@rulewright/engine';

/** A game that can be stored as a match. */
export interface PlayedGame extends Pick<Replay, 'ruleset' | 'cards' | 'decks'> {
  readonly seed: MatchSeed;
  readonly decisions: readonly number[];
  /** How the players ended the game after its decisions; undefined if its rules ended it. */
  readonly settled?: AgreedEnd | undefined;
}

/** Creates the replay of a finished game. It plays the whole game, so do not call it in the thread that answers requests. */
export function replayOf(program: Program, { decks, seed, decisions, settled }: PlayedGame): Replay {
  let next = 0;
  return recordReplay(
    program,
    decks.map((entries) => ({ entries })),
    seed,
    () => decisions[next++]!,
    { decisions: decisions.length, settled },
  );
}
