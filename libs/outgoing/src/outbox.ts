/**
 * The outbox: what is to be sent waits in the database until it was sent, or given up after some attempts. Several processes may
 * work on it: a row that one of them tries is hidden from the others until its attempt must be over.
 */
import { inTransaction, OutgoingEntity, type OutgoingKind } from '@rulewright/database';
import { In, LessThan, LessThanOrEqual, type DataSource, type EntityManager } from 'typeorm';

/** What is to be sent. */
export interface ToSend {
  readonly kind: OutgoingKind;
  /** The id of a webhook, or the id or the address of a person. */
  readonly recipient: string;
  /** Such as `release`. */
  readonly about: string;
  readonly payload: object;
}

/** What became of an attempt. */
export interface Attempt {
  /** Null: it was sent. */
  readonly problem: string | null;
  /** Another attempt cannot go better. */
  readonly final?: boolean;
  readonly status?: number;
}

/** Sends one row. An error that it throws counts as a problem. */
export type Sender = (row: OutgoingEntity) => Promise<Attempt>;

const MINUTE = 60_000;
/** Milliseconds until the next attempt, after the first, the second… */
const PAUSES = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE);
const MOST_ATTEMPTS = PAUSES.length + 1;
/** Rows that one turn takes, all at once. */
const AT_ONCE = 10;
/** An attempt is over by then, in milliseconds. */
const LEASE = 5 * MINUTE;
const KEPT = 30 * 24 * 60 * MINUTE;
const LONGEST_PROBLEM = 300;

const iso = (time: number): string => new Date(time).toISOString();

/** Puts something into the outbox, in the transaction of its cause. */
export async function enqueue(manager: EntityManager, list: readonly ToSend[]): Promise<void> {
  const now = iso(Date.now());
  const rest = { state: 'waiting', attempts: 0, dueAt: now, createdAt: now, doneAt: null } as const;
  for (const { payload, ...one } of list)
    await manager.insert(OutgoingEntity, {
      ...one,
      ...rest,
      payload: JSON.stringify(payload),
      problem: null,
      status: null,
    });
}

export class Outbox {
  constructor(private readonly database: DataSource) {}

  /** Sends what is due, until nothing is. @param senders one for each kind that is switched on */
  async work(senders: Partial<Record<OutgoingKind, Sender>>, isClosed = (): boolean => false): Promise<void> {
    const kinds = Object.keys(senders) as OutgoingKind[];
    for (;;) {
      if (kinds.length === 0 || isClosed()) return;
      const rows = await this.take(kinds);
      if (rows.length === 0) return;
      await Promise.all(rows.map(async (row) => this.settle(row, await attempt(senders[row.kind]!, row))));
    }
  }

  /** Deletes what was sent or given up a month ago. */
  async tidy(): Promise<void> {
    const which = { doneAt: LessThan(iso(Date.now() - KEPT)) };
    if (await this.database.getRepository(OutgoingEntity).existsBy(which))
      await inTransaction(this.database, ({ manager }) => manager.delete(OutgoingEntity, which));
  }

  /** Rows that are due, hidden from others while they are tried. */
  private async take(kinds: OutgoingKind[]): Promise<OutgoingEntity[]> {
    const due = { state: 'waiting', kind: In(kinds), dueAt: LessThanOrEqual(iso(Date.now())) } as const;
    if (!(await this.database.getRepository(OutgoingEntity).existsBy(due))) return [];
    return inTransaction(this.database, async ({ manager }) => {
      const rows = await manager.find(OutgoingEntity, {
        where: due,
        order: { dueAt: 'ASC', id: 'ASC' },
        take: AT_ONCE,
      });
      for (const row of rows) {
        row.attempts++;
        const dueAt = iso(Date.now() + LEASE);
        await manager.update(OutgoingEntity, { id: row.id }, { attempts: row.attempts, dueAt });
      }
      return rows;
    });
  }

  private async settle(row: OutgoingEntity, { problem, final = false, status }: Attempt): Promise<void> {
    const now = Date.now();
    const givenUp = problem !== null && (final || row.attempts >= MOST_ATTEMPTS);
    const done = problem === null || givenUp;
    await inTransaction(this.database, ({ manager }) =>
      manager.update(
        OutgoingEntity,
        { id: row.id },
        {
          problem: problem?.slice(0, LONGEST_PROBLEM) ?? null,
          status: status ?? null,
          ...(done
            ? { state: givenUp ? 'failed' : 'sent', doneAt: iso(now), ...(row.kind === 'mail' && { payload: '{}' }) }
            : { dueAt: iso(now + PAUSES[row.attempts - 1]!) }),
        },
      ),
    );
  }
}

async function attempt(send: Sender, row: OutgoingEntity): Promise<Attempt> {
  try {
    return await send(row);
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
