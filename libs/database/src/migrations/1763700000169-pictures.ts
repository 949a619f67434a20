/** The bytes of pictures. Each picture is stored once, under the hash that documents of releases and drafts contain. */
import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { text, varchar } from './columns.ts';

const PICTURES = new Table({
  name: 'pictures',
  columns: [{ ...varchar('sha256'), isPrimary: true }, varchar('document_hash'), text('data'), varchar('created_at')],
});

/** The index that finds the documents of a picture. */
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
