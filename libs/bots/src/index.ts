/** Bots that play from a seat's view. */
export {};
