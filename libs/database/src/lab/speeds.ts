/** The speed at which the lab plays games of a mode, measured by its threads. Old measurements count less than new ones. */
import { In, type DataSource } from 'typeorm';
import { LabSpeedEntity } from '../entities/lab.ts';
import { run, sql } from '../sql.ts';
import { besideOthers } from '../transaction.ts';

/** Games between players of one level. */
export interface LabSpeedKey {
  /** A mode with its game: `game/mode`. */
  readonly mode: string;
  /** The bot on every seat. */
  readonly bot: string;
  readonly seats: number;
}

/** A measurement by one process. */
export interface LabSpeedAmount {
  readonly games: number;
  /** The time of these games on one thread. */
  readonly milliseconds: number;
  /** The number of threads of the measuring process. Null for a calibration, which uses only one of them. */
  readonly threads: number | null;
}

/** If the stored time exceeds this, in milliseconds, a new measurement first halves the stored games and time. */
const MOST_KEPT = 300_000;

export class LabSpeedStore {
  constructor(private readonly database: DataSource) {}

  /** Adds a measurement. */
  async add(key: LabSpeedKey, { games, milliseconds, threads }: LabSpeedAmount): Promise<void> {
    await besideOthers(this.database, async ({ manager }) => {
      const { mode, bot, seats } = key;
      const known = await manager.findOneBy(LabSpeedEntity, { mode, bot, seats });
      const share = known && known.milliseconds > MOST_KEPT ? 0.5 : 1;
      await manager.upsert(
        LabSpeedEntity,
        {
          ...{ mode, bot, seats },
          games: Math.round(share * (known?.games ?? 0)) + games,
          milliseconds: Math.round(share * (known?.milliseconds ?? 0) + milliseconds),
          threads: threads ?? known?.threads ?? 0,
          measuredAt: new Date().toISOString(),
        },
        ['mode', 'bot', 'seats'],
      );
    });
  }

  /** All measurements in these modes. */
  async ofModes(modes: readonly string[]): Promise<LabSpeedEntity[]> {
    return this.database.getRepository(LabSpeedEntity).findBy({ mode: In([...modes]) });
  }

  /** The largest stored number of threads; 0 if no run has been measured. */
  async threads(): Promise<number> {
    const [row] = await run<{ threads: number | null }>(
      this.database,
      sql`SELECT MAX(threads) AS threads FROM lab_speeds`,
    );
    return row?.threads ?? 0;
  }
}
