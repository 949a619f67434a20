/** The match that a match repeats, so that its players find each other again. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Rematches1763700000221 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Uses plain SQL, because TypeORM would copy the whole SQLite table to add a column.
    await runner.query('ALTER TABLE "matches" ADD COLUMN "rematch_of" varchar');
    await runner.query('CREATE INDEX "matches_rematch" ON "matches" ("rematch_of")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "matches_rematch"');
    await runner.query('ALTER TABLE "matches" DROP COLUMN "rematch_of"');
  }
}
