/** The names of people as searches compare them. */
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { foldedName } from '../folded-name.ts';
import { run, sql } from '../sql.ts';

/** The number of people to read at once. */
const AT_ONCE = 500;

export class FoldedNames1763700000218 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Plain SQL, because TypeORM would copy an SQLite table to add a column.
    await runner.query(`ALTER TABLE "users" ADD COLUMN "folded_name" varchar NOT NULL DEFAULT ''`);
    let last = '';
    for (;;) {
      const people = await run<{ id: string; name: string }>(
        runner,
        sql`SELECT id, name FROM users WHERE id > ${last} ORDER BY id LIMIT ${AT_ONCE}`,
      );
      for (const { id, name } of people)
        await run(runner, sql`UPDATE users SET folded_name = ${foldedName(name)} WHERE id = ${id}`);
      if (people.length < AT_ONCE) break;
      last = people.at(-1)!.id;
    }
    await runner.query('CREATE INDEX "users_folded_name" ON "users" ("folded_name")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "users_folded_name"');
    await runner.query('ALTER TABLE "users" DROP COLUMN "folded_name"');
  }
}
