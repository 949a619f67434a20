/** Jobs that search a release with a change set applied. Each thread puts that content into tables of its own at the first search. */
import type { Content } from '@rulewright/content';
import {
  searchCards,
  searchTexts,
  unreleasedTables,
  type CardSearch,
  type CardSearchResult,
  type TextHit,
  type TextSearch,
} from '@rulewright/database';
import type { DataSource } from 'typeorm';
import { aboutContent, type Subject } from '../job.ts';

/** The time limit in milliseconds. Writing the tables of 10,000 cards takes about ten seconds on one core. */
const SEARCHING = 60_000;

/** The tables of each content, as long as the thread keeps the content. */
const tables = new WeakMap<Content, Promise<DataSource>>();

function tablesOf(content: Content): Promise<DataSource> {
  const known = tables.get(content) ?? unreleasedTables(content);
  tables.set(content, known);
  known.catch(() => tables.delete(content));
  return known;
}

/** A card search as plain data. The thread adds the fields of the game. */
export type AskedCards = Omit<CardSearch, 'release' | 'fields' | 'columns'>;

export const searchProposedCards = aboutContent<
  { readonly subject: Subject; readonly asked: AskedCards },
  CardSearchResult
>('answers', 'Searching the cards of the change set', SEARCHING, async ({ content }, { asked }) => {
  const fields = content.game(asked.game).vocabulary.cardFields;
  return searchCards(await tablesOf(content), { ...asked, fields });
});

export const searchProposedTexts = aboutContent<
  { readonly subject: Subject; readonly asked: Omit<TextSearch, 'release'> },
  TextHit[]
>('answers', 'Searching the texts of the change set', SEARCHING, async ({ content }, { asked }) =>
  searchTexts(await tablesOf(content), asked),
);
