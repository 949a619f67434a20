/** The help text of the option `--bots`. */
export const botsBy = (whom: 'seat' | 'entrant'): string =>
  `by ${whom}: random, easy, medium, hard, quick, or with a budget (mcts:200); if there are fewer bots than players, they repeat`;
