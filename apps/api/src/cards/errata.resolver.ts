/** The errata of a game: the cards whose words or values a release changed. A query can select one set or one release. */
import { Args, Context, Field, ID, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import type { CardDoc } from '@rulewright/content';
import { revisedCards } from '@rulewright/database';
import { DataSource } from 'typeorm';
import { Access } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { ContentService } from '../content/content.service.ts';
import type { ReleaseContext } from '../content/release-context.ts';
import { badInput } from '../errors/errors.ts';
import { GameArg } from '../graphql/args.ts';
import { WORK } from '../graphql/cost.ts';
import { pageSize } from '../graphql/page-size.ts';
import { Work } from '../work/work.ts';
import { ErratumView, NamedCardView } from './card.model.ts';
import { printingsOf } from './set-printings.ts';

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

@Resolver()
export class ErrataResolver {
  constructor(
    private readonly content: ContentService,
    private readonly database: DataSource,
    private readonly work: Work,
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
    @GameArg() game: string,
    @Args('set', { type: () => ID, nullable: true }) set: Maybe<string>,
    @Args('changedIn', { type: () => Int, nullable: true }) changedIn: Maybe<number>,
    @Args('first', { type: () => Int, nullable: true, defaultValue: PAGE }) first: Maybe<number>,
    @Args('after', { type: () => Int, nullable: true, defaultValue: 0 }) after: Maybe<number>,
    @Context() context: ReleaseContext,
  ): Promise<ErrataPageView> {
    if ((after ?? 0) < 0) throw badInput('bad-cursor', 'after is a number of cards from 0.');
    const opened = await this.content.open();
    const { cards, doc } = opened.game(game);
    const release = opened.info.number;
    const changed = await revisedCards(this.database, doc.id, release, changedIn ?? null);
    const inSet = set == null ? null : new Set((await printingsOf(opened, game, set)).map(({ card }) => card));
    // The filter by set removes cards from the page, so the loop reads more cards until the page is full.
    const size = pageSize(first, PAGE, MOST);
    const found: CardDoc[] = [];
    let at = after ?? 0;
    for (; at < changed.length && found.length < size; at++) {
      const slug = changed[at]!;
      // Without the test of the slug first, a search in one set would parse every changed card.
      const card = inSet?.has(slug) === false ? undefined : cards.get(slug);
      if (card) found.push(card);
    }
    const lists = await Promise.all(
      found.map(({ id }) => context.histories.load({ path: `cards/${doc.id}/cards/${id}.yaml`, release })),
    );
    const errata = await this.work.run('errata', { subject: opened.subject, game: doc.id, lists });
    const nodes = found.flatMap(({ id, name }, index) => {
      const its = errata[index]!.filter((one) => changedIn == null || one.release === changedIn);
      return its.length > 0 ? [{ card: { slug: id, name }, errata: its }] : [];
    });
    return { nodes, next: at < changed.length ? at : null };
  }
}
