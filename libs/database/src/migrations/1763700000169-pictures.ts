/** The bytes of pictures, each stored once under its hash. Documents of releases and drafts name them. */
import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { text, varchar } from './columns.ts';

const PICTURES = new Table({
  name: 'pictures',
  columns: [{ ...varchar('sha256'), isPrimary: true }, varchar('document_hash'), text('data'), varchar('created_at')],
});

/** Finds the documents that name a picture. */
const BY_HASH = 'revisions_hash';

export class Pictures1763700000169 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(PICTURES.clone());
    await runner.query(`CREATE INDEX "${BY_HASH}" ON "revisions" ("hash")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "${BY_HASH}"`);
    await runner.dropTable(PICTURES.name);
  }
}
