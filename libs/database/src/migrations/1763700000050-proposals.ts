/** Snapshots of change sets under which matches were started. */
import { type MigrationInterface, type QueryRunner, Table, TableColumn } from 'typeorm';
import { integer, text, varchar } from './columns.ts';

const PROPOSALS = new Table({
  name: 'proposals',
  columns: [
    { ...varchar('id'), isPrimary: true },
    integer('release'),
    integer('change_set_id'),
    varchar('title'),
    text('documents'),
    varchar('created_at'),
  ],
  foreignKeys: [
    { columnNames: ['release'], referencedTableName: 'releases', referencedColumnNames: ['number'] },
    { columnNames: ['change_set_id'], referencedTableName: 'change_sets', referencedColumnNames: ['id'] },
  ],
});

const COLUMN = new TableColumn({ ...varchar('proposal'), isNullable: true });

export class Proposals1763700000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(PROPOSALS.clone());
    await runner.addColumn('matches', COLUMN.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('matches', COLUMN.name);
    await runner.dropTable(PROPOSALS.name);
  }
}
