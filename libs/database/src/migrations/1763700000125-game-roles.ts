/** Roles for single games, and the game of a change set. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  ['users', 'game_roles', `text NOT NULL DEFAULT '{}'`],
  ['change_sets', 'game', 'varchar'],
] as const;

export class GameRoles1763700000125 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Plain SQL, because TypeORM would copy an SQLite table to add a column.
    for (const [table, column, type] of COLUMNS)
      await runner.query(`ALTER TABLE "${table}" ADD COLUMN "${column}" ${type}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${column}"`);
  }
}
