/** Searches everything of a game except its cards. Each thread keeps the index of the content that it has open. */
import {
  answerOf,
  gameSearch,
  gameWords,
  type AnswerPart,
  type FoundEntry,
  type FoundKind,
  type WordFilter,
  type SearchQuestion,
} from '@rulewright/content/search';
import { aboutContent, type Subject } from '../job.ts';

/** The time limit in milliseconds. Making the index of 20,000 entries takes a few seconds on one core. */
const SEARCHING = 30_000;

export interface AskedGame {
  readonly game: string;
  readonly question: SearchQuestion;
  readonly kinds: readonly FoundKind[];
  /** The most entries. */
  readonly first: number;
}

export interface FoundInGame {
  readonly entries: readonly FoundEntry[];
  readonly answer: readonly AnswerPart[] | null;
}

export const searchGame = aboutContent<{ readonly subject: Subject; readonly asked: AskedGame }, FoundInGame>(
  'answers',
  'Searching the rules',
  SEARCHING,
  ({ content }, { asked: { game, question, kinds, first } }) => {
    const search = gameSearch(content, game);
    const entries = search.find(question.words, kinds, question.mode).slice(0, first);
    return { entries, answer: answerOf(question, entries, search) };
  },
);

/** The words of a game, to choose the games of a search. It runs apart from the searches, because it reads all texts and names of the game. */
export const wordsOfGame = aboutContent<{ readonly subject: Subject; readonly game: string }, WordFilter>(
  'preparing',
  'Reading the words of the game',
  SEARCHING,
  ({ content }, { game }) => gameWords(content, game),
);
