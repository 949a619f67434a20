/** Single sign-on: users of a provider with their accounts, and sign-ins that wait for the provider's answer. */
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { varchar } from './columns.ts';

const TABLES: readonly Table[] = [
  new Table({
    name: 'identities',
    columns: [
      { ...varchar('issuer'), isPrimary: true },
      { ...varchar('subject'), isPrimary: true },
      varchar('user_id'),
      varchar('created_at'),
    ],
    indices: [{ name: 'identities_user', columnNames: ['user_id'] }],
    foreignKeys: [{ columnNames: ['user_id'], referencedTableName: 'users', referencedColumnNames: ['id'] }],
  }),
  new Table({
    name: 'provider_visits',
    columns: [
      { ...varchar('digest'), isPrimary: true },
      varchar('state'),
      varchar('nonce'),
      varchar('verifier'),
      varchar('return_to'),
      varchar('expires_at'),
    ],
    indices: [{ name: 'provider_visits_expiry', columnNames: ['expires_at'] }],
  }),
];

export class SingleSignOn1763700000120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await runner.dropTable(table.name);
  }
}
