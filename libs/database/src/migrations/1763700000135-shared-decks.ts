/** Saved decks with notes, tags and earlier versions. Owners can share them by link or publish them. */
import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { integer, text, varchar } from './columns.ts';

/** Columns for plain SQL, because TypeORM would copy an SQLite table to add a column. */
const COLUMNS: readonly (readonly [name: string, type: string])[] = [
  ['notes', `text NOT NULL DEFAULT ''`],
  ['tags', `text NOT NULL DEFAULT ''`],
  ['sharing', `varchar NOT NULL DEFAULT 'private'`],
  ['share_key', 'varchar'],
  ['description', `text NOT NULL DEFAULT ''`],
  ['published_at', 'varchar'],
  ['origin_deck', 'varchar'],
  ['origin_slug', 'varchar'],
];

const INDEXES: readonly (readonly [name: string, kind: string, of: string])[] = [
  ['saved_decks_share_key', 'UNIQUE INDEX', '("share_key") WHERE "share_key" IS NOT NULL'],
  ['saved_decks_published', 'INDEX', '("game", "published_at", "id") WHERE "published_at" IS NOT NULL'],
];

const VERSIONS = new Table({
  name: 'saved_deck_versions',
  columns: [
    { ...varchar('deck_id'), isPrimary: true },
    { ...integer('version'), isPrimary: true },
    varchar('name'),
    text('text'),
    varchar('saved_at'),
  ],
  foreignKeys: [
    {
      columnNames: ['deck_id'],
      referencedTableName: 'saved_decks',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

export class SharedDecks1763700000135 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of COLUMNS) await runner.query(`ALTER TABLE "saved_decks" ADD COLUMN "${name}" ${type}`);
    for (const [name, kind, of] of INDEXES) await runner.query(`CREATE ${kind} "${name}" ON "saved_decks" ${of}`);
    await runner.createTable(VERSIONS.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(VERSIONS.name);
    for (const [name] of INDEXES) await runner.query(`DROP INDEX "${name}"`);
    for (const [name] of COLUMNS) await runner.query(`ALTER TABLE "saved_decks" DROP COLUMN "${name}"`);
  }
}
