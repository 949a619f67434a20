/** The chat messages of matches. */
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
    // As SQL, because TypeORM would copy a whole SQLite table to add a column.
    await runner.query('ALTER TABLE "matches" ADD COLUMN "chat" boolean NOT NULL DEFAULT false');
    await runner.createTable(MESSAGES.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(MESSAGES.name);
    await runner.query('ALTER TABLE "matches" DROP COLUMN "chat"');
  }
}
