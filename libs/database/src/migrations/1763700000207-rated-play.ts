/** Rated play: the queue, ratings by season, rated matches with their seats, and the people whom a person has blocked. */
import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { integer, text, varchar } from './columns.ts';

const real = (name: string) => ({ name, type: 'double precision' });
const key = (name: string) => ({ ...varchar(name), isPrimary: true });

const TABLES = [
  new Table({
    name: 'rated_tickets',
    columns: [
      key('user_id'),
      ...['name', 'game', 'mode'].map(varchar),
      text('ruleset_id'),
      integer('seats'),
      varchar('holder'),
      text('deck'),
      text('side'),
      ...['created_at', 'seen_at'].map(varchar),
      { ...varchar('match_id'), isNullable: true },
    ],
    indices: [{ name: 'rated_tickets_mode', columnNames: ['game', 'mode', 'seats'] }],
  }),
  new Table({
    name: 'ratings',
    columns: [
      ...['user_id', 'game', 'mode', 'season'].map(key),
      varchar('name'),
      ...['mu', 'sigma'].map(real),
      ...['played', 'won', 'drawn', 'floor'].map(integer),
      varchar('updated_at'),
    ],
    indices: [{ name: 'ratings_ranking', columnNames: ['game', 'mode', 'season', 'floor', 'user_id'] }],
  }),
  new Table({
    name: 'rated_matches',
    columns: [
      key('match_id'),
      ...['game', 'mode', 'season', 'created_at'].map(varchar),
      { ...varchar('rated_at'), isNullable: true },
    ],
    indices: [{ name: 'rated_matches_open', columnNames: ['rated_at', 'created_at'] }],
  }),
  new Table({
    name: 'rated_seats',
    columns: [
      key('match_id'),
      { ...integer('seat'), isPrimary: true },
      { ...varchar('user_id'), isNullable: true },
      { ...integer('place'), isNullable: true },
      ...['mu_before', 'sigma_before', 'mu_after', 'sigma_after'].map((name) => ({ ...real(name), isNullable: true })),
    ],
    indices: [{ name: 'rated_seats_user', columnNames: ['user_id'] }],
  }),
  new Table({
    name: 'player_blocks',
    columns: [key('user_id'), key('blocked'), varchar('name'), varchar('created_at')],
    indices: [{ name: 'player_blocks_blocked', columnNames: ['blocked'] }],
  }),
] as const;

export class RatedPlay1763700000207 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table.clone());
    await runner.query('CREATE INDEX account_visitors_visitor ON account_visitors (visitor, user_id, seen_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX account_visitors_visitor');
    for (const table of [...TABLES].reverse()) await runner.dropTable(table.name);
  }
}
