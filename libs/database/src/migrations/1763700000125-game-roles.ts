/** Roles for single games, and the game that a change set is for. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  ['users', 'game_roles', `text NOT NULL DEFAULT '{}'`],
  ['change_sets', 'game', 'varchar'],
] as const;

export class GameRoles1763700000125 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Written out: the query builder of SQLite would copy a table to add a column to it.
    for (const [table, column, type] of COLUMNS)
      await runner.query(`ALTER TABLE "${table}" ADD COLUMN "${column}" ${type}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${column}"`);
  }
}
