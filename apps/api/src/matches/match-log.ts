/** The injection token of the log: where what goes wrong without anybody waiting for it is written down. */
export const MATCH_LOG = Symbol('match log');
