/** The public gallery of the lab: when a run was put into it. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'lab_runs_shown';

export class LabGallery1763700000190 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // As SQL, because TypeORM would copy a whole SQLite table to add a column.
    await runner.query('ALTER TABLE "lab_runs" ADD COLUMN "shown_at" varchar');
    await runner.query(`CREATE INDEX "${INDEX}" ON "lab_runs" ("shown_at", "id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "${INDEX}"`);
    await runner.query('ALTER TABLE "lab_runs" DROP COLUMN "shown_at"');
  }
}
