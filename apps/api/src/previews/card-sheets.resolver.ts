/** The positions of card faces on the picture sheets. */
import { Args, Field, ID, Int, ObjectType, Query, Resolver, type ComplexityEstimator } from '@nestjs/graphql';
import { Access } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { ContentService } from '../content/content.service.ts';
import { badInput } from '../errors/errors.ts';
import { GameArg, ReleaseArg } from '../graphql/args.ts';
import { placeOfCard, SHEET } from './card-sheets.ts';

/** The most cards of one lookup. */
const MOST_CARDS = 1_000;

const costOfPlaces: ComplexityEstimator = ({ args, childComplexity }) => {
  const cards: unknown = args['cards'];
  return 1 + (Array.isArray(cards) ? cards.length : 1) * childComplexity;
};

@ObjectType('CardSheetPlace', {
  description:
    'The place of a card on a sheet of pictures, which is at `/previews/releases/RELEASE/sheets/GAME/SHEET.png`. `at` counts from 0, row by row.',
})
export class CardSheetPlaceView {
  @Field(() => ID) readonly card!: string;
  @Field(() => Int) readonly sheet!: number;
  @Field(() => Int) readonly at!: number;
  @Field(() => Int) readonly columns!: number;
  @Field(() => Int) readonly rows!: number;
}

@Resolver()
export class CardSheetsResolver {
  constructor(private readonly content: ContentService) {}

  @Access('content')
  @Query(() => [CardSheetPlaceView], {
    complexity: costOfPlaces,
    description:
      'The places of cards, given by their slugs, on the sheets of pictures of a release. Cards that the release does not have are left out.',
  })
  async cardSheets(
    @GameArg() game: string,
    @Args('cards', { type: () => [ID] }) cards: string[],
    @ReleaseArg() release: Maybe<number>,
  ): Promise<CardSheetPlaceView[]> {
    if (cards.length > MOST_CARDS)
      throw badInput('too-many-cards', `At most ${MOST_CARDS} cards are looked up at once.`);
    const opened = await this.content.open(release);
    return cards.flatMap((card) => {
      const place = placeOfCard(opened, game, card);
      return place ? [{ card, ...place, ...SHEET }] : [];
    });
  }
}
