/** Rated play as the schema shows it. */
import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Maybe } from '../base/maybe.ts';
import { listOf } from '../graphql/cost.ts';
import { DateTimeScalar } from '../graphql/scalars.ts';

@ObjectType('Rating', { description: 'The strength of a player, such as 1480 ± 90.' })
export class RatingView {
  @Field(() => Int) readonly value!: number;
  @Field(() => Int, { description: 'How uncertain the value is.' }) readonly uncertainty!: number;
  @Field(() => Boolean, { description: 'Whether the player has played too little for the ranking.' })
  readonly provisional!: boolean;
}

@ObjectType('RatedMode', { description: 'The rating of a player in a mode and a season.' })
export class RatedModeView {
  @Field(() => ID) readonly game!: string;
  @Field(() => ID) readonly mode!: string;
  @Field(() => String, { description: 'The first day of the season; empty before the first one.' })
  readonly season!: string;
  @Field(() => String, { description: 'The name at the seat of the last rated match.' }) readonly name!: string;
  @Field(() => RatingView) readonly rating!: RatingView;
  @Field(() => Int) readonly played!: number;
  @Field(() => Int) readonly won!: number;
  @Field(() => Int) readonly drawn!: number;
  @Field(() => Int, { description: 'The matches that the player left, or in which the time of the player ran out.' })
  readonly left!: number;
  @Field(() => Boolean, { description: 'Whether it is your rating.' }) readonly mine!: boolean;
}

@ObjectType('RatedSeason', { description: 'A season of rated play.' })
export class RatedSeasonView {
  @Field(() => String, { description: 'The name of the season: its first day, or empty for the oldest one.' })
  readonly season!: string;
  @Field(() => String, { nullable: true, description: 'The first day. It is null for the oldest season.' })
  readonly first!: string | null;
  @Field(() => String, { nullable: true, description: 'The last day. It is null while no end is known.' })
  readonly last!: string | null;
  @Field(() => Boolean) readonly running!: boolean;
}

@ObjectType('RatedWait', { description: 'Your place in the queue of rated play.' })
export class RatedWaitView {
  @Field(() => ID) readonly game!: string;
  @Field(() => ID) readonly mode!: string;
  @Field(() => DateTimeScalar) readonly since!: string;
  @Field(() => Int, { description: 'The people who wait for this mode, with you.' }) readonly waiting!: number;
  @Field(() => ID, { nullable: true, description: 'The match that was made. It is null while you wait.' })
  readonly match!: string | null;
}

@ObjectType('RatedSeat', { description: 'A seat of a rated match.' })
export class RatedSeatView {
  @Field(() => Int) readonly seat!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The place, 1 for the winner. Equal places are a draw. It is null until the match is rated.',
  })
  readonly place!: number | null;
  @Field(() => Int, { description: 'The rated matches of the player so far, in all games.' }) readonly played!: number;
  @Field(() => Int, {
    description: 'The rated matches that the player left, or in which the time of the player ran out.',
  })
  readonly left!: number;
  @Field(() => RatingView, { nullable: true }) readonly before!: RatingView | null;
  @Field(() => RatingView, { nullable: true }) readonly after!: RatingView | null;
}

@ObjectType('RatedMatch', { description: 'That a match counts for a rating, and what it changed.' })
export class RatedMatchView {
  @Field(() => ID) readonly game!: string;
  @Field(() => ID) readonly mode!: string;
  @Field(() => String) readonly season!: string;
  @Field(() => Boolean, { description: 'Whether the ratings were changed already.' }) readonly rated!: boolean;
  @Field(() => [RatedSeatView], { complexity: listOf(4) }) readonly seats!: readonly RatedSeatView[];
}

@ObjectType('RatedQueue', { description: 'The people who wait for a rated match in a mode.' })
export class RatedQueueView {
  @Field(() => ID) readonly mode!: string;
  @Field(() => Int) readonly people!: number;
}

/** The arguments of `playRated`. */
@ArgsType()
export class PlayRatedArgs {
  @Field(() => ID, { description: 'A mode, such as `game/mode`. Variants and changed parameters are not rated.' })
  ruleset!: string;
  @Field(() => String, { nullable: true, description: 'The name for your seat and for the ranking.' })
  name!: Maybe<string>;
  @Field(() => String, { nullable: true }) deck!: Maybe<string>;
  @Field(() => String, { nullable: true }) deckSlug!: Maybe<string>;
  @Field(() => ID, { nullable: true }) savedDeck!: Maybe<string>;
  @Field(() => Int, { nullable: true, description: 'The number of people at the table.' }) seats!: Maybe<number>;
}
