/** Plays the parts in the queue on threads until it is stopped. Every process that plays has one. */
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LabRunEntity } from '@rulewright/database';
import { SIDE_BY_SIDE, type PlayerPool } from '../runs/play/player-pool.ts';
import type { RunPart } from '../runs/plan/run-part.ts';
import { orderKey, planKey, type PartOrder } from '../runs/plan/lab-plan.ts';
import { missingOf, missingParts, storedPart } from './stored-parts.ts';
import type { LabRuns } from './lab-runs.ts';
import type { KnownRun } from './known-runs.ts';
import { shareOf, type PartJob, type PartQueue } from './part-queue.ts';
import type { SpeedNotes } from './speed-notes.ts';
import { TasksUnderway } from './tasks-underway.ts';

/** Tasks of one share per thread: one more than it plays, so that the thread has work while a part is stored. */
const OF_A_SHARE = 2;
/** Time between two checks of an empty queue, in milliseconds. It grows up to LONGEST_PAUSE. */
const PAUSE = 100;
const LONGEST_PAUSE = 1_000;
/** After this many checks of an empty queue, the player looks for parts that a worker took and never finished. */
const PATIENCE = 8;
/** Time between two checks whether the runs in progress are still wanted, in milliseconds. */
const LOOK_EVERY = 500;

/** The key of a part, unique over all runs. */
const keyIn = (run: string, order: PartOrder): string => `${run}/${orderKey(order)}`;

export class LabPlayer {
  private readonly stopping = new AbortController();
  /** The keys of the parts that this process plays now. */
  private readonly playing = new Set<string>();
  private underway = new TasksUnderway(0, 0);
  private loops: Promise<void>[] = [];
  private games = 0;
  private threads = 0;

  constructor(
    private readonly runs: LabRuns,
    private readonly queue: PartQueue,
    private readonly pool: PlayerPool,
    /** Called with unexpected errors. */
    private readonly complain: (error: unknown, run: string | null) => void,
    /** Stores the speed of games; null stores nothing. */
    private readonly speeds: SpeedNotes | null = null,
  ) {}

  /** The number of games played and stored since the start, of tasks in progress, and of threads. */
  get counts(): { readonly games: number; readonly underway: number; readonly threads: number } {
    return { games: this.games, underway: this.underway.size, threads: this.pool.threads };
  }

  /** Starts. Each thread plays parts of several shares, which take turns. */
  start(threads: number): void {
    this.threads = threads;
    // Quick tasks end many pauses early, and each pause listens until its time is over.
    setMaxListeners(0, this.stopping.signal);
    this.underway = new TasksUnderway(SIDE_BY_SIDE * threads, OF_A_SHARE * threads);
    this.loops = [this.take(), this.look()];
  }

  /** Stops, and waits for the work in progress to end. Finished parts are stored. Another player plays the others again. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.underway.stop();
    await Promise.all([...this.loops, this.underway.ended()]);
    await this.storeSpeeds(true);
    await this.pool.close();
  }

  /** Takes jobs while there is room for them. */
  private async take(): Promise<void> {
    const { stopping, underway } = this;
    const { signal } = stopping;
    for (let idle = 0; !signal.aborted;) {
      const changed = underway.changed();
      try {
        const job = underway.isFull ? null : await this.queue.take(underway.fullShares());
        if (job) this.begin(job, (signal) => this.playJob(job, signal));
        else if (idle >= PATIENCE && !underway.isFull) await this.takeForgotten();
        idle = job ? 0 : idle + 1;
      } catch (error) {
        this.complain(error, null);
        idle = 1;
      }
      if (idle > 0) await Promise.race([changed, pause(Math.min(PAUSE * idle, LONGEST_PAUSE), signal)]);
    }
  }

  /** Stops work for runs that are no longer played, because other processes can cancel runs too. */
  private async look(): Promise<void> {
    const { signal } = this.stopping;
    for (; !signal.aborted; await pause(LOOK_EVERY, signal)) {
      const runs = this.underway.runs();
      await this.storeSpeeds();
      if (runs.length === 0) continue;
      try {
        const wanted = await this.runs.store.wantedOf(runs);
        this.underway.stop((run) => !wanted.has(run));
      } catch (error) {
        this.complain(error, null);
      }
    }
  }

