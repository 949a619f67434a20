/** The search of a game by questions. Not part of the main entry, so that pages that do not search do not load the index. */
export {
  answerOf,
  cardAnswer,
  legalityAnswer,
  questionOf,
  type AnswerPart,
  type CardStanding,
  type SearchQuestion,
} from './answer.ts';
export { gameSearch, type FoundEntry, type GameSearch } from './find.ts';
export { gamesWith, gameWords, type WordFilter } from './game-words.ts';
export { searchAnswers, searchHits, type SearchAnswer, type SearchHit } from './hits.ts';
export { inOneList } from './order.ts';
export type { FoundKind, SearchEntry, TextInModes } from './entries.ts';
