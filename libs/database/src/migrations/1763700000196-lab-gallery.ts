/** The public gallery of the lab: when a run was put into it. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The indexes, with their columns: the gallery in order, and the runs in it of a person or an address. */
const INDEXES = {
  lab_runs_shown: '"shown_at", "id"',
  lab_runs_shown_owner: '"owner", "shown_at"',
  lab_runs_shown_origin: '"origin", "shown_at"',
} as const;

export class LabGallery1763700000196 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // As SQL, because TypeORM would copy a whole SQLite table to add a column.
    await runner.query('ALTER TABLE "lab_runs" ADD COLUMN "shown_at" varchar');
    for (const [name, columns] of Object.entries(INDEXES))
      await runner.query(`CREATE INDEX "${name}" ON "lab_runs" (${columns})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX "${name}"`);
    await runner.query('ALTER TABLE "lab_runs" DROP COLUMN "shown_at"');
  }
}
