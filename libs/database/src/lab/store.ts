/** Lab runs in the database. A part is stored once, even if it is played several times. A run changes its state in one statement. */
import { In, LessThanOrEqual, MoreThan, type DataSource } from 'typeorm';
import { LabPartEntity, LabRunEntity, type LabRunState } from '../entities/lab.ts';
import { run, sql } from '../sql.ts';
import { besideOthers } from '../transaction.ts';

/** The progress of a run. */
export interface LabProgress {
  readonly parts: number;
  /** The number of games in all arms together. */
  readonly games: number;
  /** The number of games stored since a given time. */
  readonly lately: number;
}

/** Identifies a part of a run: its arm and its first game. */
export type LabPartKey = Pick<LabPartEntity, 'arm' | 'fromGame'>;

const ACTIVE: readonly LabRunState[] = ['queued', 'running'];

/** A statement takes a limited number of values. */
const PARTS_AT_ONCE = 64;

export class LabStore {
  constructor(private readonly database: DataSource) {}

  async create(run: LabRunEntity): Promise<void> {
    await besideOthers(this.database, ({ manager }) => manager.insert(LabRunEntity, run));
  }

  find(id: string): Promise<LabRunEntity | null> {
    return this.database.getRepository(LabRunEntity).findOneBy({ id });
  }

  /**
   * Lists runs, newest first.
   * @param after the time and the id of the run after which the list continues
   */
  async recent(first: number, after?: readonly [string, string]): Promise<LabRunEntity[]> {
    const query = this.database
      .getRepository(LabRunEntity)
      .createQueryBuilder('run')
      .orderBy('run.createdAt', 'DESC')
      .addOrderBy('run.id', 'DESC')
      .limit(first);
    if (after !== undefined) {
      const [at, id] = after;
      query.where('(run.createdAt, run.id) < (:at, :id)', { at, id });
    }
    return query.getMany();
  }

  /** The runs to play, the oldest first. */
  active(): Promise<LabRunEntity[]> {
    return this.database
      .getRepository(LabRunEntity)
      .find({ where: { state: In([...ACTIVE]) }, order: { createdAt: 'ASC' } });
  }

  /** The number of unfinished runs of a visitor or of an address. */
  open(whose: { readonly owner: string } | { readonly origin: string }): Promise<number> {
    return this.database.getRepository(LabRunEntity).countBy({ ...whose, state: In([...ACTIVE, 'paused']) });
  }

  /** The number of runs, by state. */
  async byState(): Promise<ReadonlyMap<LabRunState, number>> {
    const rows = await run<{ state: LabRunState; runs: number | string }>(
      this.database,
      sql`SELECT state, COUNT(*) AS runs FROM lab_runs GROUP BY state`,
    );
    return new Map(rows.map(({ state, runs }) => [state, Number(runs)]));
  }

  /** Of these runs, those whose parts in progress are still needed: active runs, and paused runs, which keep parts that have started. */
  async wantedOf(ids: readonly string[]): Promise<Set<string>> {
    const runs = await this.database
      .getRepository(LabRunEntity)
      .find({ where: { id: In([...ids]), state: In([...ACTIVE, 'paused']) }, select: { id: true } });
    return new Set(runs.map(({ id }) => id));
  }

  /** Changes the state of a run if it is in one of the states `from`; otherwise returns false. */
  async move(
    id: string,
    from: readonly LabRunState[],
    to: LabRunState,
    end: Partial<Pick<LabRunEntity, 'ended' | 'finishedAt'>> = {},
  ): Promise<boolean> {
    return besideOthers(this.database, async ({ manager }) => {
      const { affected } = await manager.update(LabRunEntity, { id, state: In([...from]) }, { state: to, ...end });
      return affected === 1;
    });
  }

  /** Changes the setup of an active run, if nobody changed it since `run` was read; otherwise returns false. */
  async grow(
    { id, setup }: Pick<LabRunEntity, 'id' | 'setup'>,
    to: Pick<LabRunEntity, 'setup' | 'games'> & Partial<Pick<LabRunEntity, 'state' | 'ended' | 'finishedAt'>>,
  ): Promise<boolean> {
    return besideOthers(this.database, async ({ manager }) => {
      const { affected } = await manager.update(LabRunEntity, { id, setup, state: In([...ACTIVE]) }, to);
      return affected === 1;
    });
  }

  /** Stores parts, all or none. Parts that exist already stay unchanged. */
  async keep(parts: readonly LabPartEntity[]): Promise<void> {
    await besideOthers(this.database, async ({ manager }) => {
      for (let at = 0; at < parts.length; at += PARTS_AT_ONCE) {
        const values = parts.slice(at, at + PARTS_AT_ONCE);
        await manager.createQueryBuilder().insert().into(LabPartEntity).values(values).orIgnore().execute();
      }
    });
  }

  /** The parts of a run, sorted by arm and game. */
  parts(id: string): Promise<LabPartEntity[]> {
    return this.database
      .getRepository(LabPartEntity)
      .find({ where: { runId: id }, order: { arm: 'ASC', fromGame: 'ASC' } });
  }

  /** The part that contains a game, with its decisions; null if the game has not been played. */
  async partWith(id: string, arm: number, game: number): Promise<Pick<LabPartEntity, 'fromGame' | 'decisions'> | null> {
    return this.database.getRepository(LabPartEntity).findOne({
      where: { runId: id, arm, fromGame: LessThanOrEqual(game), toGame: MoreThan(game) },
      select: { runId: true, arm: true, fromGame: true, decisions: true },
    });
  }

  /** The keys of the parts of a run. With `firsts`, only parts that begin with one of these games. */
  keys(id: string, firsts?: readonly number[]): Promise<LabPartKey[]> {
    const where = { runId: id, ...(firsts && { fromGame: In([...firsts]) }) };
    return this.database
      .getRepository(LabPartEntity)
      .find({ where, select: { runId: true, arm: true, fromGame: true } });
  }

  /** @param since ISO time; games stored after it count as `lately` */
  async progress(id: string, since: string): Promise<LabProgress> {
    const [row] = await run<Record<keyof LabProgress, number | string | null>>(
      this.database,
      sql`SELECT COUNT(*) AS parts, SUM(to_game - from_game) AS games,
            SUM(CASE WHEN played_at > ${since} THEN to_game - from_game ELSE 0 END) AS lately
          FROM lab_parts WHERE run_id = ${id}`,
    );
    const { parts, games, lately } = row!;
    return { parts: Number(parts), games: Number(games ?? 0), lately: Number(lately ?? 0) };
  }
}
