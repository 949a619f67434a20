/** Sentences as data: what the texts of cards are read with, for the desk. */
export { nextWords, readSentence, type Reading } from './sentences/sentence.ts';
export { nearestSentences, type NearChange, type NearSentence } from './sentences/nearest.ts';
export { lackIn } from './sentences/variants.ts';
export { styleOf, type GameSentences, type SentenceEntry } from './sentences/entry.ts';
export { sentencesOf, type GamePhrases } from './play/words.ts';
