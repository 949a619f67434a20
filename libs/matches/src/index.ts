/** A match's life: seats, the decision log, views, clocks, bots that move. No HTTP. */
export {};
