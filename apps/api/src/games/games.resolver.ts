/** Queries for games, modes and variants. */
import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { Access } from '../accounts/access.ts';
import { ContentService } from '../content/content.service.ts';
import type { Maybe } from '../base/maybe.ts';
import { GameArg, ReleaseArg } from '../graphql/args.ts';
import { listOf } from '../graphql/cost.ts';
import { GameView, ModeView, VariantView } from './game.model.ts';

@Resolver(() => GameView)
export class GamesResolver {
  constructor(private readonly content: ContentService) {}

  @Access('content')
  @Query(() => [GameView], { complexity: listOf(5) })
  async games(@ReleaseArg() release: Maybe<number>): Promise<GameView[]> {
    const opened = await this.content.open(release);
    return opened.content.games.map((game) => new GameView(opened, game.doc.id));
  }

  @Access('content')
  @Query(() => GameView, {
    nullable: true,
    description: 'Null with an error NOT_FOUND for an unknown id; the message names near ids. So everywhere below.',
  })
  async game(@Args('id', { type: () => ID }) id: string, @ReleaseArg() release: Maybe<number>): Promise<GameView> {
    return new GameView(await this.content.open(release), id);
  }

  @Access('content')
  @Query(() => [ModeView], { complexity: listOf(6) })
  async modes(@GameArg() game: string, @ReleaseArg() release: Maybe<number>): Promise<ModeView[]> {
    return new GameView(await this.content.open(release), game).modes;
  }

  @Access('content')
  @Query(() => ModeView, { nullable: true })
  async mode(
    @GameArg() game: string,
    @Args('id', { type: () => ID }) id: string,
    @ReleaseArg() release: Maybe<number>,
  ): Promise<ModeView> {
    return new GameView(await this.content.open(release), game).mode(id);
  }

  @Access('content')
  @Query(() => [VariantView], { complexity: listOf(10), description: 'With a mode: those that may lie over it.' })
  async variants(
    @GameArg() game: string,
    @Args('mode', { type: () => ID, nullable: true }) mode: Maybe<string>,
    @ReleaseArg() release: Maybe<number>,
  ): Promise<VariantView[]> {
    const view = new GameView(await this.content.open(release), game);
    return mode == null ? view.variants : view.mode(mode).variants;
  }
}
