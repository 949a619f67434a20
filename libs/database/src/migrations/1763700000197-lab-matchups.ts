/** The results of matchups, so that decks can be found by the decks that they beat. */
import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { integer, varchar } from './columns.ts';

const MATCHUPS = new Table({
  name: 'lab_matchups',
  columns: [
    { ...varchar('ruleset'), isPrimary: true },
    { ...varchar('bot'), isPrimary: true },
    { ...varchar('deck'), isPrimary: true },
    { ...varchar('against'), isPrimary: true },
    varchar('game'),
    integer('release'),
    varchar('run_id'),
    integer('games'),
    // Shares of wins in millionths, because both databases store whole numbers exactly.
    integer('wins'),
    integer('low'),
    integer('high'),
    varchar('verdict'),
    varchar('measured_at'),
  ],
  indices: [
    { name: 'lab_matchups_against', columnNames: ['game', 'against', 'verdict'] },
    { name: 'lab_matchups_deck', columnNames: ['game', 'deck'] },
  ],
});

export class LabMatchups1763700000197 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(MATCHUPS.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(MATCHUPS.name);
  }
}
