/** Lab runs, and the parts that were played. */
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { integer, text, varchar } from './columns.ts';

const TABLES: readonly Table[] = [
  new Table({
    name: 'lab_runs',
    columns: [
      { ...varchar('id'), isPrimary: true },
      varchar('game'),
      integer('release'),
      text('setup'),
      integer('games'),
      varchar('state'),
      { ...text('ended'), isNullable: true },
      varchar('owner'),
      varchar('created_at'),
      { ...varchar('finished_at'), isNullable: true },
    ],
    indices: [
      { name: 'lab_runs_created', columnNames: ['created_at'] },
      { name: 'lab_runs_state', columnNames: ['state', 'owner'] },
    ],
    foreignKeys: [{ columnNames: ['release'], referencedTableName: 'releases', referencedColumnNames: ['number'] }],
  }),
  new Table({
    name: 'lab_parts',
    columns: [
      { ...varchar('run_id'), isPrimary: true },
      { ...integer('arm'), isPrimary: true },
      { ...integer('from_game'), isPrimary: true },
      integer('to_game'),
      text('data'),
      varchar('played_at'),
    ],
    indices: [{ name: 'lab_parts_played', columnNames: ['run_id', 'played_at'] }],
    foreignKeys: [{ columnNames: ['run_id'], referencedTableName: 'lab_runs', referencedColumnNames: ['id'] }],
  }),
];

export class Lab1763700000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await runner.dropTable(table.name);
  }
}
