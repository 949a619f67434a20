/** Searches for the change that shifted a metric: what one would cost, and its first games. */
import { Injectable } from '@nestjs/common';
import type { LabRunEntity } from '@rulewright/database';
import { seatsOf } from '@rulewright/content';
import { usualSeats } from '@rulewright/engine';
import { engineOf } from '@rulewright/games';
import {
  CHAIN_RISK,
  LabError,
  checkMetric,
  chunkOf,
  gamesOfComparison,
  levelOf,
  mostComparisons,
  wholeBlocks,
} from '@rulewright/lab';
import { checkedArm, isUnplayable, planOf, type LabSetup } from '@rulewright/lab/service';
import { ContentService } from '../content/content.service.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import type { Origin } from '../http/origin.ts';
import { RUN_LIMITS, wrong } from './lab-arms.ts';
import { setupOf } from './lab-setup.ts';
import { LabService } from './lab.service.ts';
import { LabSpeeds } from './lab-speeds.ts';

/** The smallest shifts that a search can look for. */
const SIZES = [0.02, 0.03, 0.05, 0.1, 0.2];

export interface BlameRequest {
  readonly ruleset: string;
  readonly metric: string;
  readonly from: number;
  readonly to: number;
  readonly size: number;
  readonly deck: string;
  readonly bot: string;
  readonly seed?: number | null;
}

export interface BlamePlan {
  readonly releases: number;
  readonly comparisons: number;
  readonly usualGames: number;
  readonly mostGames: number;
  readonly gamesPerSecond: number | null;
  readonly seconds: number | null;
  readonly threads: number;
}

@Injectable()
export class LabBlame {
  constructor(
    private readonly lab: LabService,
    private readonly content: ContentService,
    private readonly measured: LabSpeeds,
  ) {}

  /** What a search would cost. @throws ApiError; RulesetError; TooManyAttemptsError */
  async plan(origin: Origin, asked: BlameRequest): Promise<BlamePlan> {
    const opened = await this.content.open(asked.to);
    const setup = await this.setup(opened, asked);
    const place = { game: opened.ruleset(asked.ruleset).game, release: opened.info.number };
    const plan = await planOf(() => opened.content, place, { ...setup, arms: setup.arms.slice(1) });
    const releases = asked.to - asked.from + 1;
    const comparisons = mostComparisons(releases);
    const { usual } = gamesOfComparison(releases, { size: asked.size, risk: CHAIN_RISK });
    const [threads, time] = [await this.measured.threads(), await this.measured.millisecondsOf(plan, origin)];
    const gamesPerSecond = time && (1000 * threads) / time;
    const usualGames = Math.min(setup.games, usual) * (comparisons + 1);
    return {
      ...{ releases, comparisons, threads, gamesPerSecond, usualGames },
      mostGames: setup.games * (comparisons + 1),
      seconds: gamesPerSecond && Math.ceil(usualGames / gamesPerSecond),
    };
  }

  /** Starts a search. @throws ApiError; RulesetError; TooManyAttemptsError */
  start(key: string, from: Origin, asked: BlameRequest): Promise<LabRunEntity> {
    return this.lab.begin(key, from, asked.to, (opened) => this.setup(opened, asked));
  }

  private async setup(opened: OpenedRelease, asked: BlameRequest): Promise<LabSetup> {
    const { from, to, metric, size, ruleset, deck, bot } = asked;
    if (!(from >= 1 && from < to)) throw wrong('The first release must come before the last one.');
    if (!SIZES.includes(size)) throw wrong(`A search notices a shift of ${SIZES.join(', ')}, not ${size}.`);
    const versions = to - from + 1;
    const { most } = gamesOfComparison(versions, { size, risk: CHAIN_RISK });
    const entrants = Array.from({ length: usualSeats(seatsOf(opened.ruleset(ruleset))) }, () => ({
      deckSlug: deck,
      bot,
    }));
    const games = Math.min(most, RUN_LIMITS.games);
    const setup = await setupOf(opened, { ruleset, entrants, games, swap: false, seed: asked.seed ?? null });
    const place = { game: opened.ruleset(ruleset).game, release: to };
    const plan = await planOf(() => opened.content, place, setup);
    try {
      checkMetric(engineOf(plan.arms[0]!.ruleset), plan, metric);
    } catch (error) {
      throw error instanceof LabError ? wrong(error.message) : error;
    }
    const chunk = Math.min(chunkOf(plan), wholeBlocks(plan, games));
    const last = { ...setup.arms[0]!, name: `release ${to}`, release: to, games: chunk };
    const first = await this.first(asked, { plan, setup });
    const level = levelOf({ kind: 'releases', release: from, paths: [], versions }, [0, 1]);
    return {
      ...setup,
      arms: [{ ...first, games: chunk }, last],
      blame: { metric, size, levels: [level], verdict: null, lines: [] },
    };
  }

  /** The arm of the first release. @throws ApiError if it cannot be played with this ruleset and deck */
  private async first(
    { from }: BlameRequest,
    known: Parameters<typeof checkedArm>[1],
  ): Promise<ReturnType<typeof checkedArm>['stored']> {
    const { content } = await this.content.open(from);
    try {
      return checkedArm(content, known, `release ${from}`, { release: from }).stored;
    } catch (error) {
      if (!isUnplayable(error)) throw error;
      throw wrong(`Release ${from} cannot play this: ${(error as Error).message} Choose a later first release.`);
    }
  }
}
