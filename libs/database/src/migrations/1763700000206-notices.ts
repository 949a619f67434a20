/** Comments name words of their line, and people get notices of comments and steps. */
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { id, integer, varchar } from './columns.ts';

const COLUMNS = ['words_from', 'words_to'];

const NOTICES = new Table({
  name: 'notices',
  columns: [
    id(),
    ...['user_id', 'kind', 'at'].map(varchar),
    integer('change_set_id'),
    { ...integer('comment_id'), isNullable: true },
    { ...integer('step_id'), isNullable: true },
    { ...varchar('seen_at'), isNullable: true },
  ],
  indices: [{ name: 'notices_user', columnNames: ['user_id', 'id'] }],
});

export class Notices1763700000206 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Uses plain SQL, because TypeORM would copy the whole SQLite table to add a column.
    for (const column of COLUMNS) await runner.query(`ALTER TABLE "comments" ADD COLUMN "${column}" integer`);
    await runner.createTable(NOTICES.clone());
    await runner.query(`CREATE INDEX users_editors ON users (id) WHERE role <> 'reader' OR game_roles <> '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_editors');
    await runner.dropTable(NOTICES.name);
    for (const column of COLUMNS) await runner.query(`ALTER TABLE "comments" DROP COLUMN "${column}"`);
  }
}
