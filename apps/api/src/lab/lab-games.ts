/**
 * Replays of the games of a run, for download and as matches. A replay from stored decisions takes milliseconds. For older runs
 * without them, the bots play the game again in a worker thread, within a time limit.
 */
import { Injectable } from '@nestjs/common';
import { Lru } from '@rulewright/content';
import { LabStore, type LabRunEntity } from '@rulewright/database';
import { NICE, gamesOfArm, planKey, playerPool, unpackDecisions, type ReplayFile } from '@rulewright/lab';
import { KnownRuns, budgetOf } from '@rulewright/lab/service';
import { ApiError, notFound } from '../errors/errors.ts';
import type { Origin } from '../http/origin.ts';
import { LabLimits } from './lab-limits.ts';

/** The cost of a replay from stored decisions, in the points of `LabLimits`. */
const KEPT_GAME = 20;
/** The most replays at the same time. Each address may have one. */
const MOST_AT_ONCE = 4;
/** The time limit of a replay, in milliseconds. */
const LONGEST = 30_000;
/** The number of cached replays, and the largest that is cached, in bytes. A typical replay has a tenth of that. */
const REPLAYS_KEPT = 20;
const LONGEST_KEPT = 1024 * 1024;

/** A game of a run, and the origin of the request. */
export interface AskedGame {
  readonly arm: number;
  readonly game: number;
  readonly origin: Origin;
  /** Aborts when the client disconnects. */
  readonly gone: AbortSignal;
}

@Injectable()
export class LabGames {
  private readonly pool = playerPool(1, NICE.replays);
  private readonly replays = new Lru<string, ReplayFile>(REPLAYS_KEPT);
  /** Addresses with a replay in progress. */
  private readonly waiting = new Set<string>();

  constructor(
    private readonly store: LabStore,
    private readonly plans: KnownRuns,
    private readonly limits: LabLimits,
  ) {}

  /** The number of replays in progress. */
  get busy(): number {
    return this.waiting.size;
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  /** @throws ApiError NOT_FOUND `unknown-game`, `not-played`; TOO_MANY_REQUESTS; TooManyAttemptsError */
  async replay(run: LabRunEntity, asked: AskedGame): Promise<ReplayFile> {
    const { arm, game, origin } = asked;
    const { plan } = await this.plans.of(run);
    const whole = Number.isInteger(arm) && Number.isInteger(game);
    if (!whole || arm < 0 || arm >= plan.arms.length || game < 0 || game >= gamesOfArm(plan, arm))
      throw notFound('unknown-game', 'The run has no such game.');
    const part = await this.store.partWith(run.id, arm, game);
    if (!part) throw notFound('not-played', 'This game has not been played, so it has no replay.');
    const key = `${run.id} ${arm} ${game}`;
    const replayFile = this.replays.find(key);
    if (replayFile) return replayFile;
    const thought = part.decisions === null ? budgetOf(plan.entrants) : 0;
    await this.limits.replay(origin, Math.max(KEPT_GAME, Math.ceil(thought)));
    const decisions = part.decisions === null ? undefined : unpackDecisions(part.decisions)[game - part.fromGame];
    const replay = await this.alone(asked, (signal) =>
      this.pool.replay(
        { key: planKey(run.id, plan), plan, share: origin.key },
        { arm, game, ...(decisions && { decisions }) },
        signal,
      ),
    );
    return replay.file.byteLength > LONGEST_KEPT ? replay : this.replays.get(key, () => replay);
  }

  /** Runs one replay for an address. @throws ApiError TOO_MANY_REQUESTS if the address already has one or all places are taken */
  private async alone<Result>(
    { origin: { key: address }, gone }: AskedGame,
    work: (signal: AbortSignal) => Promise<Result | null>,
  ): Promise<Result> {
    if (this.waiting.has(address) || this.waiting.size >= MOST_AT_ONCE)
      throw new ApiError('TOO_MANY_REQUESTS', 'Another game is being played. Try again in a few seconds.', 'busy', {
        seconds: 5,
      });
    this.waiting.add(address);
    try {
      const result = await work(AbortSignal.any([gone, AbortSignal.timeout(LONGEST)]));
      if (result !== null) return result;
    } finally {
      this.waiting.delete(address);
    }
    throw new ApiError('TOO_LARGE', 'This game takes too long to play again.', 'too-long');
  }
}
