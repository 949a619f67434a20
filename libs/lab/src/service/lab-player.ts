/** Plays what waits in the queue, on threads, until it is stopped: one of these in every process that plays. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { LabRunEntity } from '@rulewright/database';
import { SIDE_BY_SIDE, type PlayerPool } from '../runs/play/player-pool.ts';
import type { RunPart } from '../runs/plan/run-part.ts';
import type { PartOrder } from '../runs/plan/lab-plan.ts';
import { missingOf, missingParts, orderKey, storedPart } from './stored-parts.ts';
import type { LabRuns } from './lab-runs.ts';
import type { KnownRun } from './known-runs.ts';
import { shareOf, type PartJob, type PartQueue } from './part-queue.ts';
import { TasksUnderway } from './tasks-underway.ts';

/** Work of one share that a thread has under way: one more than it plays, so that none waits while a part is stored. */
const OF_A_SHARE = 2;
/** Between two looks into an empty queue, in milliseconds: longer and longer. */
const PAUSE = 100;
const LONGEST_PAUSE = 1_000;
/** Looks into an empty queue after which parts are looked for that somebody took and did not bring back. */
const PATIENCE = 8;
/** Between two looks at whether what is under way is still wanted, in milliseconds. */
const LOOK_EVERY = 500;

/** Names a part among those of all runs. */
const keyIn = (run: string, order: PartOrder): string => `${run}/${orderKey(order)}`;

export class LabPlayer {
  private readonly stopping = new AbortController();
  /** Parts that this process plays now. */
  private readonly playing = new Set<string>();
  private underway = new TasksUnderway(0, 0);
  private loops: Promise<void>[] = [];
  private games = 0;

  constructor(
    private readonly runs: LabRuns,
    private readonly queue: PartQueue,
    private readonly pool: PlayerPool,
    /** Told of what nobody expected. */
    private readonly complain: (error: unknown, run: string | null) => void,
  ) {}

  /** Games that were played and stored since the start, work under way, and threads that there are now. */
  get counts(): { readonly games: number; readonly underway: number; readonly threads: number } {
    return { games: this.games, underway: this.underway.size, threads: this.pool.threads };
  }

  /** Begins. Each thread has parts of several shares under way, which take turns. */
  start(threads: number): void {
    this.underway = new TasksUnderway(SIDE_BY_SIDE * threads, OF_A_SHARE * threads);
    this.loops = [this.take(), this.look()];
  }

  /** Ends when what is under way has ended: parts that are over are stored, the others are played again by somebody. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.underway.stop();
    await Promise.all([...this.loops, this.underway.ended()]);
    await this.pool.close();
  }

  /** Takes jobs as long as there is room for them. */
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

  /** Ends what is under way of runs that are not played any more: other processes cancel them too. */
  private async look(): Promise<void> {
    const { signal } = this.stopping;
    for (; !signal.aborted; await pause(LOOK_EVERY, signal)) {
      const runs = this.underway.runs();
      if (runs.length === 0) continue;
      try {
        const wanted = await this.runs.store.wantedOf(runs);
        this.underway.stop((run) => !wanted.has(run));
      } catch (error) {
        this.complain(error, null);
      }
    }
  }

  private begin({ run, share }: Pick<PartJob, 'run' | 'share'>, work: (signal: AbortSignal) => Promise<void>): void {
    this.underway.begin(run, share, (signal) => work(signal).catch((error: unknown) => this.complain(error, run)));
  }

  private async playJob(job: PartJob, signal: AbortSignal): Promise<void> {
    await this.playParts(job.run, job.orders, signal);
    // Who is stopped leaves the rest to others.
    if (!this.stopping.signal.aborted) await job.done();
  }

  /** A part of a run that is being played, nobody's in this process. Somebody else may play it too: only one is stored. */
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
      // Somebody stored the last part and had no time to say so.
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

  /** Plays and stores the first of these parts, as far as they are wanted; those that are left. */
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
    await this.runs.settle(run, known);
    return missing.slice(parts.length);
  }

  /** The games of the first parts; null where they cannot be played: the run has failed then. */
  private async play(
    run: LabRunEntity,
    orders: readonly PartOrder[],
    signal: AbortSignal,
  ): Promise<{ known: KnownRun; parts: RunPart[] } | null> {
    try {
      const known = await this.runs.known.of(run);
      const of = { key: run.id, plan: known.plan, share: shareOf(run) };
      return { known, parts: await this.pool.play(of, orders, signal) };
    } catch (error) {
      // Stopping a thread while it plays does not fail the run.
      if (this.stopping.signal.aborted) return null;
      this.complain(error, run.id);
      await this.runs.fail(run.id, error instanceof Error ? error.message : 'A game could not be played.');
      return null;
    }
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal }).catch(() => undefined);
