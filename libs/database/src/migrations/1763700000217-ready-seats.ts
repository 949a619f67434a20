/** Marks of players who are ready for their match. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReadySeats1763700000217 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Uses plain SQL, because TypeORM would copy the whole SQLite table to add a column.
    await runner.query('ALTER TABLE "match_seats" ADD COLUMN "ready" boolean NOT NULL DEFAULT true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "match_seats" DROP COLUMN "ready"');
  }
}
