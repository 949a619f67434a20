/** The cards that people own and want, one collection for each game. */
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { integer, text, varchar } from './columns.ts';

const COLLECTIONS = new Table({
  name: 'collections',
  columns: [
    { ...varchar('user_id'), isPrimary: true },
    { ...varchar('game'), isPrimary: true },
    text('text'),
    text('unread'),
    { ...varchar('share_key'), isNullable: true },
    integer('version'),
    varchar('updated_at'),
  ],
});

export class Collections1763700000181 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(COLLECTIONS.clone());
    await runner.query(
      `CREATE UNIQUE INDEX "collections_share_key" ON "collections" ("share_key") WHERE "share_key" IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(COLLECTIONS.name);
  }
}
