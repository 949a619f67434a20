/** Jobs that search a release with a change set applied. At the first search, each thread writes this content to its own tables. */
import { legalityAt, resolveRuleset } from '@rulewright/content';
import { searchCards, type CardSearch, type CardSearchResult } from '@rulewright/database';
import { aboutContent, type Subject } from '../job.ts';
import { tablesOf } from '../proposed-tables.ts';

/** The time limit in milliseconds. Writing the tables of 10,000 cards takes about ten seconds on one core. */
const SEARCHING = 60_000;

/** A card search as plain data. The job adds the fields of the game, its legality lists, and the cards that the view hides. */
export type AskedCards = Omit<CardSearch, 'release' | 'fields' | 'columns' | 'matching' | 'unshown' | 'legalityOf'> & {
  /** The day for `legal:` terms without a day. */
  readonly asOf: string;
};

export const searchProposedCards = aboutContent<
  { readonly subject: Subject; readonly asked: AskedCards },
  CardSearchResult
>('answers', 'Searching the cards of the change set', SEARCHING, async ({ content }, { asked }) => {
  const game = content.game(asked.game);
  const rulesetOf = (mode: string) => resolveRuleset(content, `${asked.game}/${mode}`);
  return searchCards(await tablesOf(content), {
    ...asked,
    fields: game.vocabulary.cardFields,
    legalityOf: (mode, on) => legalityAt(game, rulesetOf(mode), on ?? asked.asOf),
  });
});
