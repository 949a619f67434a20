/** The part of a table that belongs to one seat, as the schema shows it: zones, cards, numbers and marks. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { listOf } from '../graphql/cost.ts';

@ObjectType('NamedNumber', { description: 'A number with its name.' })
export class NamedNumberView {
  @Field(() => String) readonly name!: string;
  @Field(() => Int) readonly value!: number;
}

@ObjectType('TableCard', {
  description: 'A card on the table. `numbers` are its current numbers. `marks` describe its current state in words.',
})
export class TableCardView {
  @Field(() => Int, { description: 'The id of the card. It does not change during the match.' }) readonly id!: number;
  @Field(() => String) readonly name!: string;
  @Field(() => ID, { description: 'It is empty for a card that a worked example defines itself.' })
  readonly slug!: string;
  @Field(() => Int) readonly owner!: number;
  @Field(() => [NamedNumberView], { complexity: listOf(3) }) readonly numbers!: readonly NamedNumberView[];
  @Field(() => [String]) readonly marks!: readonly string[];
  @Field(() => ID, { nullable: true, complexity: 0, description: 'The row of the zone in which the card is.' })
  readonly lane!: string | null;
  @Field(() => Int, { nullable: true, complexity: 0, description: 'The id of the card under which this card is.' })
  readonly under!: number | null;
  @Field(() => Boolean, { complexity: 0 }) readonly turned!: boolean;
}

@ObjectType('TableLane', {
  description: 'A row of its own for some cards of a zone. `place` is where the board shows it, as for a zone.',
})
export class TableLaneView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly place!: string;
}

@ObjectType('TableZone', {
  description:
    'A zone on the table. `layout` is `column`, `row`, `hand`, `pile` or `aside`. `place` is where the board shows the zone: `front`, `back`, `side`, `piles`, `hand` or `strip`. `cards` are the cards that you may know, the lowest first.',
})
export class TableZoneView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly layout!: string;
  @Field(() => String, { complexity: 0 }) readonly place!: string;
  @Field(() => [TableLaneView], { complexity: 0 }) readonly lanes!: readonly TableLaneView[];
  @Field(() => Int) readonly count!: number;
  @Field(() => [TableCardView], { complexity: listOf(4) }) readonly cards!: readonly TableCardView[];
  @Field(() => [NamedNumberView], {
    complexity: listOf(2),
    description: 'The sums of the numbers in a column, or the totals of the zone.',
  })
  readonly sums!: readonly NamedNumberView[];
}

@ObjectType('TableSeat', { description: 'A seat on the table. `marks` describe its current state in words.' })
export class TableSeatView {
  @Field(() => Int) readonly seat!: number;
  @Field(() => [NamedNumberView], { complexity: listOf(5) }) readonly numbers!: readonly NamedNumberView[];
  @Field(() => [String]) readonly marks!: readonly string[];
  @Field(() => [TableZoneView], { complexity: listOf(12) }) readonly zones!: readonly TableZoneView[];
}
