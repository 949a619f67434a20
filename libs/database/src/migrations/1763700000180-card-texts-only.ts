/**
 * Removes what no search reads: the full-text index, the texts of rules and decks, and the columns of `search_texts` beside the folded text.
 * Searches of cards read the folded texts into memory, and everything else is found by an index in memory.
 */
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isPostgres } from '../sql.ts';

const SQLITE_INDEX = [
  ...['added', 'removed', 'changed'].map((name) => `DROP TRIGGER search_texts_${name}`),
  'DROP TABLE search_index',
];
const POSTGRES_INDEX = ['ALTER TABLE search_texts DROP COLUMN words'];
const UNREAD = ['kind', 'ref', 'title', 'folded_title', 'text'];

const SQLITE_BACK = [
  `CREATE VIRTUAL TABLE search_index USING fts5(folded, content='search_texts', content_rowid='id', tokenize="unicode61 remove_diacritics 2", prefix='2 3')`,
  `CREATE TRIGGER search_texts_added AFTER INSERT ON search_texts BEGIN
     INSERT INTO search_index(rowid, folded) VALUES (new.id, new.folded);
   END`,
  `CREATE TRIGGER search_texts_removed AFTER DELETE ON search_texts BEGIN
     INSERT INTO search_index(search_index, rowid, folded) VALUES ('delete', old.id, old.folded);
   END`,
  `CREATE TRIGGER search_texts_changed AFTER UPDATE ON search_texts BEGIN
     INSERT INTO search_index(search_index, rowid, folded) VALUES ('delete', old.id, old.folded);
     INSERT INTO search_index(rowid, folded) VALUES (new.id, new.folded);
   END`,
  `INSERT INTO search_index(search_index) VALUES ('rebuild')`,
];
const POSTGRES_BACK = [
  `ALTER TABLE search_texts ADD COLUMN words tsvector GENERATED ALWAYS AS (to_tsvector('simple', folded)) STORED`,
  'CREATE INDEX search_texts_words ON search_texts USING GIN (words)',
];

export class CardTextsOnly1763700000180 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of isPostgres(runner) ? POSTGRES_INDEX : SQLITE_INDEX) await runner.query(statement);
    await runner.query(`DELETE FROM search_texts WHERE kind <> 'card'`);
    for (const column of UNREAD) await runner.query(`ALTER TABLE search_texts DROP COLUMN ${column}`);
  }

  /** The texts of rules and decks do not come back: the program before this migration did not read them either. */
  async down(runner: QueryRunner): Promise<void> {
    for (const column of UNREAD) {
      const first = column === 'kind' ? 'card' : '';
      const type = ['title', 'text'].includes(column) ? 'text' : 'varchar';
      await runner.query(`ALTER TABLE search_texts ADD COLUMN ${column} ${type} NOT NULL DEFAULT '${first}'`);
    }
    for (const statement of isPostgres(runner) ? POSTGRES_BACK : SQLITE_BACK) await runner.query(statement);
  }
}
