/** How strong bots are under a ruleset: measured in games, and stored with the game. */

/**
 * What a score is about. `levels`: one level against another. `response`: a level against a search that knows how it decides. `budget`: a
 * thinking bot with a budget. `training`: a learned bot after a number of games of self-play.
 */
export type StrengthMeasure = 'levels' | 'response' | 'budget' | 'training';

/** The score of a bot against another. Both played every pair of seats and decks from both sides. */
export interface StrengthRow {
  readonly measure: StrengthMeasure;
  /** The id of the ruleset. */
  readonly ruleset: string;
  /** The id of the bot whose score it is, without its budget. */
  readonly bot: string;
  /** The id of the other bot. */
  readonly against: string;
  /** The budget of the bot, or of the search that responds to it. Null for levels. */
  readonly budget: number | null;
  readonly games: number;
  /** The share of games that the bot won. Draws count as half. */
  readonly score: number;
  /** Half the width of the score's 95% interval, computed over pairs. */
  readonly margin: number;
  /** Null if it was not recorded. */
  readonly seed: number | null;
}
