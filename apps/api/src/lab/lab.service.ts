/** Lab runs for the resolvers: creates them within limits, lets only their owner steer them, and reports on the stored games. */
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Lru } from '@rulewright/content';
import { LabSpeedStore, LabStore, withoutNul, type LabRunEntity } from '@rulewright/database';
import {
  CHAIN_RISK,
  gamesOfComparison,
  mostComparisons,
  playerPool,
  type Answer,
  type BlameSearch,
} from '@rulewright/lab';
import {
  LabPlayer,
  LabRuns,
  LocalPartQueue,
  SpeedNotes,
  budgetOf,
  gamesOfProposals,
  keyPlotOf,
  readSetup,
  type KnownRun,
  type KeyPlot,
  type LabReport,
  type LabSetup,
  type PartQueue,
  type RunsCompared,
} from '@rulewright/lab/service';
import type { Logger } from 'pino';
import { LOG } from '../base/log.ts';
import { ContentService } from '../content/content.service.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { ApiError, badInput, conflict, notFound } from '../errors/errors.ts';
import { loadSeen } from '../graphql/pages.ts';
import { storedOrigin, type Origin } from '../http/origin.ts';
import { LabGames } from './lab-games.ts';
import { LabLimits, WORK_AN_HOUR } from './lab-limits.ts';
import { wrong } from './lab-arms.ts';
import { setupOf } from './lab-setup.ts';
import { LabSpeeds } from './lab-speeds.ts';
import type { RunRequest } from './new-run.ts';
import type { LabGamesAsked, ListedGame, ShownGame, StoredRun } from '../work/jobs/lab-results.ts';
import { shared, Work } from '../work/work.ts';
import { ownerOf } from './owner.ts';
import { PART_QUEUE } from './part-queue.ts';

/** The most unfinished runs of one visitor, and of one address. Several visitors may share an address. */
const MOST_OPEN = 4;
const MOST_OPEN_OF_ADDRESS = 8;
/** The time window for measuring the speed, in milliseconds. */
const LATELY = 20_000;
const REPORTS_KEPT = 20;
const ANSWERS_KEPT = 200;
/** The states of a run that can still play games. */
const PLAYING: readonly LabRunEntity['state'][] = ['queued', 'running', 'paused'];
/** The shortest time between two reports of a running run, in milliseconds. */
const REPORT_EVERY = 2_000;

/** The progress of a run. Speed and remaining time are null while they are unknown. */
export interface RunProgress {
  readonly played: number;
  readonly games: number;
  readonly gamesPerSecond: number | null;
  readonly secondsLeft: number | null;
}

interface CachedReport {
  readonly parts: number;
  /** The setup of the run. The last step of a search changes it without new games. */
  readonly setup: string;
  readonly at: number;
  readonly report: Promise<LabReport>;
}

/** The time and the id of a run. */
type RunPlace = readonly [string, string];

@Injectable()
export class LabService implements OnApplicationShutdown {
  private readonly reports = new Lru<string, { cached: CachedReport | null }>(REPORTS_KEPT);
  /** The answers of runs that are over, which no longer change. */
  private readonly answers = new Lru<string, Promise<Answer | null>>(ANSWERS_KEPT);
  private readonly plots = new Lru<string, Promise<KeyPlot | null>>(ANSWERS_KEPT);
  private readonly comparisons = new Lru<string, Promise<RunsCompared>>(REPORTS_KEPT);
  private player: LabPlayer | null = null;

