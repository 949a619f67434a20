/** Sentences that editors wrote for cards and that the grammar did not read: a list per game for the people who extend its words. */
import { inTransaction, run, sql, UnreadSentenceEntity } from '@rulewright/database';
import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** The most sentences of a game. The oldest are deleted. No one's name is stored with a sentence. */
const MOST = 200;
const LONGEST = { text: 600, word: 60 } as const;

const plain = (text: string, longest: number): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, longest);

const digestOf = (text: string): string => createHash('sha256').update(text.toLowerCase()).digest('base64url');

export class UnreadSentences {
  constructor(private readonly database: DataSource) {}

  /** Counts a sentence that was not read. @param word the word at which reading stopped */
  async note(game: string, sentence: string, stoppedAt: string): Promise<void> {
    const text = plain(sentence, LONGEST.text);
    const word = plain(stoppedAt, LONGEST.word);
    if (text === '') return;
    const digest = digestOf(text);
    const lastAt = new Date().toISOString();
    await inTransaction(this.database, async (runner) => {
      const { manager } = runner;
      const known = await manager.findOneBy(UnreadSentenceEntity, { game, digest });
      const times = (known?.times ?? 0) + 1;
      await manager.upsert(UnreadSentenceEntity, { game, digest, text, word, times, lastAt }, ['game', 'digest']);
      await run(
        runner,
        sql`DELETE FROM unread_sentences WHERE game = ${game} AND digest NOT IN
            (SELECT digest FROM unread_sentences WHERE game = ${game} ORDER BY last_at DESC LIMIT ${MOST})`,
      );
    });
  }

  /** Deletes a sentence that is dealt with. It returns to the list when an editor writes it again and it is still not read. */
  async settle(game: string, sentence: string): Promise<void> {
    const digest = digestOf(plain(sentence, LONGEST.text));
    await this.database.manager.delete(UnreadSentenceEntity, { game, digest });
  }

  /** The sentences of a game, the newest first. */
  list(game: string): Promise<UnreadSentenceEntity[]> {
    return this.database.manager.find(UnreadSentenceEntity, { where: { game }, order: { lastAt: 'DESC' }, take: MOST });
  }
}
