/** The secret keys of live matches. A match without a key was set up with a seed, and continues with it. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ChanceKeys1763700000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // As SQL, because TypeORM would copy a whole SQLite table to add a column.
    await runner.query('ALTER TABLE "matches" ADD COLUMN "chance_key" varchar');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "matches" DROP COLUMN "chance_key"');
  }
}
