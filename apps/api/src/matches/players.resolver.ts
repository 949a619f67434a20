/** The people with whom a person has played, and blocking them. Only the person sees these lists. */
import { Args, Context, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Person } from '@rulewright/accounts';
import { Access, Viewer } from '../accounts/access.ts';
import { listOf } from '../graphql/cost.ts';
import { BlockedPlayerView, MetPlayerView } from './players.model.ts';
import { PlayersService } from './players.service.ts';
import { visitorKey, type Visit } from './visitor.ts';

@Resolver(() => MetPlayerView)
export class PlayersResolver {
  constructor(private readonly players: PlayersService) {}

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
}
