/** A series of games as the schema shows it: the score, and the cards that may be exchanged before the next game. */
import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Maybe } from '../base/maybe.ts';
import { listOf } from '../graphql/cost.ts';

@ObjectType('PlayedGame', { description: 'A game of a series that is over.' })
export class PlayedGameView {
  @Field(() => ID) readonly match!: string;
  @Field(() => Int, { description: 'The number of the game, from 1.' }) readonly game!: number;
  @Field(() => [Int], { description: 'The seats of the winners in this match. The list is empty after a draw.' })
  readonly winners!: readonly number[];
}

@ObjectType('MatchSeries', { description: 'A series of games. `game` is the number of this game, from 1.' })
export class MatchSeriesView {
  @Field(() => Int, {
    description:
      'The number of games in the series. The first seat to win more than half of that number wins the series.',
  })
  readonly bestOf!: number;
  @Field(() => Boolean, { description: 'Whether each player moves to the previous seat between the games.' })
  readonly changeSides!: boolean;
  @Field(() => Boolean, { description: 'Whether players may choose other decks between the games.' })
  readonly freeDecks!: boolean;
  @Field(() => [PlayedGameView], {
    complexity: listOf(4),
    description: 'The games that are over, in order. The list is empty while this game is played.',
  })
  readonly games!: readonly PlayedGameView[];
  @Field(() => Int) readonly game!: number;
  @Field(() => [Int], { description: 'The number of games that each seat has won, including this one.' })
  readonly wins!: readonly number[];
  @Field(() => Boolean, { description: 'Whether the series is over, so that no game follows.' })
  readonly decided!: boolean;
  @Field(() => [Int], { description: 'The seats that won the series.' }) readonly winners!: readonly number[];
  @Field(() => [Int], { description: 'The seats that are ready for the next game.' })
  readonly ready!: readonly number[];
  @Field(() => ID, {
    nullable: true,
    description: 'The match that is the next game. It is null until that game has started.',
  })
  readonly next!: string | null;
}

@ObjectType('NamedCopies', { description: 'A number of copies of one card. `card` is its slug.' })
export class NamedCopiesView {
  @Field(() => ID) readonly card!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => Int) readonly copies!: number;
}

const LIST = { complexity: listOf(30) };

@ObjectType('SideExchange', {
  description:
    'The cards that a seat can exchange between games. `deck` and `side` are its lists before the exchange. `into` and `out` are the cards chosen so far.',
})
export class SideExchangeView {
  @Field(() => [NamedCopiesView], LIST) readonly deck!: readonly NamedCopiesView[];
  @Field(() => [NamedCopiesView], LIST) readonly side!: readonly NamedCopiesView[];
  @Field(() => [NamedCopiesView], LIST) readonly into!: readonly NamedCopiesView[];
  @Field(() => [NamedCopiesView], LIST) readonly out!: readonly NamedCopiesView[];
  @Field(() => ID, { description: 'The rule that allows the exchange.' }) readonly rule!: string;
}

@ObjectType('ShownSide', {
  description: 'What all players learn about a side deck. A value that is null is not shown.',
})
export class ShownSideView {
  @Field(() => Boolean, { nullable: true }) readonly exists?: boolean;
  @Field(() => Int, { nullable: true }) readonly count?: number;
  @Field(() => [NamedCopiesView], { ...LIST, nullable: true }) readonly cards?: readonly NamedCopiesView[];
}

@InputType('CopiesInput', { description: 'A number of copies of one card. `card` is its slug.' })
export class CopiesInput {
  @Field(() => ID) readonly card!: string;
  @Field(() => Int) readonly copies!: number;
}

/** The arguments of `readyForNextGame`. */
@ArgsType()
export class ReadyArgs {
  @Field(() => ID) id!: string;
  @Field(() => Int) seat!: number;
  @Field(() => [CopiesInput], { nullable: true }) into!: Maybe<CopiesInput[]>;
  @Field(() => [CopiesInput], { nullable: true }) out!: Maybe<CopiesInput[]>;
  @Field(() => String, { nullable: true }) deck!: Maybe<string>;
  @Field(() => String, { nullable: true }) deckSlug!: Maybe<string>;
  @Field(() => ID, { nullable: true }) savedDeck!: Maybe<string>;
}
