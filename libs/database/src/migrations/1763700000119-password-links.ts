/** Links for lost passwords. A used link has no row. */
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { varchar } from './columns.ts';

const LINKS = new Table({
  name: 'password_links',
  columns: [
    { ...varchar('digest'), isPrimary: true },
    varchar('user_id'),
    varchar('created_by'),
    varchar('expires_at'),
  ],
  indices: [
    { name: 'password_links_user', columnNames: ['user_id'] },
    { name: 'password_links_expiry', columnNames: ['expires_at'] },
  ],
  foreignKeys: [{ columnNames: ['user_id'], referencedTableName: 'users', referencedColumnNames: ['id'] }],
});

export class PasswordLinks1763700000119 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(LINKS.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(LINKS.name);
  }
}
