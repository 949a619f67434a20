/** Sentences as data: phrases, reading and printing. This module knows no game; each game defines its own phrases. */
export {
  also,
  at,
  be,
  either,
  int,
  is,
  later,
  list,
  maybe,
  meaning,
  named,
  only,
  quoted,
  record,
  say,
  self,
  table,
  title,
  turned,
  valueOf,
  type Blame,
  type Fields,
  type Phrase,
  type Place,
  type Schema,
} from './sentences/phrase.ts';
export { mergedNames, namesOf, type ListedName, type NameLists, type Names } from './sentences/names.ts';
export { canonicalJson } from './canonical.ts';
export { printed } from './sentences/print.ts';
export { LONGEST_SENTENCE, nextWords, readSentence, type Meaning, type Reading } from './sentences/sentence.ts';
export { nearestSentences, type NearChange, type NearSentence } from './sentences/nearest.ts';
export { COMMON_VARIANTS, lackIn, lacksOf, variantsOf, type Lack, type Variant } from './sentences/variants.ts';
export type { Expected } from './sentences/read.ts';
export {
  sentenceFindings,
  shortData,
  verdictOn,
  verdictOnText,
  type GameSentences,
  type SentenceFinding,
  type SentenceEntry,
  type Verdict,
} from './sentences/verdict.ts';
export { sentencesOf, type GamePhrases } from './play/words.ts';
