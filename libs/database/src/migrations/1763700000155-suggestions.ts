/** Comments remember the line that they are about, and can suggest another text for it. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['quote', 'suggestion'];

export class Suggestions1763700000155 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // As SQL, because TypeORM would copy a whole SQLite table to add a column.
    for (const column of COLUMNS) await runner.query(`ALTER TABLE "comments" ADD COLUMN "${column}" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await runner.query(`ALTER TABLE "comments" DROP COLUMN "${column}"`);
  }
}
