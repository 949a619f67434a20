/** The measured strength of bots under a ruleset. Stored with the game. */

/**
 * The kind of a comparison. `levels`: two bots. `response`: a level against a search that knows how the level decides. `budget`: a thinking
 * bot with a budget against a level. `training`: a bot that learned in a number of games of self-play against a level.
 */
export type StrengthMeasure = 'levels' | 'response' | 'budget' | 'training';

/** The score of one bot against another. The games of a pair have the same seed and decks, with swapped seats. */
export interface StrengthRow {
  readonly measure: StrengthMeasure;
  /** The id of the ruleset. */
  readonly ruleset: string;
  /** The bot with this score: its id, or the file of its policy. In `budget` rows, the id without the budget. */
  readonly bot: string;
  /** The other bot: its id, the file of its policy, or `response` for a search that knows the bot. */
  readonly against: string;
  /** The budget of the bot or of the search, or the number of training games. Null for `levels`. */
  readonly budget: number | null;
  readonly games: number;
  /** The share of games that the bot won. Draws count as half. */
  readonly score: number;
  /** Half the width of the score's 95% interval, computed over pairs. */
  readonly margin: number;
  /** Null if the seed was not recorded. */
  readonly seed: number | null;
}
