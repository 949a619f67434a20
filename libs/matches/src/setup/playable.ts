/** The game, the rules and the cards that a match is played with. */
import type { CardDoc } from '@rulewright/content';
import type { GamePlugin, Program } from '@rulewright/engine';

/** What a match is played with. */
export interface Playable {
  readonly plugin: GamePlugin;
  readonly program: Program;
  /** What the program was compiled from besides its ruleset. */
  readonly cards: readonly CardDoc[];
}
