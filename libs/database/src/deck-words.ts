/**
 * The search words of published decks, from the name, author, tags and list. Each word appears once. They are written with the deck, and
 * again when its author changes their name.
 */
import { foldText } from '@rulewright/content';
import { IsNull, Not, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { PublishedDeckWordEntity, SavedDeckEntity, type UserEntity } from './entities/index.ts';

export interface SearchedTexts {
  readonly name: string;
  readonly author: string;
  readonly tags: string;
  readonly text: string;
}

/** The maximum number of words of one deck. Words of the name, author and tags are taken first. */
const MOST_WORDS = 400;
const LONGEST_WORD = 40;

/** The words of a text, without words of one letter. */
const deckWords = (text: string): readonly string[] =>
  [...new Set(foldText(text).split(' '))].filter((word) => word.length > 1).map((word) => word.slice(0, LONGEST_WORD));

export const wordsOfDeck = ({ name, author, tags, text }: SearchedTexts): readonly string[] =>
  deckWords([name, author, tags, text].join('\n')).slice(0, MOST_WORDS);

/** The list of another person, without characters that hide or reorder text. */
export const shownList = (text: string): string => text.replaceAll(/[^\P{C}\n\r\t]/gu, '');

/** The maximum number of words in a search. Further words are ignored. */
const MOST_ASKED = 5;
/** The last character, which ends the range of words with the same start. */
const LAST = '\u{10ffff}';

/** Writes the words of a deck, or removes them if it is not published. */
export async function indexDeck(manager: EntityManager, deck: SavedDeckEntity, author: string): Promise<void> {
  await manager.delete(PublishedDeckWordEntity, { deckId: deck.id });
  if (deck.publishedAt === null) return;
  const words = wordsOfDeck({ ...deck, text: shownList(deck.text), author });
  const rows = words.map((word) => ({ word, deckId: deck.id }));
  if (rows.length > 0) await manager.insert(PublishedDeckWordEntity, rows);
}

/** Writes the words of all published decks of a person. */
export async function indexDecksOf(
  manager: EntityManager,
  { id: userId, name }: Pick<UserEntity, 'id' | 'name'>,
): Promise<void> {
  const decks = await manager.findBy(SavedDeckEntity, { userId, publishedAt: Not(IsNull()) });
  for (const deck of decks) await indexDeck(manager, deck, name);
}

/** Restricts a query to published decks that match every word of the text. A deck matches a word if one of its words starts with it. */
export function withWords(
  query: SelectQueryBuilder<SavedDeckEntity>,
  text: string,
): SelectQueryBuilder<SavedDeckEntity> {
  const words = deckWords(text).slice(0, MOST_ASKED);
  if (words.length === 0 && text.trim() !== '') return query.andWhere('1 = 0');
  for (const [at, word] of words.entries())
    query.andWhere(
      `deck.id IN ${query
        .subQuery()
        .select(`w${at}.deckId`)
        .from(PublishedDeckWordEntity, `w${at}`)
        .where(`w${at}.word >= :from${at} AND w${at}.word < :to${at}`)
        .getQuery()}`,
      { [`from${at}`]: word, [`to${at}`]: word + LAST },
    );
  return query;
}
