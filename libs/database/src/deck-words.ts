/** The search words of a published deck, from its name, author, tags and list. Each word appears once. */
import { foldText } from '@rulewright/content';

export interface FoundBy {
  readonly name: string;
  readonly author: string;
  readonly tags: string;
  readonly text: string;
}

/** The maximum number of words of one deck. Words of the name, author and tags are taken first. */
const MOST_WORDS = 400;
const LONGEST_WORD = 40;

/** The words of a text, without words of one letter. */
export const deckWords = (text: string): readonly string[] =>
  [...new Set(foldText(text).split(' '))].filter((word) => word.length > 1).map((word) => word.slice(0, LONGEST_WORD));

export const wordsOfDeck = ({ name, author, tags, text }: FoundBy): readonly string[] =>
  deckWords([name, author, tags, text].join('\n')).slice(0, MOST_WORDS);
