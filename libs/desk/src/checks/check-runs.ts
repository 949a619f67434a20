/**
 * The queue of check runs, in the database (SQLite and PostgreSQL alike). A worker takes the oldest waiting run and regularly
 * reports that it is still alive. If a worker stops reporting, another one takes over its run. A restart loses nothing.
 */
import { recordAudit, type Actor } from '@rulewright/accounts';
import { CheckRunEntity, inTransaction, type CheckRunKind } from '@rulewright/database';
import { In, LessThan, MoreThan, type DataSource } from 'typeorm';
import { documentsOf, now, OPEN_STATES, readSet, releaseNumber, subjectOf } from '../change-sets/change-sets.ts';
import { proposalHash } from '../content/desk-content.ts';
import { DeskError, sayState } from '../errors.ts';
import { hasPassed, resultColumn, type CheckResult } from './check-result.ts';

/** A worker that has not reported for this long is considered dead, in milliseconds. */
const SILENCE = 60_000;

export const GAMES = { usual: 400, most: 5_000 } as const;

const WAITING = ['queued', 'running'] as const;

/** The result of a run, or null until it is done. @throws StoredValueError */
export const resultOf = (run: CheckRunEntity): CheckResult | null =>
  run.result === null ? null : resultColumn.read(run.result, run.id);

export class CheckRuns {
  constructor(private readonly database: DataSource) {}

  /** @throws DeskError `unknown-check-run` */
  async find(id: number): Promise<CheckRunEntity> {
    const possible = Number.isInteger(id) && id > 0 && id < 2 ** 31;
    const run = possible ? await this.database.manager.findOneBy(CheckRunEntity, { id }) : null;
    if (!run) throw new DeskError('unknown-check-run', `There is no run of checks ${id}.`);
    return run;
  }

  /** The newest run of a change set. */
  latest(changeSet: number, kind: CheckRunKind = 'checks'): Promise<CheckRunEntity | null> {
    const where = { changeSetId: changeSet, kind };
    return this.database.manager.findOne(CheckRunEntity, { where, order: { id: 'DESC' } });
  }

  /**
   * Queues the checks of a change set in its current state. Returns an unfinished run of the same state if there is one. Otherwise cancels
   * unfinished runs.
   * @throws DeskError `unknown-change-set`, `wrong-state`, `nothing-changed`
   */
  async ask(actor: Actor, changeSet: number, games: number, kind: CheckRunKind = 'checks'): Promise<CheckRunEntity> {
    return inTransaction(this.database, async (runner) => {
      const { manager } = runner;
      const set = await readSet(manager, changeSet);
      if (!OPEN_STATES.includes(set.state))
        throw new DeskError('wrong-state', `This change set is ${sayState(set.state)}.`, { state: set.state });
      const documents = await documentsOf(manager, changeSet);
      if (documents.length === 0) throw new DeskError('nothing-changed', 'This change set has no documents yet.');
      const contentHash = proposalHash(documents);
      const baseRelease = await releaseNumber(runner);
      const waiting = await manager.findBy(CheckRunEntity, {
        changeSetId: changeSet,
        kind,
        state: In([...WAITING]),
      });
      const same = waiting.find(
        (run) => run.contentHash === contentHash && run.baseRelease === baseRelease && run.games === games,
      );
      if (same) return same;
      await manager.update(
        CheckRunEntity,
        { id: In(waiting.map((run) => run.id)) },
        { state: 'cancelled', step: 'The change set has changed since then.', finishedAt: now() },
      );
      const run = manager.create(CheckRunEntity, {
        changeSetId: changeSet,
        kind,
        state: 'queued',
        contentHash,
        baseRelease,
        games,
        progress: 0,
        step: 'Waiting for its turn.',
        result: null,
        passed: 0,
        createdAt: now(),
        startedAt: null,
        finishedAt: null,
        worker: null,
        seenAt: null,
      });
      await manager.insert(CheckRunEntity, run);
      await recordAudit(manager, actor, {
        action: 'run-checks',
        subject: subjectOf(set),
        sentence:
          kind === 'checks'
            ? `Asked for the checks, with ${games} games.`
            : `Asked what the change set overlooks, with ${games} games.`,
        details: { run: run.id, baseRelease },
      });
      return run;
    });
  }

  /** @throws DeskError `unknown-check-run` */
  async cancel(id: number): Promise<CheckRunEntity> {
    const run = await this.find(id);
    await inTransaction(this.database, ({ manager }) =>
      manager.update(
        CheckRunEntity,
        { id: run.id, state: In([...WAITING]) },
        { state: 'cancelled', step: 'Cancelled.', finishedAt: now() },
      ),
    );
    return this.find(id);
  }

  /** Takes the oldest run that waits or has lost its worker. Returns null if there is none. */
  async claim(worker: string): Promise<CheckRunEntity | null> {
    const at = (offset: number): string => new Date(Date.now() + offset).toISOString();
    const wanted = [
      { state: 'queued' as const },
      { state: 'running' as const, seenAt: LessThan(at(-SILENCE)) },
      // Its worker was seen while the clock was ahead, and would count as alive until then.
      { state: 'running' as const, seenAt: MoreThan(at(SILENCE)) },
    ];
    // Looks without a transaction first, because there is mostly nothing to do, and a transaction would make writers wait.
    if (!(await this.database.manager.existsBy(CheckRunEntity, wanted))) return null;
    return inTransaction(this.database, async ({ manager }) => {
      const run = await manager.findOne(CheckRunEntity, { where: wanted, order: { id: 'ASC' } });
      if (!run) return null;
      const taken = { state: 'running' as const, worker, startedAt: now(), seenAt: now(), progress: 0 };
      await manager.update(CheckRunEntity, { id: run.id }, taken);
      return { ...run, ...taken };
    });
  }

  /** Stores the progress of a run. Returns false if the run was cancelled or given to another worker. The caller must then stop. */
  async report(run: CheckRunEntity, progress: number, step: string): Promise<boolean> {
    return this.change(run, { progress, step, seenAt: now() });
  }

  async finish(run: CheckRunEntity, result: CheckResult): Promise<boolean> {
    const passed = hasPassed(result) ? 1 : 0;
    const step = passed ? 'Done.' : 'Done. Some problems must be fixed first.';
    const ended = { state: 'done' as const, progress: 1, step, passed, finishedAt: now() };
    return this.change(run, { ...ended, result: resultColumn.write(result) });
  }

  /** Marks a run as failed. `why` is a sentence for people. */
  async fail(run: CheckRunEntity, why: string): Promise<boolean> {
    return this.change(run, { state: 'failed', step: why, finishedAt: now() });
  }

  private async change(run: CheckRunEntity, changes: Partial<CheckRunEntity>): Promise<boolean> {
    return inTransaction(this.database, async ({ manager }) => {
      const where = { id: run.id, state: 'running' as const, worker: run.worker! };
      if (!(await manager.existsBy(CheckRunEntity, where))) return false;
      await manager.update(CheckRunEntity, where, changes);
      return true;
    });
  }
}
