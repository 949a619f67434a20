/** Changes that readers suggest, and the digests of senders whom editors have blocked. */
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { integer, text, varchar } from './columns.ts';

const optional = (name: string) => ({ ...varchar(name), isNullable: true });

const TABLES: readonly Table[] = [
  new Table({
    name: 'public_suggestions',
    columns: [
      { ...varchar('id'), isPrimary: true },
      ...['share_key', 'game', 'kind', 'item', 'field', 'path', 'title', 'state', 'created_at'].map(varchar),
      ...['before', 'after', 'reason'].map(text),
      ...['mode', 'sender_name', 'sender_mail', 'user_id', 'origin'].map(optional),
      ...['answered_by', 'answered_at', 'applied_at'].map(optional),
      integer('thanks'),
      integer('release'),
      { ...text('suspicion'), isNullable: true },
      { ...text('answer'), isNullable: true },
      { ...integer('change_set_id'), isNullable: true },
    ],
  }),
  new Table({
    name: 'blocked_senders',
    columns: [
      { ...varchar('sender'), isPrimary: true },
      ...['suggestion_id', 'blocked_by', 'blocked_at', 'expires_at'].map(varchar),
    ],
    indices: [{ name: 'blocked_senders_suggestion', columnNames: ['suggestion_id'] }],
  }),
];

/** Name, kind, and the rows and columns. */
const INDEXES: readonly (readonly [name: string, kind: string, of: string])[] = [
  ['public_suggestions_key', 'UNIQUE INDEX', '("share_key")'],
  ['public_suggestions_state', 'INDEX', '("state", "created_at", "id")'],
  ['public_suggestions_item', 'INDEX', '("game", "kind", "item", "state")'],
  ['public_suggestions_user', 'INDEX', '("user_id", "id") WHERE "user_id" IS NOT NULL'],
  ['public_suggestions_origin', 'INDEX', '("created_at") WHERE "origin" IS NOT NULL'],
  ['public_suggestions_set', 'INDEX', '("change_set_id") WHERE "change_set_id" IS NOT NULL'],
];

export class PublicSuggestions1763700000190 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table.clone());
    for (const [name, kind, of] of INDEXES)
      await runner.query(`CREATE ${kind} "${name}" ON "public_suggestions" ${of}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await runner.dropTable(table.name);
  }
}
