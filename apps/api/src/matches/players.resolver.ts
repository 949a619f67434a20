/** The people with whom a person has played, and blocking them. Only the person sees these lists. */
import { Args, Context, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { actorOf, type Person } from '@rulewright/accounts';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { ReportLimits } from '../decks/report-limits.ts';
import type { RequestContext } from '../graphql/context.ts';
import { listOf } from '../graphql/cost.ts';
import { originOf } from '../http/origin.ts';
import { PlayerReportsService, type PlayerReportReason } from './player-reports.service.ts';
import { BlockedPlayerView, MetPlayerView, PlayerReportReasonValues, PlayerReportView } from './players.model.ts';
import { PlayersService } from './players.service.ts';
import { visitorKey, type Visit } from './visitor.ts';

@Resolver(() => MetPlayerView)
export class PlayersResolver {
  constructor(
    private readonly players: PlayersService,
    private readonly reports: PlayerReportsService,
    private readonly limits: ReportLimits,
  ) {}

  @Access('account')
  @Query(() => [MetPlayerView], {
    complexity: listOf(50),
    description: 'The people with whom you have played, newest first.',
  })
  playersMet(@Context() visit: Visit, @Viewer() viewer: Person): Promise<MetPlayerView[]> {
    return this.players.met(viewer, visitorKey(visit));
  }

  @Access('account')
  @Query(() => [BlockedPlayerView], { complexity: listOf(50), description: 'The people whom you have blocked.' })
  blockedPlayers(@Viewer() viewer: Person): Promise<BlockedPlayerView[]> {
    return this.players.blocked(viewer);
  }

  @Access('account')
  @Mutation(() => [BlockedPlayerView], {
    complexity: listOf(50),
    description:
      'Blocks the person at a seat of a match in which you have played. You will not be matched, cannot sit down at the same table and cannot write to each other.',
  })
  async blockPlayer(
    @Context() visit: Visit,
    @Args('match', { type: () => ID }) match: string,
    @Args('seat', { type: () => Int }) seat: number,
    @Viewer() viewer: Person,
  ): Promise<BlockedPlayerView[]> {
    await this.players.block(viewer, visitorKey(visit), match, seat);
    return this.players.blocked(viewer);
  }

  @Access('account')
  @Mutation(() => [BlockedPlayerView], { complexity: listOf(50), description: 'Ends a block.' })
  async unblockPlayer(
    @Args('id', { type: () => ID }) id: string,
    @Viewer() viewer: Person,
  ): Promise<BlockedPlayerView[]> {
    await this.players.unblock(viewer, id);
    return this.players.blocked(viewer);
  }

  @Access('account')
  @Mutation(() => Boolean, {
    description:
      'Reports the person at a seat of a match in which you have played to the admins. `text` says what happened and is required with the reason `other`. If you report the same person for the same match again, your new report replaces the first.',
  })
  async reportPlayer(
    @Context() context: RequestContext & Visit,
    @Args('match', { type: () => ID }) match: string,
    @Args('seat', { type: () => Int }) seat: number,
    @Args('reason', { type: () => PlayerReportReasonValues }) reason: PlayerReportReason,
    @Args('text', { type: () => String, nullable: true }) text: Maybe<string>,
    @Viewer() viewer: Person,
  ): Promise<boolean> {
    await this.limits.count(originOf(context.request), viewer);
    await this.reports.report(viewer, visitorKey(context), match, seat, { reason, text: text ?? '' });
    return true;
  }

  @Access('moderate')
  @Query(() => [PlayerReportView], {
    complexity: listOf(50),
    description: 'The newest 50 open reports of players.',
  })
  playerReports(): Promise<PlayerReportView[]> {
    return this.reports.open();
  }

  @Access('moderate')
  @Mutation(() => Boolean, { description: 'Closes a report of a player.' })
  async closePlayerReport(@Args('id', { type: () => ID }) id: string, @Viewer() viewer: Person): Promise<boolean> {
    await this.reports.close(id, actorOf(viewer));
    return true;
  }
}
