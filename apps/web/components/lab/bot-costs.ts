/** What it costs to let a bot play thousands of games: measured in the modes that ship, in words, since machines differ. */

/** By a bot's id, how long a thousand games between two of them take on one core. */
const COSTS: Readonly<Record<string, string>> = {
  random: 'seconds',
  easy: 'a quarter of a minute to two minutes',
  medium: 'half a minute to ten minutes',
  hard: 'half an hour to four hours',
};

/** A sentence; nothing for a bot that was not measured. */
export const costOf = (bot: string): string => {
  const cost = COSTS[bot];
  return cost === undefined ? '' : `A thousand games take ${cost} of one core.`;
};
