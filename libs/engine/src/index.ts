/** The kernel: state in one buffer, steps, decisions, effects, events, views, replays. Knows no game. */
export {};
