/** The life of lab runs: create, pause, resume, cancel, and finish when all games are played or the data is sufficient. */
import { randomBytes } from 'node:crypto';
import type { LabRunEntity, LabStore } from '@rulewright/database';
import { engineOf } from '@rulewright/games';
import { gamesOfPlan, ordersOf, type LabPlan, type PartOrder } from '../runs/plan/lab-plan.ts';
import { saysEnough } from '../runs/play/play-run.ts';
import { isAnswered } from '../runs/questions/index.ts';
import { bundlesOf } from './part-bundles.ts';
import { missingParts, readParts } from './stored-parts.ts';
import type { KnownRun, KnownRuns } from './known-runs.ts';
import { shareOf, type PartQueue } from './part-queue.ts';
import { setupColumn, type LabSetup } from './run-setup.ts';
import { isSearch, nextGames } from './searches.ts';

export interface NewRun {
  readonly game: string;
  readonly release: number;
  readonly setup: LabSetup;
  /** Digest of the visitor's key. */
  readonly owner: string;
  /** Digest of the visitor's network address. */
  readonly origin: string;
}

/** Number of parts before the first check of the stop rule, and the factor by which the number grows for each further check. */
const FIRST_LOOK = 8;
const LOOK_GROWTH = 1.15;

/** The id of a run, which is part of its address: short, and impossible to guess. */
const newRunId = (): string => randomBytes(9).toString('base64url');

export class LabRuns {
  /** For each run, the number of parts at which the stop rule is checked next. */
  private readonly looks = new Map<string, number>();
  /** The searches that choose their next games now, by run. */
  private readonly choosing = new Map<string, Promise<void>>();

  constructor(
    readonly store: LabStore,
    readonly known: KnownRuns,
    private readonly queue: PartQueue,
  ) {}

  /** Stores a run and adds its parts to the queue. @throws OtherRulesError; RulesetError */
  async create({ game, release, setup, owner, origin }: NewRun): Promise<LabRunEntity> {
    const run: LabRunEntity = {
      id: newRunId(),
      game,
      release,
      setup: setupColumn.write(setup),
      games: 0,
      state: 'queued',
      ended: null,
      owner,
      origin,
      createdAt: new Date().toISOString(),
      finishedAt: null,
    };
    const { plan } = await this.known.of(run);
    run.games = gamesOfPlan(plan);
    await this.store.create(run);
    await this.enqueue(run, plan, ordersOf(plan));
    return run;
  }

  /** Returns false if the run is neither queued nor running. */
  async pause(id: string): Promise<boolean> {
    const moved = await this.store.move(id, ['queued', 'running'], 'paused');
    if (moved) await this.queue.drop(id);
    return moved;
  }

  /** Returns false if the run is not paused. */
  async resume(run: LabRunEntity): Promise<boolean> {
    const { plan } = await this.known.of(run);
    if (!(await this.store.move(run.id, ['paused'], 'running'))) return false;
    await this.enqueue(run, plan, await missingParts(this.store, run.id, plan));
    return true;
  }

  /** Returns false if the run is over. Played parts are kept. */
  async cancel(id: string): Promise<boolean> {
    const finishedAt = new Date().toISOString();
    const moved = await this.store.move(id, ['queued', 'running', 'paused'], 'cancelled', { finishedAt });
    if (moved) await this.queue.drop(id);
    return moved;
  }

  /** Marks a run as failed because a game cannot be played. `sentence` gives the reason. */
  async fail(id: string, sentence: string): Promise<void> {
    const end = { ended: sentence, finishedAt: new Date().toISOString() };
    await this.store.move(id, ['queued', 'running', 'paused'], 'failed', end);
    await this.queue.drop(id);
  }

  /** Finishes a run if all its games are stored or its stop rule applies. A search goes on with the games that it chooses next. */
  async settle(run: LabRunEntity, known: KnownRun): Promise<void> {
    const { games, parts } = await this.store.progress(run.id, run.createdAt);
    if (isSearch(known.setup)) return games >= run.games ? this.continue(run, known) : undefined;
    const ended = games >= run.games ? 'complete' : (await this.enough(run, known, parts)) ? 'enough' : null;
    if (ended === null) return;
    this.looks.delete(run.id);
    const end = { ended, finishedAt: new Date().toISOString() };
    if (await this.store.move(run.id, ['queued', 'running'], 'done', end)) await this.queue.drop(run.id);
  }

  /** Chooses the next games of a search. Several threads can ask at once. Other processes can choose too; the first one counts. */
  private continue(run: LabRunEntity, known: KnownRun): Promise<void> {
    const choosing = this.choosing.get(run.id) ?? this.choose(run, known).finally(() => this.choosing.delete(run.id));
    this.choosing.set(run.id, choosing);
    return choosing;
  }

  private async choose(run: LabRunEntity, known: KnownRun): Promise<void> {
    const parts = await readParts(this.store, run.id, known.plan);
    const { setup, ended } = await nextGames(this.known.contents, run, known, parts);
    const changed = { ...run, setup: setupColumn.write(setup) };
    const next = await this.known.of(changed);
    const games = gamesOfPlan(next.plan);
    const end = ended ? { state: 'done' as const, ended, finishedAt: new Date().toISOString() } : {};
    if (!(await this.store.grow(run, { setup: changed.setup, games, ...end })) || ended) return;
    await this.enqueue(run, next.plan, await missingParts(this.store, run.id, next.plan));
  }

  /** Adds the missing parts of all active runs to the queue. Called after a start. */
  async restore(): Promise<void> {
    for (const run of await this.store.active()) {
      const { plan } = await this.known.of(run);
      await this.enqueue(run, plan, await missingParts(this.store, run.id, plan));
    }
  }

  private enqueue(run: LabRunEntity, plan: LabPlan, orders: readonly PartOrder[]): Promise<void> {
    return this.queue.add(run.id, shareOf(run), bundlesOf(plan, orders));
  }

  private async enough(run: LabRunEntity, { plan, setup }: KnownRun, parts: number): Promise<boolean> {
    const { stop, question } = setup;
    if ((stop === null && question === null) || parts < (this.looks.get(run.id) ?? FIRST_LOOK)) return false;
    this.looks.set(run.id, Math.ceil(parts * LOOK_GROWTH));
    const [plugin, played] = [engineOf(plan.arms[0]!.ruleset), await readParts(this.store, run.id, plan)];
    if (question !== null && isAnswered(plugin, plan, played, question)) return true;
    return stop !== null && saysEnough(plugin, plan, played, stop);
  }
}
