/** Deck-list text, deck verdicts with reasons, fixes. */
export {};
