/**
 * The outbox. Messages wait in the database until they are sent, or given up after several attempts. Several processes can work on it.
 * A row that one process tries is hidden from the others until the attempt must have ended.
 */
import { inTransaction, OutgoingEntity, type OutgoingKind } from '@rulewright/database';
import { In, LessThan, LessThanOrEqual, type DataSource, type EntityManager } from 'typeorm';

/** A message to send. */
export interface ToSend {
  readonly kind: OutgoingKind;
  /** The id of a webhook, or the id or e-mail address of a person. */
  readonly recipient: string;
  /** The kind of message, such as `release`. */
  readonly about: string;
  readonly payload: object;
}

/** The result of an attempt. */
export interface Attempt {
  /** The error; null if the message was sent. */
  readonly problem: string | null;
  /** Whether another attempt would fail too. */
  readonly final?: boolean;
  readonly status?: number;
}

/** Sends one row. A thrown error counts as a problem. */
export type Sender = (row: OutgoingEntity) => Promise<Attempt>;

const MINUTE = 60_000;
/** The pauses after the first, second and later attempts, in milliseconds. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE);
const MOST_ATTEMPTS = PAUSES.length + 1;
/** The number of rows that are sent at the same time. */
const AT_ONCE = 10;
/** The longest duration of an attempt, in milliseconds. */
const LEASE = 5 * MINUTE;
const KEPT = 30 * 24 * 60 * MINUTE;
const LONGEST_PROBLEM = 300;

const iso = (time: number): string => new Date(time).toISOString();

/** Adds messages to the outbox, in the transaction of the event. */
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

  /** Sends due messages until none is left. @param senders one for each kind that is switched on */
  async work(senders: Partial<Record<OutgoingKind, Sender>>, isClosed = (): boolean => false): Promise<void> {
    const kinds = Object.keys(senders) as OutgoingKind[];
    for (;;) {
      if (kinds.length === 0 || isClosed()) return;
      const rows = await this.take(kinds);
      if (rows.length === 0) return;
      await Promise.all(rows.map(async (row) => this.settle(row, await attempt(senders[row.kind]!, row))));
    }
  }

  /** Deletes messages that were sent or given up more than 30 days ago. */
  async tidy(): Promise<void> {
    const which = { doneAt: LessThan(iso(Date.now() - KEPT)) };
    if (await this.database.getRepository(OutgoingEntity).existsBy(which))
      await inTransaction(this.database, ({ manager }) => manager.delete(OutgoingEntity, which));
  }

  /** Takes due rows and hides them from other processes during the attempt. */
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
