/** Queries for releases and their changes. */
import { Args, Context, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '../accounts/access.ts';
import { ContentService } from '../content/content.service.ts';
import type { ReleaseContext } from '../content/release-context.ts';
import type { Maybe } from '../base/maybe.ts';
import { connectionOf, PageArgs, type ConnectionPage, type PageAsked } from '../graphql/connection.ts';
import { listOf, pageCost, pageOf } from '../graphql/cost.ts';
import { pageSize } from '../graphql/page-size.ts';
import { earlierNumber, loadPage, type PagedList } from '../graphql/pages.ts';
import { DocumentChangeView, ReleaseView } from './release.model.ts';
import { DirectField } from '../graphql/direct-field.ts';

const MOST_RELEASES = 100;
const MOST_CHANGES = 1000;

const RELEASES: PagedList<ReleaseView, readonly [number]> = {
  ...{ scope: ['releases'], shape: ['number'], sizes: { usual: 20, most: MOST_RELEASES } },
  keyOf: ({ number }) => [number],
  earlier: earlierNumber,
};
const CHANGES = { usual: 100, most: MOST_CHANGES };

const ReleaseConnection = connectionOf('Release', () => ReleaseView);
const DocumentChangeConnection = connectionOf('DocumentChange', () => DocumentChangeView);

const changesOf = (release: number): PagedList<DocumentChangeView, readonly [string]> => ({
  ...{ scope: ['changes', release], shape: ['text'], sizes: CHANGES },
  keyOf: ({ path }) => [path],
});

const BEFORE = { type: () => Int, nullable: true, deprecationReason: 'Use `after` of `releasesConnection`.' };

@Resolver(() => ReleaseView)
export class ReleasesResolver {
  constructor(private readonly content: ContentService) {}

  @Access('content')
  @Query(() => ReleaseConnection, {
    complexity: pageCost(RELEASES.sizes),
    description:
      'The releases, newest first. `text`: words of the notes, the name of an author, the number of a release, or a document that it changed.',
  })
  async releasesConnection(
    @PageArgs(RELEASES.sizes) page: PageAsked,
    @Args('text', { type: () => String, nullable: true }) text: Maybe<string>,
  ): Promise<ConnectionPage<ReleaseView>> {
    return loadPage(RELEASES, page, (first, after) => this.content.list(first, after?.[0], text ?? undefined));
  }

  @Access('content')
  @Query(() => [ReleaseView], {
    complexity: pageOf,
    deprecationReason: 'Use `releasesConnection`; its `after` replaces `before`.',
    description: 'The releases, newest first, with a number below `before`.',
  })
  async releases(
    @Args('first', { type: () => Int, nullable: true, defaultValue: 20 }) first: Maybe<number>,
    @Args('before', BEFORE) before: Maybe<number>,
    @Args('text', { type: () => String, nullable: true }) text: Maybe<string>,
  ): Promise<ReleaseView[]> {
    return this.content.list(pageSize(first, 20, MOST_RELEASES), before ?? undefined, text ?? undefined);
  }

  @Access('content')
  @Query(() => ReleaseView, {
    nullable: true,
    description: 'A release by its number. Without `number`, it is the current release.',
  })
  async release(@Args('number', { type: () => Int, nullable: true }) number: Maybe<number>): Promise<ReleaseView> {
    return this.content.told(number);
  }

  @ResolveField('changesConnection', () => DocumentChangeConnection, {
    description: 'The changes since the previous release, by path.',
    complexity: pageCost(CHANGES, 0),
  })
  changesConnection(
    @Parent() { number: release }: ReleaseView,
    @PageArgs(CHANGES) page: PageAsked,
    @Context() context: ReleaseContext,
  ): Promise<ConnectionPage<DocumentChangeView>> {
    return loadPage(changesOf(release), page, (first, after) =>
      context.changes.load({ release, first, after: after?.[0] }),
    );
  }

  @DirectField('changes', () => [DocumentChangeView], {
    args: { first: { type: Int, nullable: true, defaultValue: 500 } },
    description: 'The first changes since the previous release, by path.',
    deprecationReason: 'Use `changesConnection`.',
    complexity: listOf(50),
  })
  changes(
    release: ReleaseView,
    { first }: { first: Maybe<number> },
    context: ReleaseContext,
  ): Promise<DocumentChangeView[]> {
    return context.changes.load({ release: release.number, first: pageSize(first, 500, MOST_CHANGES) });
  }
}
