/** The words by which a published deck is found: those of its name, its author, its tags and its list, each once. */
import { foldText } from '@rulewright/content';

export interface FoundBy {
  readonly name: string;
  readonly author: string;
  readonly tags: string;
  readonly text: string;
}

/** Words that are kept of one deck. Name, author and tags come first. */
const MOST_WORDS = 400;
const LONGEST_WORD = 40;

/** The words of a text; words of one letter are left out. */
export const deckWords = (text: string): readonly string[] =>
  [...new Set(foldText(text).split(' '))].filter((word) => word.length > 1).map((word) => word.slice(0, LONGEST_WORD));

export const wordsOfDeck = ({ name, author, tags, text }: FoundBy): readonly string[] =>
  deckWords([name, author, tags, text].join('\n')).slice(0, MOST_WORDS);
