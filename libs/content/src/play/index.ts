/** The play language: documents that say how a game is played. */
export { BEFORE_STEPS, EXAMPLE_BEGINS, TURN_BEGINS, checkPlay, hasSpoken, type CheckedPlay } from './check.ts';
export { MOST_SEATS, seatsOf } from '../seats.ts';
export { formatPlay } from './format.ts';
export { parsePlay } from './parse-words.ts';
export { hiddenReads } from './hidden.ts';
export type { PlayCode, PlayProblem } from './problem.ts';
export * from './typed.ts';
export * from './world.ts';
export {
  keepPlay,
  playOf,
  playText,
  playWith,
  rulesOfPlay,
  vocabularyWithPlay,
  type GamePlay,
  type PlayText,
} from './play-of.ts';
export { sentenceFindings, type SentenceFinding } from './sentence-findings.ts';
export { sentencesOf, type GamePhrases } from './words.ts';
export { withEntries, type EntryPhrases } from './entry-phrases.ts';
export { unread } from './unread.ts';
