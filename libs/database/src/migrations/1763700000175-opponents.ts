/** The lobby of open matches, and series in which players change sides or decks. */
import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { integer, text, varchar } from './columns.ts';

const OPEN_MATCHES = new Table({
  name: 'open_matches',
  columns: [
    { ...varchar('id'), isPrimary: true },
    varchar('match_id'),
    varchar('user_id'),
    integer('slot'),
    varchar('game'),
    text('ruleset_id'),
    varchar('ruleset_name'),
    integer('best_of'),
    { ...integer('seconds'), isNullable: true },
    varchar('name'),
    varchar('created_at'),
  ],
  indices: [
    { name: 'open_matches_match', columnNames: ['match_id'], isUnique: true },
    { name: 'open_matches_slot', columnNames: ['user_id', 'slot'], isUnique: true },
    { name: 'open_matches_newest', columnNames: ['created_at', 'id'] },
    { name: 'open_matches_game', columnNames: ['game', 'created_at', 'id'] },
  ],
  foreignKeys: [{ columnNames: ['match_id'], referencedTableName: 'matches', referencedColumnNames: ['id'] }],
});

// SQL, because TypeORM would copy a whole SQLite table to add a column.
const COLUMNS = [
  ['matches', 'change_sides', 'boolean NOT NULL DEFAULT false'],
  ['matches', 'free_decks', 'boolean NOT NULL DEFAULT false'],
  ['match_exchanges', 'deck', 'text'],
  ['match_exchanges', 'side', 'text'],
] as const;

export class Opponents1763700000175 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, type] of COLUMNS)
      await runner.query(`ALTER TABLE "${table}" ADD COLUMN "${column}" ${type}`);
    await runner.createTable(OPEN_MATCHES.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(OPEN_MATCHES.name);
    for (const [table, column] of [...COLUMNS].reverse())
      await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${column}"`);
  }
}
