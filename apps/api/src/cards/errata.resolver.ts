/** The errata of a game: the cards whose words or values a release changed. A query can select one set or one release. */
import { Args, ArgsType, Context, Field, ID, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { Access } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { ContentService } from '../content/content.service.ts';
import type { ReleaseContext } from '../content/release-context.ts';
import { badInput } from '../errors/errors.ts';
import { WORK } from '../graphql/cost.ts';
import { pageSize } from '../graphql/page-size.ts';
import { ErratumView, NamedCardView } from './card.model.ts';
import { ErrataService } from './errata.service.ts';

const PAGE = 20;
const MOST = 50;

@ObjectType('CardErrata', { description: 'A card with the releases that changed its words or values, newest first.' })
export class CardErrataView {
  @Field(() => NamedCardView) readonly card!: NamedCardView;
  @Field(() => [ErratumView]) readonly errata!: readonly ErratumView[];
}

@ObjectType('ErrataPage', { description: 'Some of the cards with errata.' })
export class ErrataPageView {
  @Field(() => [CardErrataView]) readonly nodes!: readonly CardErrataView[];
  @Field(() => Int, { nullable: true, description: 'Send it as `after` for the next page; null on the last page.' })
  readonly next!: number | null;
}

/** The arguments of `errata`. */
@ArgsType()
export class ErrataArgs {
  @Field(() => ID) game!: string;
  @Field(() => ID, { nullable: true }) set!: Maybe<string>;
  @Field(() => Int, { nullable: true }) changedIn!: Maybe<number>;
  @Field(() => Int, { nullable: true, defaultValue: PAGE }) first!: Maybe<number>;
  @Field(() => Int, { nullable: true, defaultValue: 0 }) after!: Maybe<number>;
}

@Resolver()
export class ErrataResolver {
  constructor(
    private readonly content: ContentService,
    private readonly errataList: ErrataService,
  ) {}

  @Access('content')
  @Query(() => ErrataPageView, {
    nullable: true,
    complexity: ({ args, childComplexity }) =>
      WORK.search + Math.min(MOST, Math.max(1, Number(args['first'] ?? PAGE))) * childComplexity,
    description:
      'The cards whose words or values changed since their first release, the latest change first. `set`: only cards with a printing in it. `changedIn`: only changes of this release. `after` skips this many changed cards.',
  })
  async errata(
    @Args() { game, set, changedIn, first, after }: ErrataArgs,
    @Context() context: ReleaseContext,
  ): Promise<ErrataPageView> {
    if ((after ?? 0) < 0) throw badInput('bad-cursor', 'after is a number of cards from 0.');
    const opened = await this.content.open();
    const release = opened.info.number;
    return this.errataList.page(
      opened,
      { game, set: set ?? null, changedIn: changedIn ?? null, size: pageSize(first, PAGE, MOST), after: after ?? 0 },
      (paths) => Promise.all(paths.map((path) => context.histories.load({ path, release }))),
    );
  }
}
