/** The search over rules, cards and published decks. */
import { Args, Query, Resolver } from '@nestjs/graphql';
import { Access } from '../accounts/access.ts';
import { ContentService } from '../content/content.service.ts';
import { pageOf } from '../graphql/cost.ts';
import { pageSize } from '../graphql/page-size.ts';
import { SearchArgs, SearchHitView } from './search.model.ts';
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
  async search(@Args() { game, text, kinds, first, release }: SearchArgs): Promise<SearchHitView[]> {
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
