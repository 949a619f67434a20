/** The table of a match as the schema shows it to one visitor: nothing that the visitor may not know. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { NamedNumberView } from '../examples/example.model.ts';
import { listOf } from '../graphql/cost.ts';

@ObjectType('TableCard', { description: 'numbers: as they count now. marks: what is true of it now, in words.' })
export class TableCardView {
  @Field(() => Int, { description: 'The same for the whole match.' }) readonly id!: number;
  @Field(() => String) readonly name!: string;
  @Field(() => ID) readonly slug!: string;
  @Field(() => Int) readonly owner!: number;
  @Field(() => [NamedNumberView], { complexity: listOf(3) }) readonly numbers!: readonly NamedNumberView[];
  @Field(() => [String]) readonly marks!: readonly string[];
  @Field(() => ID, { nullable: true, complexity: 0, description: 'The row of its zone.' }) readonly lane!:
    string | null;
  @Field(() => Int, { nullable: true, complexity: 0, description: 'The card under which it is.' }) readonly under!:
    number | null;
  @Field(() => Boolean, { complexity: 0 }) readonly turned!: boolean;
}

@ObjectType('TableLane', { description: 'A row of its own for some cards of a zone. place: as of a zone.' })
export class TableLaneView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly place!: string;
}

@ObjectType('TableZone', {
  description:
    'layout: column, row, hand, pile, aside. place, where the board shows it: front, back, side, piles, hand, strip. ' +
    'cards: those that the visitor may know, the lowest first.',
})
export class TableZoneView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly layout!: string;
  @Field(() => String, { complexity: 0 }) readonly place!: string;
  @Field(() => [TableLaneView], { complexity: 0 }) readonly lanes!: readonly TableLaneView[];
  @Field(() => Int) readonly count!: number;
  @Field(() => [TableCardView], { complexity: listOf(4) }) readonly cards!: readonly TableCardView[];
  @Field(() => [NamedNumberView], { complexity: listOf(2), description: 'Of a column: its numbers, added up.' })
  readonly sums!: readonly NamedNumberView[];
}

@ObjectType('TableSeat')
export class TableSeatView {
  @Field(() => Int) readonly seat!: number;
  @Field(() => [NamedNumberView], { complexity: listOf(5) }) readonly numbers!: readonly NamedNumberView[];
  @Field(() => [String]) readonly marks!: readonly string[];
  @Field(() => [TableZoneView], { complexity: listOf(12) }) readonly zones!: readonly TableZoneView[];
}

@ObjectType('ZonePlace')
export class ZonePlaceView {
  @Field(() => Int) readonly seat!: number;
  @Field(() => ID) readonly zone!: string;
}

@ObjectType('SumPart', { description: 'card: by id, null for a part that is no card.' })
export class SumPartView {
  @Field(() => Int, { nullable: true }) readonly card!: number | null;
  @Field(() => String) readonly label!: string;
  @Field(() => Int) readonly value!: number;
}

@ObjectType('ForecastSide')
export class ForecastSideView {
  @Field(() => Int) readonly seat!: number;
  @Field(() => String) readonly label!: string;
  @Field(() => [SumPartView], { complexity: listOf(3) }) readonly parts!: readonly SumPartView[];
  @Field(() => Int) readonly total!: number;
}

@ObjectType('Forecast', { description: 'The sums that an option sets against each other. open: what chance adds.' })
export class ForecastView {
  @Field(() => [ForecastSideView], { complexity: listOf(2) }) readonly sides!: readonly ForecastSideView[];
  @Field(() => String) readonly open!: string;
  @Field(() => ID) readonly rule!: string;
}

@ObjectType('TableOption', { description: 'card, zone: what it acts on or leads to.' })
export class TableOptionView {
  @Field(() => Int, { description: 'What `decide` takes.' }) readonly option!: number;
  @Field(() => String) readonly kind!: string;
  @Field(() => String) readonly text!: string;
  @Field(() => Int, { nullable: true }) readonly card!: number | null;
  @Field(() => ZonePlaceView, { nullable: true }) readonly zone!: ZonePlaceView | null;
  @Field(() => ForecastView, { nullable: true }) readonly forecast!: ForecastView | null;
}

@ObjectType('ForeseenQuestion', { description: 'A question that comes whatever is answered before it.' })
export class ForeseenQuestionView {
  @Field(() => String) readonly question!: string;
  @Field(() => [String], { complexity: listOf(5) }) readonly options!: readonly string[];
}

@ObjectType('TableDecision', {
  description:
    'options: null for everybody but the seat asked. card: the one that the question is about, for that seat.',
})
export class TableDecisionView {
  @Field(() => Int, { description: 'Decisions taken before it.' }) readonly number!: number;
  @Field(() => Int) readonly seat!: number;
  @Field(() => Int, { nullable: true }) readonly card!: number | null;
  @Field(() => String) readonly question!: string;
  @Field(() => ID, { nullable: true }) readonly rule!: string | null;
  @Field(() => [TableOptionView], { nullable: true, complexity: listOf(20) })
  readonly options!: readonly TableOptionView[] | null;
  @Field(() => [ForeseenQuestionView], {
    complexity: listOf(5),
    description:
      'This question and those sure to be asked of the same seat after it, where a form can ask them at once.',
  })
  readonly foreseen!: readonly ForeseenQuestionView[];
}

@ObjectType('MatchResult', { description: 'winner: null when it is drawn or was cut off.' })
export class MatchResultView {
  @Field(() => Int, { nullable: true }) readonly winner!: number | null;
  @Field(() => String) readonly cause!: string;
  @Field(() => ID) readonly rule!: string;
  @Field(() => Int) readonly turns!: number;
}

@ObjectType('Table', { description: 'viewer: the seat as which the visitor looks.' })
export class TableView {
  @Field(() => Int, { nullable: true }) readonly viewer!: number | null;
  @Field(() => Boolean) readonly over!: boolean;
  @Field(() => [NamedNumberView], { complexity: listOf(5) }) readonly numbers!: readonly NamedNumberView[];
  @Field(() => [TableSeatView], { complexity: listOf(3) }) readonly seats!: readonly TableSeatView[];
  @Field(() => TableDecisionView, { nullable: true }) readonly decision!: TableDecisionView | null;
  @Field(() => [String], { description: 'What is going on, the outermost first.' }) readonly chain!: readonly string[];
  @Field(() => MatchResultView, { nullable: true }) readonly result!: MatchResultView | null;
}
