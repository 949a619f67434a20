/** Queries for releases and their changes. */
import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { Access } from '../accounts/access.ts';
import { ContentService } from '../content/content.service.ts';
import type { ReleaseContext } from '../content/release-context.ts';
import type { Maybe } from '../base/maybe.ts';
import { listOf, pageOf } from '../graphql/cost.ts';
import { pageSize } from '../graphql/page-size.ts';
import { DocumentChangeView, ReleaseView } from './release.model.ts';
import { DirectField } from '../graphql/direct-field.ts';

const MOST_RELEASES = 100;
const MOST_CHANGES = 1000;

@Resolver(() => ReleaseView)
export class ReleasesResolver {
  constructor(private readonly content: ContentService) {}

  @Access('content')
  @Query(() => [ReleaseView], {
    complexity: pageOf,
    description:
      'The releases, newest first. `text`: words of the notes, the name of an author, the number of a release, or a document that it changed.',
  })
  async releases(
    @Args('first', { type: () => Int, nullable: true, defaultValue: 20 }) first: Maybe<number>,
    @Args('before', { type: () => Int, nullable: true }) before: Maybe<number>,
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

  @DirectField('changes', () => [DocumentChangeView], {
    args: { first: { type: Int, nullable: true, defaultValue: 500 } },
    description: 'The changes since the previous release, by path.',
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
