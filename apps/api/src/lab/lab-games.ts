/**
 * Replays of the games of a run, as files and on the table. If the decisions were stored, a replay takes milliseconds. For older
 * runs, a thread lets the bots play the game again, within a time limit.
 */
import { Injectable } from '@nestjs/common';
import { Lru } from '@rulewright/content';
import { LabStore, type LabRunEntity } from '@rulewright/database';
import { NICE, playerPool, unpackDecisions, wholeBlocks, type ReplayFile } from '@rulewright/lab';
import { KnownRuns, budgetOf } from '@rulewright/lab/service';
import { ApiError, notFound } from '../errors/errors.ts';
import type { Origin } from '../http/origin.ts';
import { LabLimits } from './lab-limits.ts';

/** Points of a game from its decisions. */
const KEPT_GAME = 20;
/** Games that are played at the same time: of all addresses, each of which has one. */
const MOST_AT_ONCE = 4;
/** Milliseconds that a game takes at the most. */
const LONGEST = 30_000;
/** Replays that are kept in memory, and the bytes of the longest: most have a tenth of that. */
const REPLAYS_KEPT = 20;
const LONGEST_KEPT = 1024 * 1024;

/** A game of a run, and who asks for it. */
export interface AskedGame {
  readonly arm: number;
  readonly game: number;
  readonly origin: Origin;
  /** Says when nobody waits for it any more. */
  readonly gone: AbortSignal;
}

@Injectable()
export class LabGames {
  private readonly pool = playerPool(1, NICE.replays);
  private readonly kept = new Lru<string, ReplayFile>(REPLAYS_KEPT);
  /** Addresses that wait for a game. */
  private readonly waiting = new Set<string>();

  constructor(
    private readonly store: LabStore,
    private readonly plans: KnownRuns,
    private readonly limits: LabLimits,
  ) {}

  /** Games that are being replayed. */
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
    if (!whole || arm < 0 || arm >= plan.arms.length || game < 0 || game >= wholeBlocks(plan, plan.games))
      throw notFound('unknown-game', 'The run has no such game.');
    const part = await this.store.partWith(run.id, arm, game);
    if (!part) throw notFound('not-played', 'This game has not been played, so it has no replay.');
    const key = `${run.id} ${arm} ${game}`;
    const kept = this.kept.find(key);
    if (kept) return kept;
    const thought = part.decisions === null ? budgetOf(plan.entrants) : 0;
    await this.limits.replay(origin, Math.max(KEPT_GAME, Math.ceil(thought)));
    const decisions = part.decisions === null ? undefined : unpackDecisions(part.decisions)[game - part.fromGame];
    const replay = await this.alone(asked, (signal) =>
      this.pool.replay(
        { key: run.id, plan, share: origin.key },
        { arm, game, ...(decisions && { decisions }) },
        signal,
      ),
    );
    return replay.file.byteLength > LONGEST_KEPT ? replay : this.kept.get(key, () => replay);
  }

  /** Does something for an address that waits for nothing else here. */
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
