/** Publishes scheduled change sets when they are due. The dates are in the database, so they survive a restart. */
import { recordAudit } from '@rulewright/accounts';
import {
  ChangeSetEntity,
  DatabaseBusyError,
  inTransaction,
  StoredValueError,
  type ReleaseInfo,
} from '@rulewright/database';
import { LessThanOrEqual, type DataSource } from 'typeorm';
import { now, readSet, recordStep, subjectOf, touch } from '../change-sets/change-sets.ts';
import { GAMES, type CheckRuns } from '../checks/check-runs.ts';
import { DeskError } from '../errors.ts';
import { orderColumn, type DueOrder, type Releaser } from './publisher.ts';

export class PublishSchedule {
  constructor(
    private readonly database: DataSource,
    private readonly publisher: Releaser,
    private readonly runs: CheckRuns,
  ) {}

  /**
   * Publishes every change set that is due. If there is a newer release since the checks, runs the checks again first. Stores the reason if
   * a change set cannot be published.
   * @throws StoredValueError for an order that cannot be read, after the others are published
   */
  async publishDue(): Promise<ReleaseInfo[]> {
    const where = { state: 'approved' as const, publishAt: LessThanOrEqual(now()) };
    const due = await this.database.manager.find(ChangeSetEntity, { where, order: { publishAt: 'ASC', id: 'ASC' } });
    const released: ReleaseInfo[] = [];
    let unreadable: StoredValueError | null = null;
    for (const set of due) {
      try {
        released.push(...(await this.publish(set, orderColumn.read(set.publishOrder!, set.id))));
      } catch (error) {
        if (!(error instanceof StoredValueError)) throw error;
        unreadable ??= error;
      }
    }
    if (unreadable) throw unreadable;
    return released;
  }

  /** Publishes one change set. Returns an empty list if it cannot be published now. */
  private async publish(set: ChangeSetEntity, order: DueOrder): Promise<ReleaseInfo[]> {
    try {
      return [await this.publisher.release(order.actor, set.id, set.version, order)];
    } catch (error) {
      if (error instanceof DatabaseBusyError) return [];
      if (!(error instanceof DeskError)) throw error;
      await this.hinder(set, order, error);
      return [];
    }
  }

  private async hinder(set: ChangeSetEntity, order: DueOrder, error: DeskError): Promise<void> {
    // Someone else, or another process, was faster. The database is already up to date.
    if (error.code === 'set-changed' || error.code === 'wrong-state') return;
    if (error.code === 'checks-missing') {
      const latest = await this.runs.latest(set.id);
      const stopped = latest?.state === 'failed' || latest?.state === 'cancelled';
      if (!stopped) {
        await this.runs.ask(order.actor, set.id, GAMES.usual);
        return;
      }
    }
    await inTransaction(this.database, async ({ manager }) => {
      const current = await readSet(manager, set.id);
      if (current.version !== set.version) return;
      const message = `Publishing was due at ${set.publishAt} and failed: ${error.message}`;
      await touch(manager, current, { publishAt: null, publishOrder: null, publishProblem: message });
      await recordStep(manager, current, order.actor, { action: 'miss-date', note: message, to: current.state });
      await recordAudit(manager, order.actor, {
        action: 'miss-date',
        subject: subjectOf(current),
        sentence: message,
        details: { at: set.publishAt, code: error.code },
      });
    });
  }
}
