/** Searches for changes of values that reach goals: what one would cost, and its first games. */
import { Injectable } from '@nestjs/common';
import { botById } from '@rulewright/bots';
import type { LabRunEntity } from '@rulewright/database';
import { seatsOf } from '@rulewright/content';
import { usualSeats } from '@rulewright/engine';
import { engineOf } from '@rulewright/games';
import { LabError, metricsOf, type Metric } from '@rulewright/lab';
import {
  SCALES,
  checkingLevel,
  gamesOfProposals,
  planOf,
  proposalSetup,
  type LabSetup,
  type Thoroughness,
} from '@rulewright/lab/service';
import { ContentService } from '../content/content.service.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import type { Origin } from '../http/origin.ts';
import { ApiError } from '../errors/errors.ts';
import { wrong } from './lab-arms.ts';
import { deckOf, setupOf } from './lab-setup.ts';
import { LabService } from './lab.service.ts';
import { LabSpeeds } from './lab-speeds.ts';

export interface ProposalsRequest {
  readonly ruleset: string;
  readonly goals: readonly string[];
  readonly deck: string;
  readonly bot: string;
  readonly rules: boolean;
  readonly cards: boolean;
  readonly thoroughness: string;
  readonly seed?: number | null;
  readonly release?: number | null;
}

export interface ProposalsPlan {
  readonly values: number;
  readonly searchGames: number;
  readonly checkGames: number;
  readonly otherGames: number;
  readonly otherLevel: string;
  readonly learnedGames: number;
  readonly adaptedGames: number;
  readonly gamesPerSecond: number | null;
  readonly seconds: number | null;
  readonly threads: number;
}

/** The other decks that check a result: one for each seat. */
const CHECKED_DECKS = 2;

const isThorough = (one: string): one is Thoroughness => Object.hasOwn(SCALES, one);

@Injectable()
export class LabProposals {
  constructor(
    private readonly lab: LabService,
    private readonly content: ContentService,
    private readonly measured: LabSpeeds,
  ) {}

  /** The numbers that a goal can be about in a game. @throws ApiError NOT_FOUND; NoEngineError */
  async metrics(game: string): Promise<readonly Pick<Metric, 'id' | 'title' | 'unit'>[]> {
    const plugin = engineOf((await this.content.open()).game(game));
    const seats = {
      entrants: [0, 1].map((seat) => ({ name: `seat ${seat + 1}`, deck: { entries: [] }, bot: 'random' })),
    };
    const plan = { ...seats, game, arms: [], games: 0, seed: 0, swap: false };
    return metricsOf(plugin, plan, []).map(({ id, title, unit }) => ({ id, title, unit }));
  }

  /** What a search would cost. @throws ApiError; RulesetError; TooManyAttemptsError */
  async plan(origin: Origin, asked: ProposalsRequest): Promise<ProposalsPlan> {
    const opened = await this.content.open(asked.release);
    const setup = await this.setup(opened, asked);
    const place = { game: opened.ruleset(asked.ruleset).game, release: opened.info.number };
    const own = { ...setup, entrants: setup.entrants.slice(0, setup.table), propose: null };
    const plan = await planOf(() => opened.content, place, own);
    const threads = await this.measured.threads();
    const time = await this.measured.millisecondsOf(plan, origin);
    const timeOf = (from: number): Promise<number | null> =>
      this.measured.millisecondsOf(
        { ...plan, entrants: plan.entrants.map((one, at) => ({ ...one, bot: setup.entrants[from + at]!.bot })) },
        origin,
      );
    const { search, fresh, decks, other, learned, adapted } = gamesOfProposals(setup);
    const otherTime = await timeOf(setup.table!);
    const learnedTime = learned === 0 ? 0 : await timeOf(2 * setup.table!);
    const all =
      time === null || otherTime === null || learnedTime === null
        ? null
        : (search + fresh + decks) * time + other * otherTime + (learned + adapted) * learnedTime;
    return {
      ...{
        values: setup.propose!.values.length,
        threads,
        searchGames: search,
        checkGames: fresh + decks,
        otherGames: other,
      },
      otherLevel: botById(checkingLevel(asked.bot)).name,
      ...{ learnedGames: learned, adaptedGames: adapted },
      gamesPerSecond: time && (1000 * threads) / time,
      seconds: all === null ? null : Math.ceil(all / threads / 1000),
    };
  }

  /** Starts a search. If the request previews a change set, the search plays it. @throws ApiError; RulesetError; TooManyAttemptsError */
  start(key: string, from: Origin, asked: ProposalsRequest): Promise<LabRunEntity> {
    return this.lab.begin(key, from, asked.release ?? 'asked', async (opened) => {
      const setup = await this.setup(opened, asked);
      const { proposal } = await this.content.pin(opened);
      return proposal === null ? setup : { ...setup, snapshot: proposal };
    });
  }

  private async setup(opened: OpenedRelease, asked: ProposalsRequest): Promise<LabSetup> {
    const { ruleset, deck, bot, rules, cards, goals, thoroughness } = asked;
    if (!isThorough(thoroughness)) throw wrong(`A search is ${Object.keys(SCALES).join(', ')}, not "${thoroughness}".`);
    if (!rules && !cards) throw wrong('Allow rules, cards or both to change.');
    const entrants = Array.from({ length: usualSeats(seatsOf(opened.ruleset(ruleset))) }, () => ({
      deckSlug: deck,
      bot,
    }));
    const base = await setupOf(opened, { ruleset, entrants, games: 2, swap: false, seed: asked.seed ?? null });
    const place = { game: opened.ruleset(ruleset).game, release: opened.info.number };
    const decks = await this.otherDecks(opened, asked);
    try {
      return await proposalSetup(opened.content, place, base, { goals, may: { rules, cards }, thoroughness, decks });
    } catch (error) {
      throw error instanceof LabError ? wrong(error.message) : error;
    }
  }

  /** Published decks that are legal under the ruleset of a search, without its own. */
  private async otherDecks(opened: OpenedRelease, { ruleset: id, deck, bot }: ProposalsRequest) {
    const ruleset = opened.ruleset(id);
    const others: Awaited<ReturnType<typeof deckOf>>[] = [];
    for (const deckSlug of opened.game(ruleset.game).decks.keys()) {
      if (deckSlug === deck) continue;
      try {
        others.push(await deckOf(opened, [ruleset], { deckSlug, bot }, 0));
      } catch (error) {
        // A deck for other modes.
        if (!(error instanceof ApiError)) throw error;
      }
      if (others.length === CHECKED_DECKS) break;
    }
    return others;
  }
}
