/** The chat of matches that have one. */
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { integer, text, varchar } from './columns.ts';

const MESSAGES = new Table({
  name: 'match_messages',
  columns: [
    { ...varchar('match_id'), isPrimary: true },
    { ...integer('number'), isPrimary: true },
    integer('seat'),
    text('text'),
    varchar('at'),
  ],
  foreignKeys: [{ columnNames: ['match_id'], referencedTableName: 'matches', referencedColumnNames: ['id'] }],
});

export class Chat1763700000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Written out: the query builder of SQLite would copy a table to add a column to it.
    await runner.query('ALTER TABLE "matches" ADD COLUMN "chat" boolean NOT NULL DEFAULT false');
    await runner.createTable(MESSAGES.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(MESSAGES.name);
    await runner.query('ALTER TABLE "matches" DROP COLUMN "chat"');
  }
}
