/** The job that collects the names and words of all cards of a game, which the deck check needs. */
import { hashesIn } from '@rulewright/database';
import { wordsOfCards, type CardWords } from '@rulewright/decks';
import { pluginVocabularies } from '@rulewright/games';
import type { WorkJob, Subject, Thread } from '../job.ts';
import { READING_ALL, readable, fromCards } from './from-cards.ts';

export const cardWords: WorkJob<{ readonly subject: Subject; readonly game: string }, CardWords> = {
  lane: 'preparing',
  what: 'Reading the cards',
  limit: READING_ALL,
  run: async ({ subject, game }, thread) => {
    const fields = pluginVocabularies.find((one) => one.game === game)?.cardFields;
    const name = `card words ${game}`;
    if (fields) {
      return fromCards<CardWords>(thread, { subject, game, name }, (cards, before, gone) =>
        wordsOfCards(fields, cards, before, gone),
      );
    }
    return ofData(thread, subject, { game, name });
  },
};

/** The words of a game without a plugin. They depend on the document of its fields, which a release or a change set can change. */
async function ofData(
  thread: Thread,
  subject: Subject,
  { game, name }: { readonly game: string; readonly name: string },
): Promise<CardWords> {
  const path = `rules/${game}/fields.yaml`;
  const fieldsOf = async (asked: Subject) => (await thread.content(asked)).content.game(game).vocabulary.cardFields;
  const released = (await hashesIn(thread.database, subject.release, [path])).get(path);
  if (released === undefined || subject.proposed.some((one) => one.path === path)) {
    const { cards } = (await thread.content(subject)).content.game(game);
    return wordsOfCards(await fieldsOf(subject), readable(cards));
  }
  const of = { subject, game, name: `${name} ${released}` };
  const { release } = subject;
  return fromCards<CardWords>(thread, of, async (cards, before, gone) =>
    wordsOfCards(await fieldsOf({ release, proposed: [] }), cards, before, gone),
  );
}
