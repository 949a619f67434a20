/**
 * Indexes for lists that grow with people, in the order in which the lists are shown, and a word index for the audit log. A search in the
 * log reads only the entries with the words. SQLite finds them in an FTS5 table that a trigger fills, PostgreSQL in a generated tsvector
 * with a GIN index.
 */
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isPostgres } from '../sql.ts';

/** Name, table, and the indexed columns. */
const INDEXES: readonly (readonly [name: string, table: string, of: string])[] = [
  ['matches_newest', 'matches', '("created_at", "id") WHERE "proposal" IS NULL'],
  ['matches_parent', 'matches', '("parent_id")'],
  ['matches_shown', 'matches', '("game", "created_at", "id") WHERE "pace" IS NOT NULL'],
  ['match_notes_newest', 'match_notes', '("created_at", "id")'],
  ['match_notes_game', 'match_notes', '("game", "created_at", "id")'],
  ['saved_decks_of_user', 'saved_decks', '("user_id", "updated_at", "id")'],
  ['saved_decks_of_game', 'saved_decks', '("user_id", "game", "updated_at", "id")'],
  ['saved_decks_newest', 'saved_decks', '("game", "updated_at", "id")'],
  ['lab_runs_newest', 'lab_runs', '("created_at", "id")'],
  ['sessions_expiry', 'sessions', '("expires_at")'],
  ['users_newest', 'users', '("created_at", "id")'],
  ['users_role', 'users', '("role")'],
  ['change_sets_newest', 'change_sets', '("state", "id")'],
  ['change_set_documents_editors', 'change_set_documents', '("change_set_id", "updated_by")'],
];

/** Indexes that the new ones replace. */
const REPLACED: typeof INDEXES = [
  ['matches_pace', 'matches', '("pace", "created_at")'],
  ['saved_decks_user', 'saved_decks', '("user_id", "game")'],
  ['lab_runs_created', 'lab_runs', '("created_at")'],
  ['change_sets_state', 'change_sets', '("state")'],
];

const SQLITE_SEARCH = [
  `CREATE VIRTUAL TABLE audit_search USING fts5(folded, content='audit_entries', content_rowid='id', tokenize="unicode61 remove_diacritics 0", prefix='2 3')`,
  `INSERT INTO audit_search(audit_search) VALUES ('rebuild')`,
  `CREATE TRIGGER audit_entries_added AFTER INSERT ON audit_entries BEGIN
     INSERT INTO audit_search(rowid, folded) VALUES (new.id, new.folded);
   END`,
];

/**
 * Characters that separate words. Listed here, so that they do not depend on the locale. PostgreSQL would keep an address or a path as one
 * word.
 */
const SIGNS = `!"#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~`;
const POSTGRES_SEARCH = [
  `ALTER TABLE audit_entries ADD COLUMN words tsvector
     GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, translate(folded, '${SIGNS}', repeat(' ', 32)))) STORED`,
  `CREATE INDEX audit_entries_words ON audit_entries USING GIN (words)`,
];

export class Lists1763700000115 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name] of REPLACED) await runner.query(`DROP INDEX "${name}"`);
    for (const [name, table, of] of INDEXES) await runner.query(`CREATE INDEX "${name}" ON "${table}" ${of}`);
    for (const statement of isPostgres(runner) ? POSTGRES_SEARCH : SQLITE_SEARCH) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (isPostgres(runner)) await runner.query('ALTER TABLE audit_entries DROP COLUMN words');
    else for (const gone of ['TRIGGER audit_entries_added', 'TABLE audit_search']) await runner.query(`DROP ${gone}`);
    for (const [name] of INDEXES) await runner.query(`DROP INDEX "${name}"`);
    for (const [name, table, of] of REPLACED) await runner.query(`CREATE INDEX "${name}" ON "${table}" ${of}`);
  }
}
