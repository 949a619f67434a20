/**
 * Tables for reports of decks, their cases and the browsers of an account, and indexes that find the data of one person.
 *
 * Audit entries still cannot be changed or deleted, with one exception: the transaction that deletes an account removes the name from
 * them. It inserts a row into `audit_erasures` and deletes the row at its end. It cannot change the id, time or action of an entry.
 */
import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { isPostgres } from '../sql.ts';
import { text, varchar } from './columns.ts';

const ofDeck = {
  columnNames: ['deck_id'],
  referencedTableName: 'saved_decks',
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
};

const TABLES: readonly Table[] = [
  new Table({
    name: 'deck_cases',
    columns: [
      { ...varchar('deck_id'), isPrimary: true },
      ...['waits_since', 'hidden_at', 'appealed_at', 'answered_at'].map((name) => ({
        ...varchar(name),
        isNullable: true,
      })),
      ...['reason', 'appeal', 'answer'].map((name) => ({ ...text(name), isNullable: true })),
    ],
    foreignKeys: [ofDeck],
  }),
  new Table({
    name: 'deck_reports',
    columns: [
      { ...varchar('id'), isPrimary: true },
      varchar('deck_id'),
      varchar('reason'),
      text('text'),
      { ...varchar('user_id'), isNullable: true },
      { ...varchar('reader'), isNullable: true },
      varchar('created_at'),
      { ...varchar('closed_at'), isNullable: true },
    ],
    foreignKeys: [ofDeck],
  }),
  new Table({
    name: 'account_visitors',
    columns: [
      { ...varchar('user_id'), isPrimary: true },
      { ...varchar('visitor'), isPrimary: true },
      varchar('seen_at'),
    ],
    indices: [{ name: 'account_visitors_seen', columnNames: ['seen_at'] }],
    foreignKeys: [{ columnNames: ['user_id'], referencedTableName: 'users', referencedColumnNames: ['id'] }],
  }),
  new Table({ name: 'audit_erasures', columns: [{ ...varchar('user_id'), isPrimary: true }] }),
];

/** Name, kind, table, and the rows and columns. */
const INDEXES: readonly (readonly [name: string, kind: string, table: string, of: string])[] = [
  ['deck_cases_waiting', 'INDEX', 'deck_cases', '("waits_since", "deck_id") WHERE "waits_since" IS NOT NULL'],
  ['deck_cases_hidden', 'INDEX', 'deck_cases', '("hidden_at", "deck_id") WHERE "hidden_at" IS NOT NULL'],
  ['deck_reports_reader', 'UNIQUE INDEX', 'deck_reports', '("reader") WHERE "reader" IS NOT NULL'],
  ['deck_reports_age', 'INDEX', 'deck_reports', '("created_at") WHERE "reader" IS NOT NULL'],
  ['deck_reports_deck', 'INDEX', 'deck_reports', '("deck_id", "created_at", "id")'],
  ['deck_reports_user', 'INDEX', 'deck_reports', '("user_id", "id") WHERE "user_id" IS NOT NULL'],
  ['deck_reports_closed', 'INDEX', 'deck_reports', '("closed_at") WHERE "closed_at" IS NOT NULL'],
  ['audit_entries_actor', 'INDEX', 'audit_entries', '("actor_id", "id")'],
  ['change_sets_author', 'INDEX', 'change_sets', '("author_id", "id")'],
  ['change_set_documents_editor', 'INDEX', 'change_set_documents', '("updated_by")'],
  ['review_steps_actor', 'INDEX', 'review_steps', '("actor_id", "id")'],
  ['comments_author', 'INDEX', 'comments', '("author_id", "id")'],
  ['revisions_author', 'INDEX', 'revisions', '("author")'],
  ['match_notes_author', 'INDEX', 'match_notes', '("author")'],
  ['matches_origin_age', 'INDEX', 'matches', '("created_at") WHERE "origin" IS NOT NULL'],
  ['lab_runs_origin_age', 'INDEX', 'lab_runs', '("created_at") WHERE "origin" IS NOT NULL'],
  ['lab_runs_owner', 'INDEX', 'lab_runs', '("owner", "created_at", "id")'],
];

const KEPT = 'audit entries are never changed';

const SQLITE_ERASURES = [
  'DROP TRIGGER audit_entries_no_update',
  `CREATE TRIGGER audit_entries_no_update BEFORE UPDATE ON audit_entries
     WHEN NOT EXISTS (SELECT 1 FROM audit_erasures)
       OR new.id IS NOT old.id OR new.at IS NOT old.at OR new.action IS NOT old.action
   BEGIN SELECT RAISE(ABORT, '${KEPT}'); END`,
  `CREATE TRIGGER audit_entries_erased AFTER UPDATE ON audit_entries BEGIN
     INSERT INTO audit_search(audit_search, rowid, folded) VALUES ('delete', old.id, old.folded);
     INSERT INTO audit_search(rowid, folded) VALUES (new.id, new.folded);
   END`,
  // Deletes removed words from the index immediately, and not in a later merge.
  `INSERT INTO audit_search(audit_search, rank) VALUES ('secure-delete', 1)`,
];
const SQLITE_BACK = [
  'DROP TRIGGER audit_entries_erased',
  'DROP TRIGGER audit_entries_no_update',
  `CREATE TRIGGER audit_entries_no_update BEFORE UPDATE ON audit_entries BEGIN SELECT RAISE(ABORT, '${KEPT}'); END`,
];

const POSTGRES_ERASURES = [
  `CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS
   $$ BEGIN
     IF TG_OP = 'UPDATE' AND EXISTS (SELECT 1 FROM audit_erasures) THEN RETURN NULL; END IF;
     RAISE EXCEPTION '${KEPT}';
   END $$`,
  `CREATE FUNCTION refuse_audit_rewrite() RETURNS trigger LANGUAGE plpgsql AS
   $$ BEGIN
     IF new.id <> old.id OR new.at <> old.at OR new.action <> old.action THEN RAISE EXCEPTION '${KEPT}'; END IF;
     RETURN new;
   END $$`,
  `CREATE TRIGGER audit_entries_erased BEFORE UPDATE ON audit_entries
   FOR EACH ROW EXECUTE FUNCTION refuse_audit_rewrite()`,
];
const POSTGRES_BACK = [
  'DROP TRIGGER audit_entries_erased ON audit_entries',
  'DROP FUNCTION refuse_audit_rewrite()',
  `CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS
   $$ BEGIN RAISE EXCEPTION '${KEPT}'; END $$`,
];

export class SafeDecks1763700000165 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table.clone());
    for (const [name, kind, table, of] of INDEXES) await runner.query(`CREATE ${kind} "${name}" ON "${table}" ${of}`);
    for (const statement of isPostgres(runner) ? POSTGRES_ERASURES : SQLITE_ERASURES) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of isPostgres(runner) ? POSTGRES_BACK : SQLITE_BACK) await runner.query(statement);
    for (const [name] of INDEXES) await runner.query(`DROP INDEX "${name}"`);
    for (const table of [...TABLES].reverse()) await runner.dropTable(table.name);
  }
}
