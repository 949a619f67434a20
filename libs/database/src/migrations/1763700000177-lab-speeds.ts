/** The speed of the lab: the time of games, by mode and by the level of the players. */
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { integer, varchar } from './columns.ts';

const SPEEDS = new Table({
  name: 'lab_speeds',
  columns: [
    { ...varchar('mode'), isPrimary: true },
    { ...varchar('bot'), isPrimary: true },
    { ...integer('seats'), isPrimary: true },
    integer('games'),
    integer('milliseconds'),
    integer('threads'),
    varchar('measured_at'),
  ],
});

export class LabSpeeds1763700000177 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(SPEEDS.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(SPEEDS.name);
  }
}
