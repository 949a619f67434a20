/** The errata of a game: the cards whose words or values a release changed. A query can select one set or one release. */
import { Args, ArgsType, Context, Field, ID, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { Access } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { ContentService } from '../content/content.service.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import type { Revision } from '../content/release-store.ts';
import type { ReleaseContext } from '../content/release-context.ts';
import { badInput } from '../errors/errors.ts';
import { connectionOf, pageArgs, type ConnectionPage } from '../graphql/connection.ts';
import { pageCost } from '../graphql/cost.ts';
import { pageSize } from '../graphql/page-size.ts';
import { earlierNumber, loadPage, type PagedList } from '../graphql/pages.ts';
import { ErratumView, NamedCardView } from './card.model.ts';
import { ErrataService, type ErrataPlace } from './errata.service.ts';

const PAGE = { usual: 20, most: 50 };

@ObjectType('CardErrata', { description: 'A card with the releases that changed its words or values, newest first.' })
export class CardErrataView {
  @Field(() => NamedCardView) readonly card!: NamedCardView;
  @Field(() => [ErratumView]) readonly errata!: readonly ErratumView[];
}

/** As the service gives it, with the release that decides its place. */
type ListedErrata = CardErrataView & { readonly changedIn: number };

const CardErrataConnection = connectionOf('CardErrata', () => CardErrataView);

@ObjectType('ErrataPage', { description: 'Some of the cards with errata.' })
export class ErrataPageView {
  @Field(() => [CardErrataView]) readonly nodes!: readonly CardErrataView[];
  @Field(() => Int, { nullable: true, description: 'Send it as `after` for the next page; null on the last page.' })
  readonly next!: number | null;
}

/** The arguments of `errataConnection`. */
@ArgsType()
export class ErrataPageArgs extends pageArgs(PAGE) {
  @Field(() => ID) game!: string;
  @Field(() => ID, { nullable: true }) set!: Maybe<string>;
  @Field(() => Int, { nullable: true }) changedIn!: Maybe<number>;
}

/** The arguments of `errata`. */
@ArgsType()
export class ErrataArgs {
  @Field(() => ID) game!: string;
  @Field(() => ID, { nullable: true }) set!: Maybe<string>;
  @Field(() => Int, { nullable: true }) changedIn!: Maybe<number>;
  @Field(() => Int, { nullable: true, defaultValue: PAGE.usual }) first!: Maybe<number>;
  @Field(() => Int, {
    ...{ nullable: true, defaultValue: 0 },
    deprecationReason: 'Use `after` of `errataConnection`.',
  })
  after!: Maybe<number>;
}

@Resolver()
export class ErrataResolver {
  constructor(
    private readonly content: ContentService,
    private readonly errataList: ErrataService,
  ) {}

  @Access('content')
  @Query(() => CardErrataConnection, {
    nullable: true,
    complexity: pageCost(PAGE),
    description:
      'The cards whose words or values changed since their first release, the latest change first. `set`: only cards with a printing in it. `changedIn`: only changes of this release.',
  })
  async errataConnection(
    @Args() { game, set, changedIn, ...page }: ErrataPageArgs,
    @Context() context: ReleaseContext,
  ): Promise<ConnectionPage<CardErrataView>> {
    const opened = await this.content.open();
    const filter = { game: opened.game(game).doc.id, set: set ?? null, changedIn: changedIn ?? null };
    const list: PagedList<ListedErrata, ErrataPlace> = {
      ...{ scope: ['errata', game], shape: ['number', 'text'], sizes: PAGE },
      keyOf: ({ changedIn: release, card }) => [release, card.slug],
      earlier: async (text) => {
        const last = (await this.errataList.changed(opened, filter))[(earlierNumber(text)?.[0] ?? 0) - 1];
        return last ? [last.release, last.slug] : null;
      },
    };
    return loadPage(list, page, (first, after) =>
      this.errataList.list(opened, filter, { first, after }, historiesIn(context, opened)),
    );
  }

  @Access('content')
  @Query(() => ErrataPageView, {
    nullable: true,
    complexity: pageCost(PAGE),
    deprecationReason: 'Use `errataConnection`.',
    description: 'As `errataConnection`, but `after` is the number of changed cards to skip.',
  })
  async errata(
    @Args() { game, set, changedIn, first, after }: ErrataArgs,
    @Context() context: ReleaseContext,
  ): Promise<ErrataPageView> {
    if ((after ?? 0) < 0) throw badInput('bad-cursor', 'after is a number of cards from 0.');
    const opened = await this.content.open();
    const filter = { game: opened.game(game).doc.id, set: set ?? null, changedIn: changedIn ?? null };
    const changed = await this.errataList.changed(opened, filter);
    const end = (after ?? 0) + pageSize(first, PAGE.usual, PAGE.most);
    const some = changed.slice(after ?? 0, end);
    const nodes = await this.errataList.of(opened, filter, some, historiesIn(context, opened));
    return { nodes, next: end < changed.length ? end : null };
  }
}

const historiesIn =
  (context: ReleaseContext, { info: { number: release } }: OpenedRelease) =>
  (paths: readonly string[]): Promise<readonly (readonly Revision[])[]> =>
    Promise.all(paths.map((path) => context.histories.load({ path, release })));
