/** Plays what waits in the queue, on threads, until it is stopped: one of these in every process that plays. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { LabRunEntity } from '@rulewright/database';
import type { PlayerPool } from '../runs/pool.ts';
import type { RunPart } from '../runs/part.ts';
import type { PartOrder } from '../runs/run.ts';
import { missingOf, missingParts, orderKey, storedPart } from './parts.ts';
import type { LabRuns } from './lab-runs.ts';
import type { KnownRun } from './plans.ts';
import type { PartQueue } from './queue.ts';

/** Parts that are taken together, where they are short. */
const MOST_AT_ONCE = 32;
/** Between two looks into an empty queue, in milliseconds: longer and longer. */
const PAUSE = 100;
const LONGEST_PAUSE = 1_000;
/** Looks into an empty queue after which parts are looked for that somebody took and did not bring back. */
const PATIENCE = 8;
const PLAYED: readonly LabRunEntity['state'][] = ['queued', 'running'];

/** Names a part among those of all runs. */
const keyIn = (run: string, order: PartOrder): string => `${run}/${orderKey(order)}`;

export class LabPlayer {
  private readonly stopping = new AbortController();
  /** Parts that this process plays now. */
  private readonly playing = new Set<string>();
  /** Parts to take together: as many as were lately played in one go. */
  private atOnce = 1;
  private loops: Promise<void>[] = [];

  constructor(
    private readonly runs: LabRuns,
    private readonly queue: PartQueue,
    private readonly pool: PlayerPool,
    /** Told of what nobody expected. */
    private readonly complain: (error: unknown, run: string | null) => void,
  ) {}

  /** Begins. Two parts are under way for each thread, so that none waits while a part is stored. */
  start(threads: number): void {
    this.loops = Array.from({ length: 2 * threads }, () => this.loop());
  }

  /** Ends when the parts under way are stored. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.loops);
    await this.pool.close();
  }

  private async loop(): Promise<void> {
    const { signal } = this.stopping;
    for (let idle = 0; !signal.aborted;) {
      try {
        const busy = (await this.playNext()) || (idle >= PATIENCE && (await this.playForgotten()));
        idle = busy ? 0 : idle + 1;
      } catch (error) {
        this.complain(error, null);
        idle = 1;
      }
      if (idle > 0) await sleep(Math.min(PAUSE * idle, LONGEST_PAUSE), undefined, { signal }).catch(() => undefined);
    }
  }

  private async playNext(): Promise<boolean> {
    const job = await this.queue.take(this.atOnce);
    if (!job) return false;
    for (const [run, orders] of job.orders) await this.playParts(run, orders);
    // Who is stopped leaves the rest to others.
    if (!this.stopping.signal.aborted) await job.done();
    return true;
  }

  /** A part of a run that is being played, nobody's in this process. Somebody else may play it too: only one is stored. */
  private async playForgotten(): Promise<boolean> {
    for (const run of await this.runs.store.active()) {
      const { plan } = await this.runs.plans.of(run);
      const missing = await missingParts(this.runs.store, run.id, plan);
      const free = missing.filter((order) => !this.playing.has(keyIn(run.id, order)));
      const order = free[Math.floor(Math.random() * free.length)];
      if (!order && missing.length > 0) continue;
      if (order) await this.playParts(run.id, [order]);
      // Somebody stored the last part and had no time to say so.
      else await this.runs.settle(run, await this.runs.plans.of(run));
      return true;
    }
    return false;
  }

  private async playParts(id: string, orders: readonly PartOrder[]): Promise<void> {
    const mine = orders.filter((order) => !this.playing.has(keyIn(id, order)));
    for (const order of mine) this.playing.add(keyIn(id, order));
    try {
      let left = mine;
      while (left.length > 0 && !this.stopping.signal.aborted) left = await this.step(id, left);
    } finally {
      for (const order of mine) this.playing.delete(keyIn(id, order));
    }
  }

  /** Plays and stores the first of these parts, as far as they are wanted; those that are left. */
  private async step(id: string, orders: readonly PartOrder[]): Promise<PartOrder[]> {
    const run = await this.runs.store.find(id);
    if (!run || !PLAYED.includes(run.state)) return [];
    const missing = await missingOf(this.runs.store, id, orders);
    if (missing.length === 0) return [];
    if (run.state === 'queued') await this.runs.store.move(id, ['queued'], 'running');
    const played = await this.play(run, missing);
    if (!played) return [];
    const { known, parts } = played;
    this.atOnce = parts.length < missing.length ? parts.length : Math.min(MOST_AT_ONCE, 2 * this.atOnce);
    await this.runs.store.keep(parts.map((part) => storedPart(id, part)));
    await this.runs.settle(run, known);
    return missing.slice(parts.length);
  }

  /** The games of the first parts; null where they cannot be played: the run has failed then. */
  private async play(
    run: LabRunEntity,
    orders: readonly PartOrder[],
  ): Promise<{ known: KnownRun; parts: RunPart[] } | null> {
    try {
      const known = await this.runs.plans.of(run);
      return { known, parts: await this.pool.play(run.id, known.plan, orders) };
    } catch (error) {
      // A thread that is stopped while it plays is no failure of the run.
      if (this.stopping.signal.aborted) return null;
      this.complain(error, run.id);
      await this.runs.fail(run.id, error instanceof Error ? error.message : 'A game could not be played.');
      return null;
    }
  }
}
