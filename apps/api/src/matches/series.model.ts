/** Games in a row as the schema shows them: how the series stands, and what may be exchanged before the next one. */
import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { listOf } from '../graphql/cost.ts';

@ObjectType('MatchSeries', { description: 'game: which of the games this one is, from 1.' })
export class MatchSeriesView {
  @Field(() => Int, { description: 'Who wins more than half of so many games wins the series.' })
  readonly bestOf!: number;
  @Field(() => Int) readonly game!: number;
  @Field(() => [Int], { description: 'Games won by each seat, this one among them.' })
  readonly wins!: readonly number[];
  @Field(() => Boolean, { description: 'No game follows.' }) readonly decided!: boolean;
  @Field(() => Int, { nullable: true, description: 'The seat that won the series.' }) readonly winner!: number | null;
  @Field(() => [Int], { description: 'Seats that are ready for the next game.' }) readonly ready!: readonly number[];
  @Field(() => ID, { nullable: true, description: 'The match that is the next game, once it has begun.' })
  readonly next!: string | null;
}

@ObjectType('NamedCopies', { description: 'card: by slug.' })
export class NamedCopiesView {
  @Field(() => ID) readonly card!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => Int) readonly copies!: number;
}

const LIST = { complexity: listOf(30) };

@ObjectType('SideExchange', {
  description: 'deck, side: the lists from which a seat begins the next game. into, out: what it has said so far.',
})
export class SideExchangeView {
  @Field(() => [NamedCopiesView], LIST) readonly deck!: readonly NamedCopiesView[];
  @Field(() => [NamedCopiesView], LIST) readonly side!: readonly NamedCopiesView[];
  @Field(() => [NamedCopiesView], LIST) readonly into!: readonly NamedCopiesView[];
  @Field(() => [NamedCopiesView], LIST) readonly out!: readonly NamedCopiesView[];
  @Field(() => ID, { description: 'The rule by which cards are exchanged.' }) readonly rule!: string;
}

@ObjectType('ShownSide', { description: 'What everybody learns of the cards beside a deck; null: not shown.' })
export class ShownSideView {
  @Field(() => Boolean, { nullable: true }) readonly exists?: boolean;
  @Field(() => Int, { nullable: true }) readonly count?: number;
  @Field(() => [NamedCopiesView], { ...LIST, nullable: true }) readonly cards?: readonly NamedCopiesView[];
}

@InputType('CopiesInput', { description: 'card: by slug.' })
export class CopiesInput {
  @Field(() => ID) readonly card!: string;
  @Field(() => Int) readonly copies!: number;
}
