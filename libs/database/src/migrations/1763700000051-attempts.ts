/**
 * Attempts counted across processes. Only PostgreSQL, because only it is served by several. The columns are those of rate-limiter-flexible.
 */
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { isPostgres } from '../sql.ts';

const ATTEMPTS = new Table({
  name: 'attempts',
  columns: [
    { name: 'key', type: 'varchar', length: '255', isPrimary: true },
    { name: 'points', type: 'integer', default: 0 },
    { name: 'expire', type: 'bigint', isNullable: true },
  ],
});

export class Attempts1763700000051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (isPostgres(runner)) await runner.createTable(ATTEMPTS.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    if (isPostgres(runner)) await runner.dropTable(ATTEMPTS.name);
  }
}
