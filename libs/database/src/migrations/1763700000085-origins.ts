/** Digests of the addresses that start runs and matches, so that addresses take turns; and the decisions of bots that think. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  ['lab_runs', 'origin', 'varchar'],
  ['lab_parts', 'decisions', 'text'],
  ['matches', 'origin', 'varchar'],
] as const;

export class Origins1763700000085 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // As SQL, because TypeORM would copy a whole SQLite table to add a column.
    for (const [table, column, type] of COLUMNS)
      await runner.query(`ALTER TABLE "${table}" ADD COLUMN "${column}" ${type}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${column}"`);
  }
}
