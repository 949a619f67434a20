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
  @Query(() => [GameView], { description: 'All games.', complexity: listOf(5) })
  async games(@ReleaseArg() release: Maybe<number>): Promise<GameView[]> {
    const opened = await this.content.open(release);
    return opened.content.games.map((game) => new GameView(opened, game.doc.id));
  }

  @Access('content')
  @Query(() => GameView, {
    nullable: true,
    description:
      'A game by its id. For an unknown id, the result is null with the error `NOT_FOUND`, whose message suggests similar ids. The other queries do the same.',
  })
  async game(@Args('id', { type: () => ID }) id: string, @ReleaseArg() release: Maybe<number>): Promise<GameView> {
    return new GameView(await this.content.open(release), id);
  }

  @Access('content')
  @Query(() => [ModeView], { description: 'The modes of a game.', complexity: listOf(6) })
  async modes(@GameArg() game: string, @ReleaseArg() release: Maybe<number>): Promise<ModeView[]> {
    return new GameView(await this.content.open(release), game).modes;
  }

  @Access('content')
  @Query(() => ModeView, { description: 'A mode by its id.', nullable: true })
  async mode(
    @GameArg() game: string,
    @Args('id', { type: () => ID }) id: string,
    @ReleaseArg() release: Maybe<number>,
  ): Promise<ModeView> {
    return new GameView(await this.content.open(release), game).mode(id);
  }

  @Access('content')
  @Query(() => [VariantView], {
    complexity: listOf(10),
    description: 'The variants of a game. With `mode`, only the variants that can be applied to that mode.',
  })
  async variants(
    @GameArg() game: string,
    @Args('mode', { type: () => ID, nullable: true }) mode: Maybe<string>,
    @ReleaseArg() release: Maybe<number>,
  ): Promise<VariantView[]> {
    const view = new GameView(await this.content.open(release), game);
    return mode == null ? view.variants : view.mode(mode).variants;
  }
}
