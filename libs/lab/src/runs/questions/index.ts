/** The questions that the lab answers, the number of games that they need, and their answers. */
export {
  QUESTIONS,
  questionById,
  type AskedQuestion,
  type QuestionMeasure,
  type Question,
  type StandIn,
  type Topic,
} from './questions.ts';
export { pairedDecks, type PairedDecks } from './stand-in.ts';
export { gamesNeeded, sizeNoticed } from './sample-size.ts';
export { answerOf, isAnswered, type Answer, type AnswerVerdict, type PairResult } from './answer.ts';
