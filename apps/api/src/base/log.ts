/** The injection token of the log. */
export const LOG = Symbol('log');
