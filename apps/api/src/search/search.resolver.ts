/** The search over rules, cards and published decks. */
import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { Access } from '../accounts/access.ts';
import { ContentService } from '../content/content.service.ts';
import type { Maybe } from '../base/maybe.ts';
import { GameArg, ReleaseArg } from '../graphql/args.ts';
import { pageOf } from '../graphql/cost.ts';
import { pageSize } from '../graphql/page-size.ts';
import { SearchHitView, SearchKind } from './search.model.ts';
import { Searches } from './searches.ts';

const MOST_HITS = 100;

@Resolver(() => SearchHitView)
export class SearchResolver {
  constructor(
    private readonly content: ContentService,
    private readonly searches: Searches,
  ) {}

  @Access('content')
  @Query(() => [SearchHitView], {
    complexity: pageOf,
    description:
      'The rules, cards and published decks that match a text, best match first. A word matches if it starts with a searched word.',
  })
  async search(
    @GameArg() game: string,
    @Args('text', { type: () => String }) text: string,
    @Args('kinds', { type: () => [SearchKind], nullable: true }) kinds: Maybe<SearchKind[]>,
    @Args('first', { type: () => Int, nullable: true, defaultValue: 20 }) first: Maybe<number>,
    @ReleaseArg() release: Maybe<number>,
  ): Promise<SearchHitView[]> {
    const opened = await this.content.open(release);
    opened.game(game);
    const hits = await this.searches.texts(opened, {
      game,
      text,
      first: pageSize(first, 20, MOST_HITS),
      ...(kinds != null && { kinds }),
    });
    return hits.map(({ kind, ref, title, excerpt }) => ({ kind, id: ref, title, excerpt }));
  }
}
