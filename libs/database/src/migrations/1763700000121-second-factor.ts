/** The second factor: the app secret and the last code of each person, recovery codes, and the level of each session. */
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { varchar } from './columns.ts';

const COLUMNS: readonly (readonly [table: string, column: string, type: string])[] = [
  ['users', 'totp_secret', 'varchar'],
  ['users', 'totp_since', 'varchar'],
  ['users', 'totp_step', 'integer NOT NULL DEFAULT 0'],
  ['sessions', 'level', "varchar NOT NULL DEFAULT 'password'"],
];

const CODES = new Table({
  name: 'recovery_codes',
  columns: [{ ...varchar('digest'), isPrimary: true }, varchar('user_id')],
  indices: [{ name: 'recovery_codes_user', columnNames: ['user_id'] }],
  foreignKeys: [{ columnNames: ['user_id'], referencedTableName: 'users', referencedColumnNames: ['id'] }],
});

export class SecondFactor1763700000121 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, type] of COLUMNS)
      await runner.query(`ALTER TABLE "${table}" ADD COLUMN "${column}" ${type}`);
    await runner.createTable(CODES.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(CODES.name);
    for (const [table, column] of COLUMNS) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${column}"`);
  }
}
