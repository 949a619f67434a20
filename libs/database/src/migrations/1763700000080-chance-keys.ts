/** The secret keys of live matches. A match without one was set up with a seed, and goes on with it. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ChanceKeys1763700000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Written out: the query builder of SQLite would copy a table to add a column to it.
    await runner.query('ALTER TABLE "matches" ADD COLUMN "chance_key" varchar');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "matches" DROP COLUMN "chance_key"');
  }
}
