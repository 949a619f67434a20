/** The kernel: state in one buffer, steps, decisions, effects, events, views, replays. Knows no game. */
export * from './control.ts';
export * from './evaluation.ts';
export * from './events.ts';
export * from './layout.ts';
export * from './match.ts';
export * from './option.ts';
export * from './parameter-reader.ts';
export * from './program.ts';
export * from './random.ts';
export * from './records.ts';
export * from './statistics.ts';
export * from './invariants.ts';
export * from './play.ts';
export * from './describe.ts';
export * from './view.ts';
export * from './replay.ts';
export * from './tabletop.ts';
