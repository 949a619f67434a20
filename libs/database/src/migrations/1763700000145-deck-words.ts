/** The search words of published decks. */
import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { wordsOfDeck, type SearchedTexts } from '../deck-words.ts';
import { insertRows, isPostgres, run, sql } from '../sql.ts';

const TABLE = 'published_deck_words';
/** The number of decks to read at once. */
const AT_ONCE = 200;

/** Words are compared by code points, so words with the same start are next to each other. */
const tableOn = (runner: QueryRunner): Table =>
  new Table({
    name: TABLE,
    columns: [
      {
        name: 'word',
        type: 'varchar',
        isPrimary: true,
        ...(isPostgres(runner) && { collation: 'C' }),
      },
      { name: 'deck_id', type: 'varchar', isPrimary: true },
    ],
    indices: [{ name: 'published_deck_words_deck', columnNames: ['deck_id'] }],
    foreignKeys: [
      {
        columnNames: ['deck_id'],
        referencedTableName: 'saved_decks',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  });

interface Published extends SearchedTexts {
  readonly id: string;
}

export class DeckWords1763700000145 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(tableOn(runner));
    let last = '';
    for (;;) {
      const decks = await run<Published>(
        runner,
        sql`SELECT deck.id, deck.name, deck.tags, deck.text, owner.name AS author
            FROM saved_decks deck JOIN users owner ON owner.id = deck.user_id
            WHERE deck.published_at IS NOT NULL AND deck.id > ${last} ORDER BY deck.id LIMIT ${AT_ONCE}`,
      );
      for (const deck of decks)
        await insertRows(
          runner,
          TABLE,
          ['word', 'deck_id'],
          wordsOfDeck(deck).map((word) => [word, deck.id]),
        );
      if (decks.length < AT_ONCE) return;
      last = decks.at(-1)!.id;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE);
  }
}