  private async storeSpeeds(last = false): Promise<void> {
    await this.speeds?.store(last).catch((error: unknown) => this.complain(error, null));
  }

  private begin({ run, share }: Pick<PartJob, 'run' | 'share'>, work: (signal: AbortSignal) => Promise<void>): void {
    this.underway.begin(run, share, (signal) => work(signal).catch((error: unknown) => this.complain(error, run)));
  }

  private async playJob(job: PartJob, signal: AbortSignal): Promise<void> {
    await this.playParts(job.run, job.orders, signal);
    // After a stop, the job stays in the queue for other players.
    if (!this.stopping.signal.aborted) await job.done();
  }

  /**
   * Plays a missing part of a running run that this process does not play yet. Another process may play it too, but only one result is
   * stored.
   */
  private async takeForgotten(): Promise<void> {
    const full = this.underway.fullShares();
    for (const run of await this.runs.store.active()) {
      const share = shareOf(run);
      if (full.has(share)) continue;
      const known = await this.runs.known.of(run);
      const missing = await missingParts(this.runs.store, run.id, known.plan);
      const free = missing.filter((order) => !this.playing.has(keyIn(run.id, order)));
      const order = free[Math.floor(Math.random() * free.length)];
      if (!order && missing.length > 0) continue;
      if (order) this.begin({ run: run.id, share }, (signal) => this.playParts(run.id, [order], signal));
      // The last part was stored, but its process ended before it could finish the run.
      else await this.runs.settle(run, known);
      return;
    }
  }

  private async playParts(id: string, orders: readonly PartOrder[], signal: AbortSignal): Promise<void> {
    const mine = orders.filter((order) => !this.playing.has(keyIn(id, order)));
    for (const order of mine) this.playing.add(keyIn(id, order));
    try {
      let left = mine;
      while (left.length > 0 && !signal.aborted) left = await this.step(id, left, signal);
    } finally {
      for (const order of mine) this.playing.delete(keyIn(id, order));
    }
  }

  /** Plays and stores the first of these parts that are still missing. Returns the remaining ones. */
  private async step(id: string, orders: readonly PartOrder[], signal: AbortSignal): Promise<PartOrder[]> {
    const run = await this.runs.store.find(id);
    if (!run || (run.state !== 'queued' && run.state !== 'running')) return [];
    const missing = await missingOf(this.runs.store, id, orders);
    if (missing.length === 0) return [];
    if (run.state === 'queued') await this.runs.store.move(id, ['queued'], 'running');
    const played = await this.play(run, missing, signal);
    if (!played) return [];
    const { known, parts } = played;
    await this.runs.store.keep(parts.map((part) => storedPart(id, part)));
    this.games += parts.reduce((sum, { from, to }) => sum + to - from, 0);
    await this.storeSpeeds();
    await this.runs.settle(run, known);
    return missing.slice(parts.length);
  }

  /** Plays the first parts. Returns null if they cannot be played, and marks the run as failed. */
  private async play(
    run: LabRunEntity,
    orders: readonly PartOrder[],
    signal: AbortSignal,
  ): Promise<{ known: KnownRun; parts: readonly RunPart[] } | null> {
    try {
      const known = await this.runs.known.of(run);
      const of = { key: planKey(run.id, known.plan), plan: known.plan, share: shareOf(run) };
      const { parts, milliseconds } = await this.pool.play(of, orders, signal);
      const games = parts.reduce((sum, { from, to }) => sum + to - from, 0);
      this.speeds?.note(known.plan, { games, milliseconds, threads: this.threads });
      return { known, parts };
    } catch (error) {
      // A thread that is stopped during play does not fail the run.
      if (this.stopping.signal.aborted) return null;
      this.complain(error, run.id);
      await this.runs.fail(run.id, error instanceof Error ? error.message : 'A game could not be played.');
      return null;
    }
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal }).catch(() => undefined);
