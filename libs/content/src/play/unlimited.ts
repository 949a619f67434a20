/** The number that stands for "no limit", where a parameter is null. The sentences of the desk need it without the rest of play. */
export const UNLIMITED = 1 << 29;
