/** Rated play: the queue, ratings and the ranking. */
import { Args, Context, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AccountVisitors, type Person } from '@rulewright/accounts';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { WORK, listOf, workOf } from '../graphql/cost.ts';
import { ensurePlayer, type Visit } from '../matches/visitor.ts';
import {
  PlayRatedArgs,
  RatedMatchView,
  RatedModeView,
  RatedQueueView,
  RatedSeasonView,
  RatedWaitView,
} from './rated.model.ts';
import { RatedService } from './rated.service.ts';

@Resolver(() => RatedModeView)
export class RatedResolver {
  constructor(
    private readonly rated: RatedService,
    private readonly visitors: AccountVisitors,
  ) {}

  @Access('visit')
  @Query(() => Boolean, { description: 'Whether this site has rated play.' })
  hasRatedPlay(): boolean {
    return this.rated.isOn;
  }

  @Access('visit')
  @Query(() => [RatedSeasonView], {
    complexity: listOf(40),
    description: 'The running season, and the earlier seasons in which a mode has ratings, newest first.',
  })
  ratedSeasons(
    @Args('game', { type: () => ID }) game: string,
    @Args('mode', { type: () => ID }) mode: string,
  ): Promise<RatedSeasonView[]> {
    return this.rated.seasonsOf({ game, mode });
  }

  @Access('visit')
  @Query(() => [RatedQueueView], {
    complexity: listOf(10),
    description: 'How many people wait for a rated match of a game.',
  })
  ratedQueues(@Args('game', { type: () => ID }) game: string): Promise<RatedQueueView[]> {
    return this.rated.queues(game);
  }

  @Access('visit')
  @Query(() => [RatedModeView], {
    complexity: listOf(100),
    description: 'The best players of a mode whose rating is not provisional. Without `season`, in the running season.',
  })
  ranking(
    @Args('game', { type: () => ID }) game: string,
    @Args('mode', { type: () => ID }) mode: string,
    @Args('season', { type: () => String, nullable: true }) season: Maybe<string>,
    @Viewer() viewer: Person | null,
  ): Promise<RatedModeView[]> {
    return this.rated.ranking(viewer, { game, mode }, season ?? this.rated.season);
  }

  @Access('visit')
  @Query(() => RatedMatchView, {
    nullable: true,
    complexity: 5,
    description: 'What a match changes in the ratings of its players. It is null for a match that is not rated.',
  })
  ratedMatch(@Args('match', { type: () => ID }) match: string): Promise<RatedMatchView | null> {
    return this.rated.ofMatch(match);
  }

  @Access('account')
  @Query(() => [RatedModeView], { complexity: listOf(20), description: 'Your ratings, newest season first.' })
  myRatings(@Viewer() viewer: Person): Promise<RatedModeView[]> {
    return this.rated.ratingsOf(viewer);
  }

  @Access('account')
  @Mutation(() => RatedWaitView, {
    nullable: true,
    complexity: workOf(WORK.match),
    description:
      'Your place in the queue, and the match when one was made. Ask every few seconds: a person who has not asked for half a minute has left the queue. It is null if you do not wait.',
  })
  keepWaiting(@Viewer() viewer: Person): Promise<RatedWaitView | null> {
    return this.rated.waiting(viewer);
  }

  @Access('account')
  @Mutation(() => RatedWaitView, {
    complexity: workOf(WORK.match),
    description:
      'Enters the queue of a mode, with one deck. A rated match has a clock, and leaving it counts as a loss. Bots do not play.',
  })
  async playRated(
    @Context() visit: Visit,
    @Args() asked: PlayRatedArgs,
    @Viewer() viewer: Person,
  ): Promise<RatedWaitView> {
    return this.rated.wait(viewer, await ensurePlayer(visit, viewer, this.visitors), asked);
  }

  @Access('account')
  @Mutation(() => Boolean, { description: 'Leaves the queue.' })
  async stopWaiting(@Viewer() viewer: Person): Promise<boolean> {
    await this.rated.leave(viewer);
    return true;
  }
}
