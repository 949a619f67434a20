/** Rated play in the database: the queue, the matches that it makes, and ratings, which each match changes once. */
import {
  In,
  LessThan,
  LessThanOrEqual,
  MoreThanOrEqual,
  type DataSource,
  type EntityManager,
  type QueryRunner,
} from 'typeorm';
import { RatedMatchEntity, RatedSeatEntity, RatedTicketEntity, RatingEntity } from '../entities/rated.ts';
import { run, sql, valueList, withoutNul } from '../sql.ts';
import { inTransaction } from '../transaction.ts';

/** The seconds without a sign of life after which a waiting person has left. */
export const TICKET_SECONDS = 30;
/** The most rated matches of the same two people in a day. */
export const MOST_TOGETHER = 3;
/** A match that is not over after this many days is never rated. */
const RATED_WITHIN_DAYS = 7;

const before = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();

/** The strength of a player, and how uncertain it is. */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

/** The new strengths of the players of a match. */
export interface Counting {
  /** The strength at the start of a season. @param last the strength in the season before; null for a new player */
  start(last: Strength | null): Strength;
  rate(strengths: readonly Strength[], places: readonly number[]): readonly Strength[];
  /** What a player's strength is at least; -1 while it is provisional. */
  floor(strength: Strength): number;
}

/** The result of a match, by seat. */
interface RatedOutcome {
  /** 1 for the winner, equal places for a draw. */
  readonly places: readonly number[];
  readonly names: readonly string[];
  /** The seats that their players left. */
  readonly left: ReadonlySet<number>;
}

/** The rated matches of a person in all games and seasons, and how many of them the person left. */
interface RatedRecord {
  readonly played: number;
  readonly left: number;
}

/** The scope of a rating. */
export interface RatedScope {
  readonly game: string;
  readonly mode: string;
  readonly season: string;
}

export class RatedStore {
  constructor(private readonly database: DataSource) {}

  /** Puts a person into the queue. A person waits in one queue at a time. */
  async wait(ticket: Omit<RatedTicketEntity, 'createdAt' | 'seenAt' | 'matchId'>): Promise<void> {
    const now = new Date().toISOString();
    const row = { ...ticket, createdAt: now, seenAt: now, matchId: null };
    await inTransaction(this.database, async ({ manager }) => {
      await manager.delete(RatedTicketEntity, { seenAt: LessThan(before(3600)) });
      await manager.upsert(RatedTicketEntity, row, ['userId']);
    });
  }

  /** The ticket of a person, after noting that their page still asks. Null for a person who does not wait. */
  async seen(userId: string): Promise<RatedTicketEntity | null> {
    return inTransaction(this.database, async ({ manager }) => {
      const ticket = await manager.findOneBy(RatedTicketEntity, { userId });
      if (!ticket) return null;
      const isGone = ticket.matchId === null && ticket.seenAt < before(TICKET_SECONDS);
      if (isGone) await manager.delete(RatedTicketEntity, { userId });
      else await manager.update(RatedTicketEntity, { userId }, { seenAt: new Date().toISOString() });
      return isGone ? null : ticket;
    });
  }

  async leave(userId: string): Promise<void> {
    await inTransaction(this.database, ({ manager }) => manager.delete(RatedTicketEntity, { userId }));
  }

  /** The number of people who wait now, by mode. */
  async waiting(game: string): Promise<{ readonly mode: string; readonly people: number }[]> {
    const rows = await run<{ mode: string; people: number | string }>(
      this.database,
      sql`SELECT mode, count(*) AS people FROM rated_tickets
        WHERE game = ${withoutNul(game)} AND match_id IS NULL AND seen_at >= ${before(TICKET_SECONDS)} GROUP BY mode`,
    );
    return rows.map(({ mode, people }) => ({ mode, people: Number(people) }));
  }

