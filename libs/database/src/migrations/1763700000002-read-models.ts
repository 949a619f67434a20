/**
 * Read models: listing, values, texts and exceptions of cards; full-text search by an FTS5 table kept by triggers on
 * SQLite, by a generated tsvector with a GIN index on PostgreSQL.
 */
import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';
import { isPostgres } from '../sql.ts';
import { id, integer, text, varchar } from './columns.ts';

/** Text compared byte by byte on both databases, so that ranges and cursors mean the same. */
const bytewise = (column: TableColumnOptions, postgres: boolean): TableColumnOptions =>
  postgres ? { ...column, collation: 'C' } : column;

const ofRevision = { columnNames: ['revision_id'], referencedTableName: 'revisions', referencedColumnNames: ['id'] };

const tables = (postgres: boolean): Table[] => [
  new Table({
    name: 'release_cards',
    columns: [
      { ...integer('release_number'), isPrimary: true },
      { ...integer('revision_id'), isPrimary: true },
      varchar('game'),
      bytewise(varchar('slug'), postgres),
      bytewise(varchar('sort_name'), postgres),
    ],
    indices: [
      { name: 'release_cards_order', columnNames: ['release_number', 'game', 'sort_name', 'slug', 'revision_id'] },
    ],
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
      bytewise(text('folded'), postgres),
    ],
    indices: [
      { name: 'card_values_number', columnNames: ['field', 'number_value', 'revision_id'] },
      { name: 'card_values_text', columnNames: ['field', 'folded', 'revision_id'] },
      { name: 'card_values_revision', columnNames: ['revision_id', 'field'] },
    ],
    foreignKeys: [ofRevision],
  }),
  new Table({
    name: 'search_texts',
    columns: [
      id(),
      integer('revision_id'),
      varchar('game'),
      varchar('kind'),
      bytewise(varchar('ref'), postgres),
      varchar('field'),
      text('title'),
      bytewise(varchar('folded_title'), postgres),
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
    const postgres = isPostgres(runner);
    for (const table of tables(postgres)) await runner.createTable(table);
    for (const statement of postgres ? POSTGRES_SEARCH : SQLITE_SEARCH) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    const postgres = isPostgres(runner);
    if (!postgres) await runner.query('DROP TABLE search_index');
    for (const table of tables(postgres).reverse()) await runner.dropTable(table.name);
  }
}
