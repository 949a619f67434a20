/** Lab runs in the database. A part is stored once, whoever plays it and however often; a run changes its state in one step. */
import { In, MoreThan, type DataSource } from 'typeorm';
import { LabPartEntity, LabRunEntity, type LabRunState } from '../entities/lab.ts';
import { inTransaction } from '../transaction.ts';

/** How far a run is. */
export interface LabProgress {
  readonly parts: number;
  /** Games of all arms together. */
  readonly games: number;
  /** Games that were stored lately. */
  readonly lately: number;
}

/** Which games a part holds. */
export type LabPartKey = Pick<LabPartEntity, 'arm' | 'fromGame'>;

const ACTIVE: readonly LabRunState[] = ['queued', 'running'];

/** A part that waits to be written, with those who wait for it. */
interface Waiting {
  readonly part: LabPartEntity;
  readonly written: (error?: unknown) => void;
}

export class LabStore {
  private waiting: Waiting[] = [];
  private writing = false;

  constructor(private readonly database: DataSource) {}

  async create(run: LabRunEntity): Promise<void> {
    await inTransaction(this.database, ({ manager }) => manager.insert(LabRunEntity, run));
  }

  find(id: string): Promise<LabRunEntity | null> {
    return this.database.getRepository(LabRunEntity).findOneBy({ id });
  }

  /** Newest first. */
  recent(first: number): Promise<LabRunEntity[]> {
    return this.database.getRepository(LabRunEntity).find({ order: { createdAt: 'DESC', id: 'ASC' }, take: first });
  }

  /** Runs that are to be played, the oldest first. */
  active(): Promise<LabRunEntity[]> {
    return this.database
      .getRepository(LabRunEntity)
      .find({ where: { state: In([...ACTIVE]) }, order: { createdAt: 'ASC' } });
  }

  /** How many runs of a visitor are not over. */
  open(owner: string): Promise<number> {
    return this.database.getRepository(LabRunEntity).countBy({ owner, state: In([...ACTIVE, 'paused']) });
  }

  /** Changes the state of a run that is in one of `from`; false where it is not. */
  async move(
    id: string,
    from: readonly LabRunState[],
    to: LabRunState,
    end: Partial<Pick<LabRunEntity, 'ended' | 'finishedAt'>> = {},
  ): Promise<boolean> {
    return inTransaction(this.database, async ({ manager }) => {
      const { affected } = await manager.update(LabRunEntity, { id, state: In([...from]) }, { state: to, ...end });
      return affected === 1;
    });
  }

  /** Stores a part, unless it is there already. Parts that come while others are being written are written together. */
  keep(part: LabPartEntity): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ part, written: (error) => (error === undefined ? resolve() : reject(error as Error)) });
      if (!this.writing) void this.write();
    });
  }

  /** The parts of a run, by arm and game. */
  parts(id: string): Promise<LabPartEntity[]> {
    return this.database
      .getRepository(LabPartEntity)
      .find({ where: { runId: id }, order: { arm: 'ASC', fromGame: 'ASC' } });
  }

  /** Which parts of a run there are. */
  keys(id: string): Promise<LabPartKey[]> {
    return this.database
      .getRepository(LabPartEntity)
      .find({ where: { runId: id }, select: { runId: true, arm: true, fromGame: true } });
  }

  has(id: string, { arm, fromGame }: LabPartKey): Promise<boolean> {
    return this.database.getRepository(LabPartEntity).existsBy({ runId: id, arm, fromGame });
  }

  /** @param since ISO time from which on games count as lately played */
  async progress(id: string, since: string): Promise<LabProgress> {
    const counted = (where: object) =>
      this.database
        .createQueryBuilder(LabPartEntity, 'part')
        .select(['COUNT(*) AS "parts"', 'SUM(part.toGame - part.fromGame) AS "games"'])
        .where({ runId: id, ...where })
        .getRawOne<{ parts: string; games: string | null }>();
    const [all, late] = [await counted({}), await counted({ playedAt: MoreThan(since) })];
    return {
      parts: Number(all?.parts ?? 0),
      games: Number(all?.games ?? 0),
      lately: Number(late?.games ?? 0),
    };
  }

  private async write(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, PARTS_AT_ONCE);
      const error = await inTransaction(this.database, async ({ manager }) => {
        const values = batch.map(({ part }) => part);
        await manager.createQueryBuilder().insert().into(LabPartEntity).values(values).orIgnore().execute();
      }).catch((reason: unknown) => reason ?? new Error('The part could not be stored.'));
      for (const { written } of batch) written(error === undefined ? undefined : error);
    }
    this.writing = false;
  }
}

/** A statement holds only so many values. */
const PARTS_AT_ONCE = 64;
