/** Comments store the text of their line, and can suggest another text for it. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['quote', 'suggestion'];

export class Suggestions1763700000155 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Uses plain SQL, because TypeORM would copy the whole SQLite table to add a column.
    for (const column of COLUMNS) await runner.query(`ALTER TABLE "comments" ADD COLUMN "${column}" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await runner.query(`ALTER TABLE "comments" DROP COLUMN "${column}"`);
  }
}
