/** Queries for a card set, with its cards by collector number. */
import { Args, Field, ID, Int, ObjectType, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { didYouMean } from '@rulewright/content';
import { Access } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { ContentService } from '../content/content.service.ts';
import { badInput, notFound } from '../errors/errors.ts';
import { GameArg, ReleaseArg } from '../graphql/args.ts';
import { connectionOf, PageArgs, type ConnectionPage, type PageAsked } from '../graphql/connection.ts';
import { pageCost } from '../graphql/cost.ts';
import { pageSize } from '../graphql/page-size.ts';
import { loadPage, type PagedList } from '../graphql/pages.ts';
import type { SetPrinting } from '../work/jobs/set-printings.ts';
import { CardSetView } from './card-set.model.ts';
import { CardView, toCard } from './card.model.ts';
import { printingsOf } from './set-printings.ts';
import { DirectField } from '../graphql/direct-field.ts';

const PAGE = { usual: 60, most: 200 };

@ObjectType('SetCard', { description: 'A printing in a set, with its card.' })
export class SetCardView {
  @Field(() => Int) readonly number!: number;
  @Field(() => String) readonly rarity!: string;
  @Field(() => CardView) readonly card!: CardView;
}

const SetCardConnection = connectionOf('SetCard', () => SetCardView);

/** Number, card and rarity. */
type PrintingKey = readonly [number, string, string];

const keyOf = ({ number, card, rarity }: SetPrinting): PrintingKey => [number, card, rarity];

/** The index of the first printing after a place. If the printing of the place is gone, the next number follows. */
function placeBehind(printings: readonly SetPrinting[], key: PrintingKey): number {
  const at = printings.findIndex((one) => keyOf(one).every((value, index) => value === key[index]));
  if (at >= 0) return at + 1;
  const next = printings.findIndex(({ number }) => number > key[0]);
  return next < 0 ? printings.length : next;
}

const toSetCard = (
  { opened, content }: Pick<CardSetView, 'opened' | 'content'>,
  { number, rarity, card }: SetPrinting,
): SetCardView => ({ number, rarity, card: toCard({ opened, content, doc: content.cards.get(card)! }) });

@Resolver(() => CardSetView)
export class SetsResolver {
  constructor(private readonly content: ContentService) {}

  @Access('content')
  @Query(() => CardSetView, { description: 'A set by its id.', nullable: true })
  async cardSet(
    @GameArg() game: string,
    @Args('id', { type: () => ID }) id: string,
    @ReleaseArg() release: Maybe<number>,
  ): Promise<CardSetView> {
    const opened = await this.content.open(release);
    const content = opened.game(game);
    const doc = content.sets.get(id);
    if (!doc)
      throw notFound('unknown-set', `${content.doc.name} has no set "${id}".${didYouMean(id, content.sets.keys())}`);
    return new CardSetView(opened, content, doc);
  }

  @ResolveField('cardsConnection', () => SetCardConnection, {
    description: 'The printings by collector number, and then by name.',
    complexity: pageCost(PAGE, 0),
  })
  async cardsConnection(
    @Parent() { opened, content, doc }: CardSetView,
    @PageArgs(PAGE) page: PageAsked,
    @Args('from', {
      type: () => Int,
      nullable: true,
      defaultValue: 0,
      description: 'The number of printings to skip, for pages with numbers. To read all printings, use `after`.',
    })
    skipped: Maybe<number>,
  ): Promise<ConnectionPage<SetCardView>> {
    if ((skipped ?? 0) < 0) throw badInput('bad-cursor', 'from is a number of cards from 0.');
    const printings = await printingsOf(opened, content.doc.id, doc.id);
    const list: PagedList<SetCardView, PrintingKey> = {
      ...{ scope: ['setCards', content.doc.id, doc.id], shape: ['number', 'text', 'text'], sizes: PAGE },
      keyOf: ({ number, rarity, card }) => [number, card.slug, rarity],
    };
    return loadPage(list, page, (first, after) => {
      const from = after ? placeBehind(printings, after) : (skipped ?? 0);
      return printings.slice(from, from + first).map((one) => toSetCard({ opened, content }, one));
    });
  }

  @DirectField('cards', () => [SetCardView], {
    args: {
      first: { type: Int, nullable: true, defaultValue: PAGE.usual },
      after: { type: Int, nullable: true, defaultValue: 0, deprecationReason: 'Use `after` of `cardsConnection`.' },
    },
    description: 'The printings by collector number. `after` skips this many. A page has at most 200 cards.',
    deprecationReason: 'Use `cardsConnection`.',
    complexity: ({ args, childComplexity }) =>
      1 + Math.min(PAGE.most, Math.max(1, Number(args['first'] ?? PAGE.usual))) * childComplexity,
  })
  async cards(
    { opened, content, doc }: CardSetView,
    { first, after }: { first: Maybe<number>; after: Maybe<number> },
  ): Promise<SetCardView[]> {
    const from = after ?? 0;
    if (from < 0) throw badInput('bad-cursor', 'after is a number of cards from 0.');
    const printings = await printingsOf(opened, content.doc.id, doc.id);
    const size = pageSize(first, PAGE.usual, PAGE.most);
    return printings.slice(from, from + size).map((one) => toSetCard({ opened, content }, one));
  }
}
