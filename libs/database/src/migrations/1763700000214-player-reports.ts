/** Reports of players. */
import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { integer, text, varchar } from './columns.ts';

const REPORTS = new Table({
  name: 'player_reports',
  columns: [
    { ...varchar('id'), isPrimary: true },
    varchar('match_id'),
    integer('seat'),
    ...['player', 'name', 'reason'].map(varchar),
    text('text'),
    { ...varchar('user_id'), isNullable: true },
    varchar('created_at'),
    { ...varchar('closed_at'), isNullable: true },
  ],
  indices: [
    { name: 'player_reports_open', columnNames: ['closed_at', 'created_at', 'id'] },
    { name: 'player_reports_user', columnNames: ['user_id', 'id'] },
    { name: 'player_reports_player', columnNames: ['player'] },
  ],
});

export class PlayerReports1763700000214 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(REPORTS.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(REPORTS.name);
  }
}
