/** The results of matchups. A newer run replaces the result of an older one. */
import type { DataSource } from 'typeorm';
import { LabMatchupEntity } from '../entities/lab.ts';
import { run, sql, valueList } from '../sql.ts';
import { besideOthers } from '../transaction.ts';

/** Selects results against one deck. */
export interface MatchupsAgainst {
  readonly game: string;
  /** The opponent, as `published/slug` or `shared/key`. */
  readonly against: string;
  /** Only results under this ruleset. */
  readonly ruleset?: string | undefined;
  /** Only decks that win. */
  readonly wins?: boolean | undefined;
}

/** The games of a deck against another one, under all rulesets and between players of all levels. */
export interface MatchupGames {
  readonly deck: string;
  readonly against: string;
  readonly games: number;
}

/** The most results of an answer. */
const MOST = 200;
/** The most pairs that are counted at once. */
const MOST_COUNTED = 2_000;
const KEY = ['ruleset', 'bot', 'deck', 'against'];

export class LabMatchupStore {
  constructor(private readonly database: DataSource) {}

  async keep(matchups: readonly LabMatchupEntity[]): Promise<void> {
    if (matchups.length === 0) return;
    await besideOthers(this.database, ({ manager }) => manager.upsert(LabMatchupEntity, [...matchups], KEY));
  }

  /** The results of all decks against one, the best first. */
  against({ game, against, ruleset, wins = false }: MatchupsAgainst): Promise<LabMatchupEntity[]> {
    const where = { game, against, ...(ruleset !== undefined && { ruleset }), ...(wins && { verdict: 'more' }) };
    return this.database
      .getRepository(LabMatchupEntity)
      .find({ where, order: { wins: 'DESC', deck: 'ASC', bot: 'ASC', ruleset: 'ASC' }, take: MOST });
  }

  /** The results of one deck, the best first. */
  of(game: string, deck: string): Promise<LabMatchupEntity[]> {
    return this.database
      .getRepository(LabMatchupEntity)
      .find({ where: { game, deck }, order: { wins: 'DESC', against: 'ASC', bot: 'ASC', ruleset: 'ASC' }, take: MOST });
  }

  /** The games of each of these decks against each other deck. */
  async games(game: string, decks: readonly string[]): Promise<MatchupGames[]> {
    if (decks.length === 0) return [];
    const rows = await run<{ deck: string; against: string; games: number | string }>(
      this.database,
      sql`SELECT deck, against, SUM(games) AS games FROM lab_matchups
        WHERE game = ${game} AND deck IN ${valueList(decks)} GROUP BY deck, against LIMIT ${MOST_COUNTED}`,
    );
    return rows.map((row) => ({ ...row, games: Number(row.games) }));
  }
}
