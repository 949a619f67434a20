/** Mail and webhooks: waiting and sent messages, addresses of webhooks, and mail preferences. Past events are not sent. */
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { id, integer, text, varchar } from './columns.ts';

const TABLES: readonly Table[] = [
  new Table({
    name: 'outgoing',
    columns: [
      id(),
      varchar('kind'),
      varchar('recipient'),
      varchar('about'),
      text('payload'),
      varchar('state'),
      integer('attempts'),
      varchar('due_at'),
      varchar('created_at'),
      { ...varchar('done_at'), isNullable: true },
      { ...text('problem'), isNullable: true },
      { ...integer('status'), isNullable: true },
    ],
    indices: [
      { name: 'outgoing_due', columnNames: ['state', 'due_at', 'id'] },
      { name: 'outgoing_done', columnNames: ['done_at'] },
      { name: 'outgoing_recipient', columnNames: ['kind', 'recipient', 'id'] },
    ],
  }),
  new Table({ name: 'outgoing_marks', columns: [{ ...varchar('name'), isPrimary: true }, integer('value')] }),
  new Table({
    name: 'webhooks',
    columns: [
      { ...varchar('id'), isPrimary: true },
      text('url'),
      varchar('secret'),
      text('events'),
      varchar('created_at'),
    ],
  }),
  new Table({
    name: 'mail_choices',
    columns: [
      { ...varchar('user_id'), isPrimary: true },
      integer('releases'),
      integer('reviews'),
      varchar('leave_token'),
    ],
    uniques: [{ name: 'mail_choices_token', columnNames: ['leave_token'] }],
    foreignKeys: [{ columnNames: ['user_id'], referencedTableName: 'users', referencedColumnNames: ['id'] }],
  }),
];

const MARKS = [
  `INSERT INTO outgoing_marks (name, value) SELECT 'audit', COALESCE(MAX(id), 0) FROM audit_entries`,
  `INSERT INTO outgoing_marks (name, value) SELECT 'release', COALESCE(MAX(number), 0) FROM releases`,
];

export class Outgoing1763700000123 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table.clone());
    for (const statement of MARKS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await runner.dropTable(table.name);
  }
}
