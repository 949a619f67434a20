/** Finds the errata of cards by comparing the revisions of their texts. */
import { errataOf, formerOf, type CardRevision, type Erratum } from '@rulewright/content';
import { knownGames } from '@rulewright/games';
import { aboutContent, type Subject } from '../job.ts';

export const errata = aboutContent<
  { readonly subject: Subject; readonly game: string; readonly lists: readonly (readonly CardRevision[])[] },
  readonly (readonly Erratum[])[]
>('answers', 'Comparing the texts of cards', 20_000, ({ content }, { game, lists }) => {
  const { vocabulary } = content.game(game);
  return lists.map((revisions) => errataOf(revisions, vocabulary, formerOf(game, knownGames)?.cards));
});
