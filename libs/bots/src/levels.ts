/** The levels of the bots that people play against. This table alone says which bot plays at which level. */

/** A bot under the name that players see. Level ids are valid wherever bot ids are. */
export interface BotLevel {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** The id of the bot that plays. */
  readonly bot: string;
}

/** The thinking bots from weakest to strongest, then the bot that learned to play. */
export const LEVELS: readonly BotLevel[] = [
  {
    id: 'easy',
    name: 'Easy',
    summary: 'Tries each option once and often misjudges it: a first opponent.',
    bot: 'greedy:1',
  },
  {
    id: 'medium',
    name: 'Medium',
    summary: 'Looks one decision ahead and seldom misses an obvious option.',
    bot: 'greedy:8',
  },
  {
    id: 'hard',
    name: 'Hard',
    summary: 'Looks several decisions ahead, including yours, and takes its time.',
    bot: 'mcts:400',
  },
  {
    id: 'quick',
    name: 'Quick',
    summary: 'Has learned the game by playing against itself, and decides at once.',
    bot: 'policy',
  },
];

/** The default level. */
export const USUAL_LEVEL = 'medium';
