/** How fast the lab plays games of a mode, as its threads have measured it. Old measurements count less with each new one. */
import type { DataSource } from 'typeorm';
import { LabSpeedEntity } from '../entities/lab.ts';
import { besideOthers } from '../transaction.ts';

/** Games between players of one level. */
export interface LabSpeedKey {
  /** A mode with its game: `game/mode`. */
  readonly mode: string;
  /** The bot on every seat. */
  readonly bot: string;
  readonly seats: number;
}

/** What one process measured. */
export interface LabSpeedAmount {
  readonly games: number;
  /** The time that one thread takes for these games. */
  readonly milliseconds: number;
  /** The threads of the process that measured. Null for a calibration, which says nothing about them. */
  readonly threads: number | null;
}

/** Beyond this much time, everything measured before counts half. */
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

  /** Everything measured in these modes. */
  async ofModes(modes: readonly string[]): Promise<LabSpeedEntity[]> {
    const found = this.database.getRepository(LabSpeedEntity).createQueryBuilder('speed');
    return modes.length === 0 ? [] : found.where('speed.mode IN (:...modes)', { modes: [...modes] }).getMany();
  }

  /** The most threads of a process that has played lately; 0 if none has. */
  async threads(): Promise<number> {
    const row = await this.database
      .createQueryBuilder(LabSpeedEntity, 'speed')
      .select('MAX(speed.threads)', 'threads')
      .getRawOne<{ threads: number | string | null }>();
    return Number(row?.threads ?? 0);
  }
}
