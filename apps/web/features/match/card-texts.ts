/** The printed texts of the cards of a match. */

/** The printed texts of each card, by slug. */
export type CardTexts = Readonly<Record<string, readonly string[]>>;
