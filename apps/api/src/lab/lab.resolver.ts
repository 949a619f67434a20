/** Queries and mutations for lab runs. Everyone can read a run. Only its owner can pause, resume or cancel it. */
import { Args, Context, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AccountVisitors } from '@rulewright/accounts';
import { BadCursorError } from '@rulewright/database';
import { MatchCommands } from '@rulewright/matches';
import { contentOf } from '@rulewright/lab/service';
import { Access } from '../accounts/access.ts';
import { ContentService } from '../content/content.service.ts';
import type { Maybe } from '../base/maybe.ts';
import { connectionOf, PageArgs, type ConnectionPage, type PageAsked } from '../graphql/connection.ts';
import { WORK, listOf, pageCost, workOf, workedListOf } from '../graphql/cost.ts';
import { pageSize } from '../graphql/page-size.ts';
import { earlierNumber, loadPage, type PagedList } from '../graphql/pages.ts';
import { conflict } from '../errors/errors.ts';
import { goneFrom } from '../http/gone.ts';
import { originOf, storedOrigin } from '../http/origin.ts';
import { MatchLimits } from '../matches/match-limits.ts';
import { ensureVisitor } from '../matches/visitor.ts';
import { LabGames } from './lab-games.ts';
import { NewLabRunInput } from './lab.input.ts';
import { LabAnswerView } from './question.model.ts';
import { LabProgressView, LabRunView } from './lab.model.ts';
import { LabService } from './lab.service.ts';
import { LAB_GAMES, LabGamePageArgs, LabGamesArgs, LabGameView, LabReportView } from './report.model.ts';
import { ensureLabKey, labKey, type LabVisit } from './owner.ts';
import { toLabAnswer, toLabReport, toLabRun, type RunRow } from './views.ts';
import { DirectField } from '../graphql/direct-field.ts';

const RUNS = { usual: 20, most: 50 };

const LabRunConnection = connectionOf('LabRun', () => LabRunView);
const LabGameConnection = connectionOf('LabGame', () => LabGameView);

const IdArg = (): ParameterDecorator => Args('id', { type: () => ID });

@Resolver(() => LabRunView)
export class LabResolver {
  constructor(
    private readonly lab: LabService,
    private readonly content: ContentService,
    private readonly games: LabGames,
    private readonly matches: MatchCommands,
    private readonly limits: MatchLimits,
    private readonly visitors: AccountVisitors,
  ) {}

  @Access('visit')
  @Query(() => LabRunView, {
    description: 'A run of the lab by its id.',
    nullable: true,
    complexity: workOf(WORK.ruleset),
  })
  async labRun(@Context() visit: LabVisit, @IdArg() id: string): Promise<LabRunView> {
    return toLabRun(labKey(visit), await this.lab.find(id));
  }

  @Access('visit')
  @Query(() => LabRunConnection, { complexity: pageCost(RUNS), description: 'The runs of the lab, newest first.' })
  labRunsConnection(@Context() visit: LabVisit, @PageArgs(RUNS) page: PageAsked): Promise<ConnectionPage<RunRow>> {
    const list: PagedList<RunRow, readonly [string, string]> = {
      ...{ scope: ['labRuns'], shape: ['text', 'text'], sizes: RUNS },
      keyOf: ({ run }) => [run.createdAt, run.id],
      earlier: (id) => this.lab.placeOf(id),
    };
    return loadPage(list, page, async (first, after) =>
      (await this.lab.recent(first, after)).map((run) => toLabRun(labKey(visit), run)),
    );
  }

  @Access('visit')
  @Query(() => [LabRunView], {
    complexity: listOf(RUNS.most),
    deprecationReason: 'Use `labRunsConnection`.',
    description: 'The runs of the lab, newest first, after the run with the id `after`.',
  })
  async labRuns(
    @Context() visit: LabVisit,
    @Args('first', { type: () => Int, nullable: true }) first: Maybe<number>,
    @Args('after', { type: () => ID, nullable: true, deprecationReason: 'Use `after` of `labRunsConnection`.' })
    after: Maybe<string>,
  ): Promise<LabRunView[]> {
    const last = after == null ? undefined : await this.lab.placeOf(after);
    if (last === null) throw new BadCursorError();
    const runs = await this.lab.recent(pageSize(first, RUNS.usual, RUNS.most), last);
    return runs.map((run) => toLabRun(labKey(visit), run));
  }

  @Access('visit')
  @Query(() => LabGameConnection, {
    nullable: true,
    complexity: pageCost(LAB_GAMES, WORK.labGame),
    description:
      'The games of an arm in order. With `turns` or `cause`, only games that ended after this number of turns or for this reason.',
  })
  async labGamesConnection(
    @Args() { id, arm, turns, cause, ...page }: LabGamePageArgs,
  ): Promise<ConnectionPage<LabGameView>> {
    const run = await this.lab.find(id);
    const list: PagedList<LabGameView, readonly [number]> = {
      ...{ scope: ['labGames', id, arm], shape: ['number'], sizes: LAB_GAMES },
      keyOf: ({ game }) => [game],
      earlier: earlierNumber,
    };
    return loadPage(list, page, (most, after) =>
      this.lab.gamesOf(run, { arm, turns, cause, after: after?.[0] ?? -1, first: most }),
    );
  }

