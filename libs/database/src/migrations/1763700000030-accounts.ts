/** People, sessions, invitations, settings and saved decks; and the audit log, which triggers make append-only. */
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { isPostgres } from '../sql.ts';
import { id, integer, text, varchar } from './columns.ts';

const ofUser = { columnNames: ['user_id'], referencedTableName: 'users', referencedColumnNames: ['id'] };

const TABLES: readonly Table[] = [
  new Table({
    name: 'users',
    columns: [
      { ...varchar('id'), isPrimary: true },
      varchar('email'),
      varchar('name'),
      varchar('role'),
      varchar('password_hash'),
      varchar('created_at'),
      { ...varchar('disabled_at'), isNullable: true },
    ],
    uniques: [{ name: 'users_email', columnNames: ['email'] }],
  }),
  new Table({
    name: 'sessions',
    columns: [
      { ...varchar('digest'), isPrimary: true },
      varchar('user_id'),
      varchar('created_at'),
      varchar('expires_at'),
    ],
    indices: [{ name: 'sessions_user', columnNames: ['user_id'] }],
    foreignKeys: [ofUser],
  }),
  new Table({
    name: 'invitations',
    columns: [
      { ...varchar('id'), isPrimary: true },
      varchar('digest'),
      varchar('kind'),
      varchar('role'),
      { ...varchar('email'), isNullable: true },
      varchar('created_by'),
      varchar('created_at'),
      varchar('expires_at'),
      { ...varchar('used_at'), isNullable: true },
    ],
    uniques: [{ name: 'invitations_digest', columnNames: ['digest'] }],
  }),
  new Table({ name: 'settings', columns: [{ ...varchar('name'), isPrimary: true }, text('value')] }),
  new Table({
    name: 'saved_decks',
    columns: [
      { ...varchar('id'), isPrimary: true },
      varchar('user_id'),
      varchar('game'),
      varchar('name'),
      text('text'),
      integer('version'),
      varchar('updated_at'),
    ],
    indices: [{ name: 'saved_decks_user', columnNames: ['user_id', 'game'] }],
    foreignKeys: [ofUser],
  }),
  new Table({
    name: 'audit_entries',
    columns: [
      id(),
      varchar('at'),
      { ...varchar('actor_id'), isNullable: true },
      varchar('actor'),
      varchar('action'),
      varchar('subject'),
      text('sentence'),
      text('details'),
      text('folded'),
    ],
    indices: [{ name: 'audit_entries_action', columnNames: ['action', 'id'] }],
  }),
];

const SQLITE_GUARD = ['UPDATE', 'DELETE'].map(
  (verb) => `CREATE TRIGGER audit_entries_no_${verb.toLowerCase()} BEFORE ${verb} ON audit_entries BEGIN
     SELECT RAISE(ABORT, 'audit entries are never changed');
   END`,
);

const POSTGRES_GUARD = [
  `CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS
   $$ BEGIN RAISE EXCEPTION 'audit entries are never changed'; END $$`,
  `CREATE TRIGGER audit_entries_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
   FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`,
];

export class Accounts1763700000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table.clone());
    for (const statement of isPostgres(runner) ? POSTGRES_GUARD : SQLITE_GUARD) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await runner.dropTable(table.name);
    if (isPostgres(runner)) await runner.query('DROP FUNCTION refuse_audit_change()');
  }
}
