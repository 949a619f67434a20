/** Batches of games, statistics, per-rule counters. */
export {};