  constructor(
    private readonly store: LabStore,
    private readonly runs: LabRuns,
    private readonly games: LabGames,
    private readonly limits: LabLimits,
    private readonly speeds: LabSpeeds,
    private readonly speedStore: LabSpeedStore,
    private readonly content: ContentService,
    private readonly work: Work,
    @Inject(PART_QUEUE) private readonly queue: PartQueue,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** Starts to play on `threads` threads, and continues unfinished runs. With 0 threads, other processes play the runs. */
  async start(threads: number): Promise<void> {
    if (threads === 0) return;
    // The queue of PostgreSQL survives a restart; the local one does not.
    if (this.queue instanceof LocalPartQueue) await this.runs.restore();
    this.player = new LabPlayer(
      this.runs,
      this.queue,
      playerPool(threads),
      this.complain,
      new SpeedNotes(this.speedStore),
    );
    this.speeds.playWith(threads);
    this.player.start(threads);
  }

  /** The games that this process has played, its parts in progress, and its threads. */
  get counts(): LabPlayer['counts'] {
    return this.player?.counts ?? { games: 0, underway: 0, threads: 0 };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.player?.stop();
    await this.games.close();
    await this.queue.close();
  }

  /** Starts a run with these settings. @throws ApiError, RulesetError, TooManyAttemptsError */
  create(key: string, from: Origin, input: RunRequest): Promise<LabRunEntity> {
    return this.begin(key, from, input.release ?? null, (opened) => setupOf(opened, input));
  }

  /**
   * Starts a run.
   * @param release the release to play, null for the current one, or `asked` for a change set if the request previews one
   * @throws ApiError, RulesetError, TooManyAttemptsError
   */
  async begin(
    key: string,
    from: Origin,
    release: number | 'asked' | null,
    make: (opened: OpenedRelease) => Promise<LabSetup>,
  ): Promise<LabRunEntity> {
    const [owner, origin] = [ownerOf(key), storedOrigin(from)];
    if ((await this.store.open({ owner })) >= MOST_OPEN)
      throw conflict('too-many-runs', `You have ${MOST_OPEN} open runs. Wait until one ends, or cancel one.`);
    if ((await this.store.open({ origin })) >= MOST_OPEN_OF_ADDRESS)
      throw conflict('too-many-runs', `Your network has ${MOST_OPEN_OF_ADDRESS} open runs. Wait until one ends.`);
    // Usually a published release, even if the request previews a change set, because a run stores only the release number.
    const opened = await this.content.open(
      release === 'asked' ? null : (release ?? (await this.content.current()).number),
    );
    const setup = await make(opened);
    await this.limits.run(from, workOf(setup));
    const game = opened.ruleset(setup.arms[0]!.ruleset).game;
    return this.runs.create({ game, release: opened.info.number, setup, owner, origin });
  }

  /** @throws ApiError NOT_FOUND `unknown-run` */
  async find(id: string): Promise<LabRunEntity> {
    const run = await this.store.find(id);
    if (!run || !(await this.isSeen(run))) throw notFound('unknown-run', 'There is no lab run at this address.');
    return run;
  }

  /** The newest runs that the caller may see. */
  async recent(first: number, after?: RunPlace): Promise<LabRunEntity[]> {
    return loadSeen(first, after, {
      load: (most, from) => this.store.recent(most, from),
      // A run of a change set is not listed: only those who have its address see what is not published yet.
      see: async (run) => (readSetup(run).snapshot === undefined && (await this.isSeen(run)) ? run : null),
      keyOf: ({ createdAt, id }): RunPlace => [createdAt, id],
    });
  }

  /** The place of a run in `recent`; null if there is no such run. */
  async placeOf(id: string): Promise<RunPlace | null> {
    const run = await this.store.find(withoutNul(id));
    return run && [run.createdAt, run.id];
  }

  /** Pauses, resumes or cancels a run of this visitor. @throws ApiError FORBIDDEN, CONFLICT */
  async steer(key: string | null, id: string, to: 'pause' | 'resume' | 'cancel'): Promise<LabRunEntity> {
    const run = await this.find(id);
    if (key === null || run.owner !== ownerOf(key))
      throw new ApiError(
        'FORBIDDEN',
        'Only the person who started a run can pause, resume or cancel it.',
        'not-your-run',
      );
    const moved = await (to === 'resume' ? this.runs.resume(run) : this.runs[to](id));
    if (!moved) throw conflict('wrong-state', `The run is ${(await this.find(id)).state}.`);
    return this.find(id);
  }

  async progress(run: LabRunEntity): Promise<RunProgress> {
    const now = Date.now();
    const from = Math.max(now - LATELY, Date.parse(run.createdAt));
    const { games, lately } = await this.store.progress(run.id, new Date(from).toISOString());
    const speed = run.state === 'running' && lately > 0 ? (1000 * lately) / Math.max(1000, now - from) : null;
    const secondsLeft = speed ? Math.ceil((run.games - games) / speed) : null;
    return { played: games, games: run.games, gamesPerSecond: speed, secondsLeft };
  }

  /** The report on the stored games. For a running run it may be up to two seconds old. */
  report(run: LabRunEntity): Promise<LabReport> {
    return shared(() => this.cachedReport(run));
  }

  private async cachedReport(run: LabRunEntity): Promise<LabReport> {
    const { parts } = await this.store.progress(run.id, run.createdAt);
    const entry = this.reports.get(run.id, () => ({ cached: null }));
    const { cached } = entry;
    const playing = run.state === 'running' || run.state === 'queued';
    const isCurrent = cached?.parts === parts && cached.setup === run.setup;
    if (cached && (isCurrent || (playing && Date.now() - cached.at < REPORT_EVERY))) return cached.report;
    const report = this.work.run('labReport', { run: storedRun(run) });
    entry.cached = { parts, setup: run.setup, at: Date.now(), report };
    report.catch(() => (entry.cached = null));
    return report;
  }

  /** The answer to the question of a run that is over. Null while the run continues, and for runs without a question. */
  answer(run: LabRunEntity): Promise<Answer | null> {
    const { question } = readSetup(run);
    if (question === null || PLAYING.includes(run.state)) return Promise.resolve(null);
    return shared(() => {
      const answer = this.answers.get(run.id, () => this.work.run('labAnswer', { run: storedRun(run) }));
      answer.catch(() => this.answers.delete(run.id));
      return answer;
    });
  }

  /** The plot that shows the result of a run; null while it has no games. */
  plot(run: LabRunEntity): Promise<KeyPlot | null> {
    const make = async (): Promise<KeyPlot | null> => {
      const [report, answer] = await Promise.all([this.report(run), this.answer(run)]);
      const { cards } = (await this.content.open(run.release)).game(run.game);
      return keyPlotOf(readSetup(run), report, answer, (card) => cards.get(card)?.name ?? card);
    };
    if (PLAYING.includes(run.state)) return make();
    return shared(() => {
      const plot = this.plots.get(run.id, make);
      plot.catch(() => this.plots.delete(run.id));
      return plot;
    });
  }

  /** Compares two runs that are over. @throws ApiError BAD_INPUT `other-game`, `same-run`, `not-over` */
  async compare(a: LabRunEntity, b: LabRunEntity): Promise<RunsCompared> {
    if (a.game !== b.game)
      throw badInput('other-game', 'These runs play different games. Choose two runs of one game.');
    if (a.id === b.id) throw badInput('same-run', 'This is the same run twice. Choose another run.');
    if ([a, b].some(({ state }) => PLAYING.includes(state)))
      throw badInput('not-over', 'One of these runs is not over. Compare them when both have ended.');
    return shared(() => {
      const compared = this.comparisons.get(`${a.id} ${b.id}`, () =>
        this.work.run('labComparison', { run: storedRun(a), other: storedRun(b) }),
      );
      compared.catch(() => this.comparisons.delete(`${a.id} ${b.id}`));
      return compared;
    });
  }

  /**
   * The documents in a search that the caller may not see. Documents that are shown in part count too, because their lines could name
   * what is hidden.
   */
  async hiddenIn({ levels }: Pick<BlameSearch, 'levels'>): Promise<ReadonlySet<string>> {
    const hidden = new Set<string>();
    for (const { release, kind } of levels) {
      if (kind === 'releases') continue;
      // The paths are those of a release or of the one before it.
      for (const number of [release - 1, release])
        for (const { path } of (await this.content.textsOf(number)).texts) hidden.add(path);
    }
    return hidden;
  }

  known(run: LabRunEntity): Promise<KnownRun> {
    return this.runs.known.of(run);
  }

  /** The first games of an arm after a number. */
  gamesOf(run: LabRunEntity, asked: LabGamesAsked): Promise<readonly ShownGame[]> {
    return this.work.run('labGames', { run: storedRun(run), asked });
  }

  /** All games of a run, with the number of their arm. */
  rows(run: LabRunEntity): Promise<readonly ListedGame[]> {
    return this.work.run('labRows', { run: storedRun(run) });
  }

  /** The games of a run as CSV. */
  csv(run: LabRunEntity): Promise<string> {
    return this.work.run('labCsv', { run: storedRun(run) });
  }

  /** Whether the caller may see all cards of a run. Other runs are treated as missing. */
  isSeen(run: LabRunEntity): Promise<boolean> {
    const { entrants, snapshot } = readSetup(run);
    const cards = entrants.flatMap(({ deck }) => deck.map(({ card }) => card));
    return this.content.sees({ release: run.release, proposal: snapshot ?? null }, run.game, cards);
  }

  private readonly complain = (error: unknown, run: string | null): void =>
    this.log.error({ err: error, run }, 'the lab failed');
}

const storedRun = ({ id, game, release, setup }: LabRunEntity): StoredRun => ({ id, game, release, setup });

/** The games that a run is expected to play. A search usually plays far fewer than it may. */
function gamesOf({ games, arms, blame }: LabSetup): number {
  if (blame === null) return games * arms.length;
  const { versions } = blame.levels[0]!.chain;
  const { usual } = gamesOfComparison(versions, { size: blame.size, risk: CHAIN_RISK });
  return Math.min(games, usual) * (1 + mostComparisons(versions));
}

/** The cost of a run: its games times the budget of its bots. @throws ApiError BAD_INPUT if the cost exceeds the hourly limit */
function workOf(setup: LabSetup): number {
  const { arms, entrants } = setup;
  if (setup.propose !== null) return workOfProposals(setup);
  const budget = Math.max(1, budgetOf(entrants));
  const work = Math.ceil(gamesOf(setup) * budget);
  if (work <= WORK_AN_HOUR.points) return work;
  if (setup.blame !== null)
    throw wrong('These players think too long for this search. Choose quicker players, or a larger shift.');
  const most = Math.floor(WORK_AN_HOUR.points / budget / arms.length);
  throw wrong(
    `These players think too long for this many games. With them, a run plays at most ${most} games of each ruleset.`,
  );
}

/** The cost of a search for proposals at most. @throws ApiError BAD_INPUT if the cost exceeds the hourly limit */
function workOfProposals(setup: LabSetup): number {
  const seats = setup.table!;
  const [own, others] = [setup.entrants.slice(0, seats), setup.entrants.slice(seats, 2 * seats)].map((list) =>
    Math.max(1, budgetOf(list)),
  );
  const { search, fresh, decks, other, learned, adapted } = gamesOfProposals(setup);
  const work = Math.ceil((search + fresh + decks) * own! + other * others! + learned + adapted);
  if (work <= WORK_AN_HOUR.points) return work;
  throw wrong('These players think too long for this search. Choose quicker players, or a quicker search.');
}
