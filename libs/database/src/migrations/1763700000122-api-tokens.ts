/** API tokens. A revoked token has no row. */
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { text, varchar } from './columns.ts';

const TOKENS = new Table({
  name: 'api_tokens',
  columns: [
    { ...varchar('id'), isPrimary: true },
    varchar('digest'),
    varchar('user_id'),
    varchar('name'),
    text('scopes'),
    varchar('created_at'),
    varchar('expires_at'),
    { ...varchar('last_used_at'), isNullable: true },
  ],
  uniques: [{ name: 'api_tokens_digest', columnNames: ['digest'] }],
  indices: [{ name: 'api_tokens_user', columnNames: ['user_id', 'created_at', 'id'] }],
  foreignKeys: [{ columnNames: ['user_id'], referencedTableName: 'users', referencedColumnNames: ['id'] }],
});

export class ApiTokens1763700000122 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(TOKENS.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TOKENS.name);
  }
}
