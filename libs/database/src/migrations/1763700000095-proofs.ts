/** Cached results of proofs, by digests of what they depend on. */
import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { text, varchar } from './columns.ts';

const PROOFS = new Table({
  name: 'proofs',
  columns: [{ ...varchar('key'), isPrimary: true }, text('value'), varchar('used_on')],
  indices: [new TableIndex({ name: 'proofs_used', columnNames: ['used_on'] })],
});

export class Proofs1763700000095 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(PROOFS.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(PROOFS.name);
  }
}
