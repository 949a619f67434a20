/** The desk: versions and dates of change sets, their reviews and comments, and the queue of their checks. */
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { id, integer, text, varchar } from './columns.ts';

const ofChangeSet = {
  columnNames: ['change_set_id'],
  referencedTableName: 'change_sets',
  referencedColumnNames: ['id'],
};

const TABLES: readonly Table[] = [
  new Table({
    name: 'review_steps',
    columns: [
      id(),
      integer('change_set_id'),
      varchar('at'),
      { ...varchar('actor_id'), isNullable: true },
      varchar('actor'),
      varchar('action'),
      text('note'),
      varchar('from_state'),
      varchar('to_state'),
    ],
    indices: [{ name: 'review_steps_change_set', columnNames: ['change_set_id'] }],
    foreignKeys: [ofChangeSet],
  }),
  new Table({
    name: 'comments',
    columns: [
      id(),
      integer('change_set_id'),
      { ...varchar('path'), isNullable: true },
      { ...integer('line'), isNullable: true },
      { ...varchar('field'), isNullable: true },
      varchar('author_id'),
      varchar('author'),
      varchar('at'),
      text('body'),
      { ...varchar('resolved_at'), isNullable: true },
    ],
    indices: [{ name: 'comments_change_set', columnNames: ['change_set_id'] }],
    foreignKeys: [ofChangeSet],
  }),
  new Table({
    name: 'check_runs',
    columns: [
      id(),
      integer('change_set_id'),
      varchar('state'),
      varchar('content_hash'),
      integer('base_release'),
      integer('games'),
      { name: 'progress', type: 'double precision' },
      text('step'),
      { ...text('result'), isNullable: true },
      integer('passed'),
      varchar('created_at'),
      { ...varchar('started_at'), isNullable: true },
      { ...varchar('finished_at'), isNullable: true },
      { ...varchar('worker'), isNullable: true },
      { ...varchar('seen_at'), isNullable: true },
    ],
    indices: [
      { name: 'check_runs_change_set', columnNames: ['change_set_id'] },
      { name: 'check_runs_state', columnNames: ['state'] },
    ],
    foreignKeys: [ofChangeSet],
  }),
];

/** New columns, by table. The types work on both databases. */
const COLUMNS: readonly (readonly [string, string, string])[] = [
  ['change_sets', 'author_id', 'varchar'],
  ['change_sets', 'version', 'integer NOT NULL DEFAULT 1'],
  ['change_sets', 'updated_at', 'varchar'],
  ['change_sets', 'token', 'varchar'],
  ['change_sets', 'publish_at', 'varchar'],
  ['change_sets', 'publish_order', 'text'],
  ['change_sets', 'publish_problem', 'text'],
  ['change_sets', 'published_release', 'integer'],
  ['change_set_documents', 'version', 'integer NOT NULL DEFAULT 1'],
  ['change_set_documents', 'updated_at', 'varchar'],
  ['change_set_documents', 'updated_by', 'varchar'],
];

export class Desk1763700000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, type] of COLUMNS)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    await runner.query('CREATE INDEX change_set_documents_path ON change_set_documents (path)');
    await runner.query('CREATE UNIQUE INDEX change_sets_token ON change_sets (token)');
    for (const table of TABLES) await runner.createTable(table.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await runner.dropTable(table.name);
    await runner.query('DROP INDEX change_sets_token');
    await runner.query('DROP INDEX change_set_documents_path');
    for (const [table, column] of [...COLUMNS].reverse())
      await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
}
