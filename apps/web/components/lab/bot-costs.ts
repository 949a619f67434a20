/** The time that a bot needs for thousands of games, measured in the published modes. It is a text, because machines differ. */

/** The measured bots: a thousand games between two of each, on one core. */
const MEASURED = ['random', 'easy', 'medium', 'hard'] as const;
export type MeasuredBot = (typeof MEASURED)[number];

/** Returns the bot if its cost is measured, or undefined. */
export const measured = (bot: string): MeasuredBot | undefined => MEASURED.find((each) => each === bot);
