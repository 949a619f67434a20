/** Live matches, their seats, and their decision log. */
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { integer, text, varchar } from './columns.ts';

const ofMatch = {
  columnNames: ['match_id'],
  referencedTableName: 'matches',
  referencedColumnNames: ['id'],
};

const TABLES: readonly Table[] = [
  new Table({
    name: 'matches',
    columns: [
      { ...varchar('id'), isPrimary: true },
      varchar('game'),
      integer('release'),
      text('ruleset_id'),
      varchar('ruleset_hash'),
      varchar('pool_hash'),
      integer('seed'),
      varchar('host'),
      { ...text('clock'), isNullable: true },
      { ...varchar('parent_id'), isNullable: true },
      varchar('created_at'),
    ],
    indices: [{ name: 'matches_host', columnNames: ['host', 'created_at'] }],
    foreignKeys: [{ columnNames: ['release'], referencedTableName: 'releases', referencedColumnNames: ['number'] }],
  }),
  new Table({
    name: 'match_seats',
    columns: [
      { ...varchar('match_id'), isPrimary: true },
      { ...integer('seat'), isPrimary: true },
      varchar('kind'),
      varchar('name'),
      varchar('bot'),
      text('deck'),
      { ...varchar('holder'), isNullable: true },
      { ...varchar('invite'), isNullable: true },
    ],
    indices: [{ name: 'match_seats_holder', columnNames: ['holder'] }],
    foreignKeys: [ofMatch],
  }),
  new Table({
    name: 'match_entries',
    columns: [
      { ...varchar('match_id'), isPrimary: true },
      { ...integer('number'), isPrimary: true },
      varchar('kind'),
      integer('seat'),
      integer('value'),
      varchar('at'),
    ],
    foreignKeys: [ofMatch],
  }),
];

export class Matches1763700000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await runner.dropTable(table.name);
  }
}
