/**
 * Read models: listing, values, texts and exceptions of cards. Full-text search uses an FTS5 table that triggers fill on SQLite, and a
 * generated tsvector with a GIN index on PostgreSQL.
 */
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { isPostgres } from '../sql.ts';
import { id, integer, text, varchar } from './columns.ts';

const ofRevision = { columnNames: ['revision_id'], referencedTableName: 'revisions', referencedColumnNames: ['id'] };

const TABLES: readonly Table[] = [
  new Table({
    name: 'release_cards',
    columns: [
      { ...integer('release_number'), isPrimary: true },
      { ...integer('revision_id'), isPrimary: true },
      varchar('game'),
      varchar('slug'),
      varchar('sort_name'),
    ],
    indices: [{ name: 'release_cards_game', columnNames: ['release_number', 'game'] }],
    foreignKeys: [
      { columnNames: ['release_number'], referencedTableName: 'releases', referencedColumnNames: ['number'] },
      ofRevision,
    ],
  }),
  new Table({
    name: 'card_values',
    columns: [
      id(),
      integer('revision_id'),
      varchar('field'),
      { name: 'number_value', type: 'double precision', isNullable: true },
      text('text_value'),
      text('folded'),
    ],
    indices: [{ name: 'card_values_revision', columnNames: ['revision_id', 'field'] }],
    foreignKeys: [ofRevision],
  }),
  new Table({
    name: 'search_texts',
    columns: [
      id(),
      integer('revision_id'),
      varchar('game'),
      varchar('kind'),
      varchar('ref'),
      varchar('field'),
      text('title'),
      varchar('folded_title'),
      text('text'),
      text('folded'),
    ],
    indices: [{ name: 'search_texts_revision', columnNames: ['revision_id'] }],
    foreignKeys: [ofRevision],
  }),
  new Table({
    name: 'release_rulesets',
    columns: [
      { ...integer('release_number'), isPrimary: true },
      { ...varchar('game'), isPrimary: true },
      { ...varchar('mode'), isPrimary: true },
      varchar('ruleset_hash'),
    ],
    foreignKeys: [
      { columnNames: ['release_number'], referencedTableName: 'releases', referencedColumnNames: ['number'] },
    ],
  }),
  new Table({
    name: 'card_exceptions',
    columns: [
      { ...varchar('ruleset_hash'), isPrimary: true },
      { ...integer('revision_id'), isPrimary: true },
    ],
    foreignKeys: [ofRevision],
  }),
];

const SQLITE_SEARCH = [
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
];

const POSTGRES_SEARCH = [
  `ALTER TABLE search_texts ADD COLUMN words tsvector GENERATED ALWAYS AS (to_tsvector('simple', folded)) STORED`,
  `CREATE INDEX search_texts_words ON search_texts USING GIN (words)`,
];

export class ReadModels1763700000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table.clone());
    for (const statement of isPostgres(runner) ? POSTGRES_SEARCH : SQLITE_SEARCH) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!isPostgres(runner)) await runner.query('DROP TABLE search_index');
    for (const table of [...TABLES].reverse()) await runner.dropTable(table.name);
  }
}
