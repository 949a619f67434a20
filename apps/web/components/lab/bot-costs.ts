/** How long it takes to let a bot play thousands of games: measured in the modes that ship, in words, since machines differ. */

/** Bots whose games were measured: a thousand games between two of each, on one core. */
const MEASURED = ['random', 'easy', 'medium', 'hard'] as const;
export type MeasuredBot = (typeof MEASURED)[number];

/** The bot as one that was measured, or undefined. */
export const measured = (bot: string): MeasuredBot | undefined => MEASURED.find((each) => each === bot);
