/** The job that finds the cards of a large game whose name another card has too. */
import { withSharedNames } from '@rulewright/content';
import { aboutContent, type Subject } from '../job.ts';

/** The ids of the cards with shared names. Only cards whose names are not written plainly are parsed. */
export const sharedNames = aboutContent<{ readonly subject: Subject; readonly game: string }, readonly string[]>(
  'answers',
  'Comparing the names of the cards',
  60_000,
  ({ content }, { game }) => withSharedNames(content.game(game).cards),
);