  @Access('visit')
  @Query(() => [LabGameView], {
    nullable: true,
    complexity: workedListOf(WORK.labGame, LAB_GAMES.most),
    deprecationReason: 'Use `labGamesConnection`.',
    description: 'The games of an arm in order, starting after game number `after`.',
  })
  async labGames(@Args() { id, arm, turns, cause, after, first }: LabGamesArgs): Promise<LabGameView[]> {
    const most = pageSize(first, LAB_GAMES.usual, LAB_GAMES.most);
    return [
      ...(await this.lab.gamesOf(await this.lab.find(id), { arm, turns, cause, after: after ?? -1, first: most })),
    ];
  }

  @Access('lab')
  @Mutation(() => LabRunView, { description: 'Starts a run of the lab.', complexity: workOf(WORK.deckList) })
  async createLabRun(@Context() visit: LabVisit, @Args('input') input: NewLabRunInput): Promise<LabRunView> {
    const key = await ensureLabKey(visit, this.visitors);
    const run = await this.lab.create(key, originOf(visit.request), input);
    return toLabRun(key, run);
  }

  @Access('lab')
  @Mutation(() => LabRunView, {
    description: 'Pauses a run. Games that are being played are still stored, but no new games start.',
  })
  async pauseLabRun(@Context() visit: LabVisit, @IdArg() id: string): Promise<LabRunView> {
    return toLabRun(labKey(visit), await this.lab.steer(labKey(visit), id, 'pause'));
  }

  @Access('lab')
  @Mutation(() => LabRunView, { description: 'Resumes a paused run.' })
  async resumeLabRun(@Context() visit: LabVisit, @IdArg() id: string): Promise<LabRunView> {
    return toLabRun(labKey(visit), await this.lab.steer(labKey(visit), id, 'resume'));
  }

  @Access('lab')
  @Mutation(() => LabRunView, { description: 'Ends a run. The games that were played so far are kept.' })
  async cancelLabRun(@Context() visit: LabVisit, @IdArg() id: string): Promise<LabRunView> {
    return toLabRun(labKey(visit), await this.lab.steer(labKey(visit), id, 'cancel'));
  }

  @Access('lab')
  @Mutation(() => ID, {
    complexity: workOf(WORK.labGame),
    description: 'Opens a game of a run as a match that you can watch and continue. Returns the id of the match.',
  })
  async openLabGame(
    @Context() visit: LabVisit,
    @IdArg() id: string,
    @Args('arm', { type: () => Int }) arm: number,
    @Args('game', { type: () => Int }) game: number,
  ): Promise<string> {
    const run = await this.lab.find(id);
    const origin = originOf(visit.request);
    await this.limits.match(origin);
    const asked = { arm, game, origin, gone: goneFrom(visit.response) };
    const { game: played } = await this.games.replay(run, asked);
    const { setup } = await this.lab.known(run);
    const { release, part, edits = [], snapshot = null } = contentOf(setup.arms[arm]!, run.release, setup.snapshot);
    if (part !== null || edits.length > 0)
      throw conflict(
        'part-of-release',
        'This game was played with changes that no release has, so it cannot be opened as a match. Download its replay.',
      );
    const playedIn = { release, game: run.game, proposal: snapshot, origin: storedOrigin(origin) };
    const room = await this.matches.fromGame(ensureVisitor(visit), played, playedIn);
    return room.id;
  }

  @DirectField('progress', () => LabProgressView)
  progress({ run }: RunRow): Promise<LabProgressView> {
    return this.lab.progress(run);
  }

  @DirectField('answer', () => LabAnswerView, {
    nullable: true,
    complexity: workOf(WORK.match),
    description: 'The answer, if the run was started with a question and is over.',
  })
  async answer({ run }: RunRow): Promise<LabAnswerView | null> {
    const answer = await this.lab.answer(run);
    if (!answer) return null;
    const { content } = await this.content.open(run.release);
    const { setup } = await this.lab.known(run);
    return toLabAnswer(content.game(run.game), setup, setup.question!, answer);
  }

  @DirectField('report', () => LabReportView, {
    complexity: workOf(WORK.comparison),
    description: 'The results of the games that are stored so far.',
  })
  async report({ run }: RunRow): Promise<LabReportView> {
    const { setup } = await this.lab.known(run);
    const { content } = await this.content.openPinned({ release: run.release, proposal: setup.snapshot ?? null });
    const hidden = setup.blame ? await this.lab.hiddenIn(setup.blame) : new Set<string>();
    return toLabReport(content.game(run.game), setup, await this.lab.report(run), hidden);
  }
}
