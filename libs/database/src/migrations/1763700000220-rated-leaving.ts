/** How many rated matches a player left. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RatedLeaving1763700000220 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Uses plain SQL, because TypeORM would copy the whole SQLite table to add a column.
    await runner.query('ALTER TABLE "ratings" ADD COLUMN "matches_left" integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "ratings" DROP COLUMN "matches_left"');
  }
}
