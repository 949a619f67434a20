/** Queries for a card set, with its cards by collector number. */
import { Args, Field, ID, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { didYouMean } from '@rulewright/content';
import { Access } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { ContentService } from '../content/content.service.ts';
import { badInput, notFound } from '../errors/errors.ts';
import { GameArg, ReleaseArg } from '../graphql/args.ts';
import { pageSize } from '../graphql/page-size.ts';
import { CardSetView } from './card-set.model.ts';
import { CardView, toCard } from './card.model.ts';
import { printingsOf } from './set-printings.ts';
import { DirectField } from '../graphql/direct-field.ts';

const PAGE = 60;
const MOST = 200;

@ObjectType('SetCard', { description: 'A printing in a set, with its card.' })
export class SetCardView {
  @Field(() => Int) readonly number!: number;
  @Field(() => String) readonly rarity!: string;
  @Field(() => CardView) readonly card!: CardView;
}

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

  @DirectField('cards', () => [SetCardView], {
    args: {
      first: { type: Int, nullable: true, defaultValue: PAGE },
      after: { type: Int, nullable: true, defaultValue: 0 },
    },
    description: 'The printings by collector number. `after` skips this many. A page has at most 200 cards.',
    complexity: ({ args, childComplexity }) =>
      1 + Math.min(MOST, Math.max(1, Number(args['first'] ?? PAGE))) * childComplexity,
  })
  async cards(
    { opened, content, doc }: CardSetView,
    { first, after }: { first: Maybe<number>; after: Maybe<number> },
  ): Promise<SetCardView[]> {
    const from = after ?? 0;
    if (from < 0) throw badInput('bad-cursor', 'after is a number of cards from 0.');
    const printings = await printingsOf(opened, content.doc.id, doc.id);
    return printings.slice(from, from + pageSize(first, PAGE, MOST)).map(({ number, rarity, card }) => ({
      number,
      rarity,
      card: toCard({ opened, content, doc: content.cards.get(card)! }),
    }));
  }
}
