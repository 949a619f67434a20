/** Series of games with side decks, matches that are shown to visitors, and notes on matches. */
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { integer, text, varchar } from './columns.ts';

const ofMatch = {
  columnNames: ['match_id'],
  referencedTableName: 'matches',
  referencedColumnNames: ['id'],
};

const TABLES: readonly Table[] = [
  new Table({
    name: 'match_exchanges',
    columns: [
      { ...varchar('match_id'), isPrimary: true },
      { ...integer('seat'), isPrimary: true },
      text('brought_in'),
      text('taken_out'),
      varchar('at'),
    ],
    foreignKeys: [ofMatch],
  }),
  new Table({
    name: 'match_notes',
    columns: [
      { ...varchar('id'), isPrimary: true },
      varchar('match_id'),
      varchar('game'),
      integer('release'),
      text('ruleset_id'),
      { ...integer('seat'), isNullable: true },
      varchar('name'),
      varchar('author'),
      integer('rating'),
      text('text'),
      { ...varchar('mode'), isNullable: true },
      { ...varchar('card'), isNullable: true },
      { ...varchar('rule'), isNullable: true },
      varchar('created_at'),
    ],
    indices: [
      { name: 'match_notes_match', columnNames: ['match_id', 'author'] },
      { name: 'match_notes_release', columnNames: ['release', 'created_at'] },
      { name: 'match_notes_mode', columnNames: ['game', 'mode', 'created_at'] },
      { name: 'match_notes_card', columnNames: ['game', 'card', 'created_at'] },
      { name: 'match_notes_rule', columnNames: ['game', 'rule', 'created_at'] },
    ],
    foreignKeys: [ofMatch],
  }),
];

// As SQL, because TypeORM would copy a whole SQLite table to add a column.
const COLUMNS = [
  ['matches', 'best_of', 'integer NOT NULL DEFAULT 1'],
  ['matches', 'game_number', 'integer NOT NULL DEFAULT 1'],
  ['matches', 'series_id', 'varchar'],
  ['matches', 'score', 'text'],
  ['matches', 'pace', 'integer'],
  ['match_seats', 'side', "text NOT NULL DEFAULT '[]'"],
] as const;

export class Rooms1763700000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, type] of COLUMNS)
      await runner.query(`ALTER TABLE "${table}" ADD COLUMN "${column}" ${type}`);
    // Two processes may create the next game of a series. The unique index lets only the first one succeed.
    await runner.query('CREATE UNIQUE INDEX "matches_series" ON "matches" ("series_id", "game_number")');
    await runner.query('CREATE INDEX "matches_pace" ON "matches" ("pace", "created_at")');
    for (const table of TABLES) await runner.createTable(table.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await runner.dropTable(table.name);
    await runner.query('DROP INDEX "matches_pace"');
    await runner.query('DROP INDEX "matches_series"');
    for (const [table, column] of [...COLUMNS].reverse())
      await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${column}"`);
  }
}
