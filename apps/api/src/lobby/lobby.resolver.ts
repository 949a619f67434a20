/** The lobby: a list of open matches, and listing, joining and withdrawing them. */
import { Args, Context, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AccountVisitors, type Person } from '@rulewright/accounts';
import { roomView, type RoomView } from '@rulewright/matches';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { PageArgs, type PageAsked } from '../graphql/connection.ts';
import { WORK, pageCost, workOf } from '../graphql/cost.ts';
import { loadPage, type PagedList } from '../graphql/pages.ts';
import { originOf } from '../http/origin.ts';
import { MatchView } from '../matches/match.model.ts';
import { ensurePlayer, visitorKey, type Visit } from '../matches/visitor.ts';
import { JoinOpenMatchArgs, OpenMatchPageView, OpenMatchView } from './lobby.model.ts';
import { LobbyService } from './lobby.service.ts';

const MATCHES: PagedList<OpenMatchView, readonly [string, string]> = {
  ...{ scope: ['openMatches'], shape: ['text', 'text'], sizes: { usual: 20, most: 50 } },
  keyOf: ({ createdAt, id }) => [createdAt, id],
};

@Resolver(() => OpenMatchView)
export class LobbyResolver {
  constructor(
    private readonly lobby: LobbyService,
    private readonly visitors: AccountVisitors,
  ) {}

  @Access('visit')
  @Query(() => Boolean, { description: 'Whether this site has a lobby of open matches.' })
  hasLobby(): boolean {
    return this.lobby.isOpen;
  }

  @Access('account')
  @Query(() => OpenMatchPageView, {
    complexity: pageCost(MATCHES.sizes, 1),
    description: 'The open matches, newest first. An open match expires after an hour. Needs a site with a lobby.',
  })
  async openMatches(
    @Viewer() viewer: Person,
    @Args('game', { type: () => ID, nullable: true }) game: Maybe<string>,
    @PageArgs(MATCHES.sizes) page: PageAsked,
  ): Promise<OpenMatchPageView> {
    const matches = await loadPage(MATCHES, page, (first, after) => this.lobby.list(viewer, game, first, after));
    return Object.assign(new OpenMatchPageView(), matches);
  }

  @Access('visit')
  @Query(() => OpenMatchView, {
    nullable: true,
    description: 'The open match with this code. Visitors can join it too. Needs a site with a lobby.',
  })
  async openMatch(
    @Context() visit: Visit,
    @Args('code', { type: () => ID }) code: string,
    @Viewer() viewer: Person | null,
  ): Promise<OpenMatchView> {
    return this.lobby.withCode(viewer, code, originOf(visit.request));
  }

  @Access('account')
  @Query(() => OpenMatchView, {
    nullable: true,
    description: 'The entry in the lobby of a match that you have listed. It is null if the match is not listed.',
  })
  async openMatchOf(
    @Viewer() viewer: Person,
    @Args('match', { type: () => ID }) match: string,
  ): Promise<OpenMatchView | null> {
    return this.lobby.ofMatch(viewer, match);
  }

  @Access('account')
  @Mutation(() => OpenMatchView, {
    description:
      'Lists a match in the lobby. You must be its host, and a seat must wait for a friend. An account lists at most 3 matches at a time.',
  })
  async listMatch(
    @Context() visit: Visit,
    @Viewer() viewer: Person,
    @Args('match', { type: () => ID }) match: string,
  ): Promise<OpenMatchView> {
    return this.lobby.open(viewer, visitorKey(visit), match);
  }

  @Access('visit')
  @Mutation(() => MatchView, {
    complexity: workOf(WORK.match),
    description:
      'Takes a seat of an open match. Visitors can do this with its code, which is its id. `deck` (a list as text), `deckSlug` or `savedDeck` is the deck to play instead of the one that the host chose.',
  })
  async joinOpenMatch(
    @Context() visit: Visit,
    @Args() { id, name, deck, deckSlug, savedDeck }: JoinOpenMatchArgs,
    @Viewer() viewer: Person | null,
  ): Promise<RoomView> {
    const origin = originOf(visit.request);
    const key = await ensurePlayer(visit, viewer, this.visitors);
    const asked = { id, name, deck: { deck, deckSlug, savedDeck }, origin };
    return roomView(await this.lobby.join(viewer, key, asked), key, null);
  }

  @Access('account')
  @Mutation(() => ID, {
    description: 'Removes your match from the lobby. Invitation links to its seats still work. Returns the id.',
  })
  async withdrawMatch(@Viewer() viewer: Person, @Args('id', { type: () => ID }) id: string): Promise<string> {
    await this.lobby.withdraw(viewer, id);
    return id;
  }
}
