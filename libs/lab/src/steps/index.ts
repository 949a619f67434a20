/** Games for programs that decide for the seats themselves, and the protocol in which they ask. */
export { recordGames, type RecordedDecision, type GameRecord, type RecordOptions } from './recorded-games.ts';
export { StepError, StepGames, type StepFrame, type StepResult } from './step-games.ts';
export { STEP_SCHEMA, STEP_SCHEMA_HASH, StepProtocol } from './step-protocol.ts';