  /**
   * People who wait for the same table, without the person of the ticket, and without those whom that person must not meet. Longest wait
   * first. @param notWith more accounts to leave out
   */
  async candidates(
    { userId, rulesetId, seats, holder }: RatedTicketEntity,
    notWith: readonly string[],
  ): Promise<RatedTicketEntity[]> {
    const rows = await run<{ user_id: string }>(
      this.database,
      sql`SELECT user_id FROM rated_tickets t
        WHERE ruleset_id = ${rulesetId} AND seats = ${seats} AND match_id IS NULL
          AND seen_at >= ${before(TICKET_SECONDS)} AND holder <> ${holder}
          AND user_id NOT IN ${valueList([userId, ...notWith])}
          AND NOT EXISTS (SELECT 1 FROM player_blocks p
            WHERE (p.user_id = ${userId} AND p.blocked IN (t.user_id, t.holder)) OR (p.user_id = t.user_id AND p.blocked IN (${userId}, ${holder})))
          AND (SELECT count(*) FROM rated_seats a JOIN rated_seats b ON b.match_id = a.match_id
            JOIN rated_matches m ON m.match_id = a.match_id
            WHERE a.user_id = ${userId} AND b.user_id = t.user_id AND m.created_at >= ${before(86_400)}) < ${MOST_TOGETHER}
        ORDER BY created_at, user_id LIMIT 100`,
    );
    const where = { userId: In(rows.map((row) => row.user_id)) };
    return this.database.getRepository(RatedTicketEntity).find({ where, order: { createdAt: 'ASC', userId: 'ASC' } });
  }

  /** Writes a rated match inside the transaction that creates it. Returns false if one of the people does not wait any more. */
  async claim(runner: QueryRunner, matchId: string, scope: RatedScope, userIds: readonly string[]): Promise<boolean> {
    const claimed = await run(
      runner,
      sql`UPDATE rated_tickets SET match_id = ${matchId}
        WHERE user_id IN ${valueList(userIds)} AND match_id IS NULL RETURNING user_id`,
    );
    if (claimed.length !== userIds.length) return false;
    const createdAt = new Date().toISOString();
    await runner.manager.insert(RatedMatchEntity, { ...scope, matchId, createdAt, ratedAt: null });
    const seats = userIds.map((userId, seat) => ({ matchId, seat, userId, place: null }));
    await runner.manager.insert(RatedSeatEntity, seats);
    return true;
  }

  find(matchId: string): Promise<RatedMatchEntity | null> {
    return this.database.getRepository(RatedMatchEntity).findOneBy({ matchId: withoutNul(matchId) });
  }

  seatsOf(matchId: string): Promise<RatedSeatEntity[]> {
    return this.database.getRepository(RatedSeatEntity).find({ where: { matchId }, order: { seat: 'ASC' } });
  }

  /** Rated matches whose result was not counted yet, oldest first. */
  async uncounted(most: number): Promise<string[]> {
    const rows = await run<{ match_id: string }>(
      this.database,
      sql`SELECT match_id FROM rated_matches WHERE rated_at IS NULL AND created_at >= ${before(RATED_WITHIN_DAYS * 86_400)}
        ORDER BY created_at LIMIT ${most}`,
    );
    return rows.map(({ match_id }) => match_id);
  }

  /** Counts the result of a match, all or nothing. A second call changes nothing. */
  async count(matchId: string, { places, names, left }: RatedOutcome, counting: Counting): Promise<void> {
    await inTransaction(this.database, async (runner) => {
      const { manager } = runner;
      const at = new Date().toISOString();
      const [marked] = await run(
        runner,
        sql`UPDATE rated_matches SET rated_at = ${at} WHERE match_id = ${matchId} AND rated_at IS NULL RETURNING match_id`,
      );
      if (!marked) return;
      const { game, mode, season } = await manager.findOneByOrFail(RatedMatchEntity, { matchId });
      const seats = await manager.find(RatedSeatEntity, { where: { matchId }, order: { seat: 'ASC' } });
      const known: RatingEntity[] = [];
      for (const { userId } of seats)
        known.push(await this.ratingIn(manager, userId, { game, mode, season }, counting));
      const after = counting.rate(known, places);
      for (const [i, { seat, userId }] of seats.entries()) {
        const [old, { mu, sigma }, place] = [known[i]!, after[i]!, places[i]!];
        const numbers = { muBefore: old.mu, sigmaBefore: old.sigma, muAfter: mu, sigmaAfter: sigma };
        await manager.update(RatedSeatEntity, { matchId, seat }, { place, ...numbers });
        if (userId === null) continue;
        const isDraw = places.every((one) => one === 1);
        const won = old.won + (place === 1 && !isDraw ? 1 : 0);
        const counts = {
          played: old.played + 1,
          won,
          drawn: old.drawn + (isDraw ? 1 : 0),
          left: old.left + (left.has(seat) ? 1 : 0),
          floor: counting.floor({ mu, sigma }),
        };
        const row = { userId, game, mode, season, name: names[i]!, mu, sigma, ...counts, updatedAt: at };
        await manager.upsert(RatingEntity, row, ['userId', 'game', 'mode', 'season']);
      }
    });
  }

