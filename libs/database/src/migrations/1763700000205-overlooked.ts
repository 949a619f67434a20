/** Runs of the checks and runs that look for what a change set overlooks are in one queue. */
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { varchar } from './columns.ts';

const KIND = { ...varchar('kind'), default: "'checks'" };

export class Overlooked1763700000205 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE check_runs ADD COLUMN ${KIND.name} varchar NOT NULL DEFAULT ${KIND.default}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('check_runs', KIND.name);
  }
}
