/** Documents, revisions, releases, import marks and change sets. */
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { id, integer, text, varchar } from './columns.ts';

const TABLES: readonly Table[] = [
  new Table({
    name: 'documents',
    columns: [id(), varchar('path'), varchar('game'), varchar('kind'), varchar('slug')],
    uniques: [{ name: 'documents_path', columnNames: ['path'] }],
    indices: [{ name: 'documents_place', columnNames: ['game', 'kind', 'slug'] }],
  }),
  new Table({
    name: 'revisions',
    columns: [
      id(),
      integer('document_id'),
      varchar('hash'),
      text('text'),
      varchar('created_at'),
      varchar('author'),
      text('message'),
    ],
    indices: [{ name: 'revisions_document', columnNames: ['document_id'] }],
    foreignKeys: [{ columnNames: ['document_id'], referencedTableName: 'documents', referencedColumnNames: ['id'] }],
  }),
  new Table({
    name: 'releases',
    columns: [
      { ...integer('number'), isPrimary: true },
      varchar('effective_at'),
      varchar('created_at'),
      varchar('author'),
      text('notes'),
      varchar('content_hash'),
      varchar('origin'),
    ],
  }),
  new Table({
    name: 'release_documents',
    columns: [
      { ...integer('release_number'), isPrimary: true },
      { ...integer('document_id'), isPrimary: true },
      integer('revision_id'),
    ],
    indices: [{ name: 'release_documents_revision', columnNames: ['revision_id'] }],
    foreignKeys: [
      { columnNames: ['release_number'], referencedTableName: 'releases', referencedColumnNames: ['number'] },
      { columnNames: ['document_id'], referencedTableName: 'documents', referencedColumnNames: ['id'] },
      { columnNames: ['revision_id'], referencedTableName: 'revisions', referencedColumnNames: ['id'] },
    ],
  }),
  new Table({ name: 'import_marks', columns: [{ ...varchar('path'), isPrimary: true }, varchar('hash')] }),
  new Table({
    name: 'change_sets',
    columns: [
      id(),
      varchar('title'),
      varchar('state'),
      varchar('origin'),
      integer('base_release'),
      varchar('author'),
      varchar('created_at'),
      text('message'),
      varchar('content_hash'),
    ],
    indices: [{ name: 'change_sets_state', columnNames: ['state'] }],
    foreignKeys: [
      { columnNames: ['base_release'], referencedTableName: 'releases', referencedColumnNames: ['number'] },
    ],
  }),
  new Table({
    name: 'change_set_documents',
    columns: [
      { ...integer('change_set_id'), isPrimary: true },
      { ...varchar('path'), isPrimary: true },
      { ...text('text'), isNullable: true },
      { ...varchar('base_hash'), isNullable: true },
    ],
    foreignKeys: [
      { columnNames: ['change_set_id'], referencedTableName: 'change_sets', referencedColumnNames: ['id'] },
    ],
  }),
];

export class Content1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await runner.dropTable(table.name);
  }
}