  private async ratingIn(
    manager: EntityManager,
    userId: string | null,
    scope: RatedScope,
    counting: Counting,
  ): Promise<RatingEntity> {
    const { game, mode } = scope;
    const own =
      userId === null
        ? []
        : await manager.find(RatingEntity, { where: { userId, game, mode }, order: { season: 'DESC' } });
    const earlier = own.filter(({ season }) => season <= scope.season);
    if (earlier[0]?.season === scope.season) return earlier[0];
    const start = counting.start(earlier[0] ?? null);
    return {
      ...scope,
      userId: userId ?? '',
      name: '',
      ...start,
      played: 0,
      won: 0,
      drawn: 0,
      left: 0,
      floor: -1,
      updatedAt: '',
    };
  }

  /** The ratings of a person, newest season first. */
  ratingsOf(userId: string): Promise<RatingEntity[]> {
    const order = { season: 'DESC', game: 'ASC', mode: 'ASC' } as const;
    return this.database.getRepository(RatingEntity).find({ where: { userId }, order, take: 100 });
  }

  async ratingOf(userId: string, scope: RatedScope, counting: Counting): Promise<RatingEntity> {
    return this.ratingIn(this.database.manager, userId, scope, counting);
  }

  /** The strengths of people in a season. A person without a match in it has the strength at its start. */
  async strengthsOf(
    userIds: readonly string[],
    { game, mode, season }: RatedScope,
    counting: Counting,
  ): Promise<Map<string, Strength>> {
    const where = { userId: In([...userIds]), game, mode, season: LessThanOrEqual(season) };
    const known = await this.database.getRepository(RatingEntity).find({ where, order: { season: 'ASC' } });
    const last = new Map(known.map((one) => [one.userId, one]));
    return new Map(
      userIds.map((id) => {
        const one = last.get(id) ?? null;
        return [id, one?.season === season ? one : counting.start(one)];
      }),
    );
  }

  /** The records of people who have played rated. */
  async recordsOf(userIds: readonly string[]): Promise<Map<string, RatedRecord>> {
    const rows = await run<{ user_id: string; played: number | string; left_early: number | string }>(
      this.database,
      sql`SELECT user_id, sum(played) AS played, sum(matches_left) AS left_early FROM ratings
        WHERE user_id IN ${valueList(userIds)} GROUP BY user_id`,
    );
    return new Map(rows.map((row) => [row.user_id, { played: Number(row.played), left: Number(row.left_early) }]));
  }

  /** The seasons in which a mode has ratings, newest first. Each one costs a look into the index, however many people it has. */
  async seasonsOf({ game, mode }: Omit<RatedScope, 'season'>, most: number): Promise<string[]> {
    const [g, m] = [withoutNul(game), withoutNul(mode)];
    const rows = await run<{ season: string }>(
      this.database,
      sql`WITH RECURSIVE seasons (season) AS (
          SELECT max(season) FROM ratings WHERE game = ${g} AND mode = ${m}
          UNION ALL
          SELECT (SELECT max(r.season) FROM ratings r WHERE r.game = ${g} AND r.mode = ${m} AND r.season < s.season)
          FROM seasons s WHERE s.season IS NOT NULL
        ) SELECT season FROM seasons WHERE season IS NOT NULL LIMIT ${most}`,
    );
    return rows.map(({ season }) => season);
  }

  /** The best players of a mode in a season whose rating is not provisional. */
  ranking(scope: RatedScope, first: number): Promise<RatingEntity[]> {
    const where = { ...scope, game: withoutNul(scope.game), mode: withoutNul(scope.mode), floor: MoreThanOrEqual(0) };
    const order = { floor: 'DESC', userId: 'ASC' } as const;
    return this.database.getRepository(RatingEntity).find({ where, order, take: first });
  }
}
