/** The table of a match as the schema shows it to one visitor. Hidden cards are left out. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { NamedNumberView, TableSeatView } from '../examples/board.model.ts';
import { listOf } from '../graphql/cost.ts';

@ObjectType('ZonePlace', { description: 'A zone of a seat.' })
export class ZonePlaceView {
  @Field(() => Int) readonly seat!: number;
  @Field(() => ID) readonly zone!: string;
}

@ObjectType('SumPart', {
  description: 'One number of a sum. `card` is the id of the card that adds it, or null if no card does.',
})
export class SumPartView {
  @Field(() => Int, { nullable: true }) readonly card!: number | null;
  @Field(() => String) readonly label!: string;
  @Field(() => Int) readonly value!: number;
}

@ObjectType('ForecastSide', {
  description: 'One of the sums that an option compares. `parts` lists the numbers in the sum.',
})
export class ForecastSideView {
  @Field(() => Int) readonly seat!: number;
  @Field(() => String) readonly label!: string;
  @Field(() => [SumPartView], { complexity: listOf(3) }) readonly parts!: readonly SumPartView[];
  @Field(() => Int) readonly total!: number;
}

@ObjectType('Forecast', { description: 'The sums that an option compares. `open` says what chance will add.' })
export class ForecastView {
  @Field(() => [ForecastSideView], { complexity: listOf(2) }) readonly sides!: readonly ForecastSideView[];
  @Field(() => String) readonly open!: string;
  @Field(() => ID) readonly rule!: string;
}

@ObjectType('TableOption', {
  description:
    'An option of a decision. `card` and `zone` are the card and the zone that the option acts on or leads to.',
})
export class TableOptionView {
  @Field(() => Int, { description: 'The number to send to `decide`.' }) readonly option!: number;
  @Field(() => String) readonly kind!: string;
  @Field(() => String) readonly text!: string;
  @Field(() => Int, { nullable: true }) readonly card!: number | null;
  @Field(() => ZonePlaceView, { nullable: true }) readonly zone!: ZonePlaceView | null;
  @Field(() => ForecastView, { nullable: true }) readonly forecast!: ForecastView | null;
  @Field(() => String, {
    nullable: true,
    description:
      'What is known to follow, up to the next decision, from what this seat knows, such as `coins 5 to 3` or `7 against 5`. It is null if nothing is known.',
  })
  readonly follows!: string | null;
}

@ObjectType('ForeseenQuestion', { description: 'A question that the seat will be asked whatever it answers before.' })
export class ForeseenQuestionView {
  @Field(() => String) readonly question!: string;
  @Field(() => [String], { complexity: listOf(5) }) readonly options!: readonly string[];
}

@ObjectType('SetMember', { description: 'A card that can belong to a set, and what it gives to each of its `needs`.' })
export class SetMemberView {
  @Field(() => Int) readonly card!: number;
  @Field(() => [Int], { complexity: listOf(3) }) readonly gives!: readonly number[];
}

@ObjectType('SetNeed', { description: 'What the cards of a set must give together.' })
export class SetNeedView {
  @Field(() => String) readonly label!: string;
  @Field(() => Int) readonly amount!: number;
}

@ObjectType('SetOther', {
  description: 'Options of the kind `kind` give something too, but have no card. Each can be taken up to `most` times.',
})
export class SetOtherView {
  @Field(() => String) readonly kind!: string;
  @Field(() => [Int], { complexity: listOf(3) }) readonly gives!: readonly number[];
  @Field(() => Int) readonly most!: number;
}

@ObjectType('SetQuestion', {
  description:
    'A question that is answered with a set of cards. Options of the kind `kind` add a card, in the order of `members`. A pass ends the set. `most` is null if the number of cards has no limit.',
})
export class SetQuestionView {
  @Field(() => String) readonly kind!: string;
  @Field(() => [SetMemberView], { complexity: listOf(10) }) readonly members!: readonly SetMemberView[];
  @Field(() => [Int], { complexity: listOf(10) }) readonly chosen!: readonly number[];
  @Field(() => Int) readonly least!: number;
  @Field(() => Int, { nullable: true }) readonly most!: number | null;
  @Field(() => [SetNeedView], { complexity: listOf(3) }) readonly needs!: readonly SetNeedView[];
  @Field(() => String, { description: 'The text of the button that ends the set.' }) readonly done!: string;
  @Field(() => Boolean, {
    description: 'Whether a part of the set can be chosen, because the question is asked again for what is missing.',
  })
  readonly inParts!: boolean;
  @Field(() => [SetOtherView], { complexity: listOf(2) }) readonly others!: readonly SetOtherView[];
}

@ObjectType('TableDecision', {
  description:
    'A decision that a seat must make. `options` is null unless you decide for this seat. `card` is the card that the question is about, if you decide for this seat.',
})
export class TableDecisionView {
  @Field(() => Int, { description: 'The number of decisions before this one.' }) readonly number!: number;
  @Field(() => Int) readonly seat!: number;
  @Field(() => Int, { nullable: true }) readonly card!: number | null;
  @Field(() => String) readonly question!: string;
  @Field(() => ID, { nullable: true }) readonly rule!: string | null;
  @Field(() => [TableOptionView], { nullable: true, complexity: listOf(20) })
  readonly options!: readonly TableOptionView[] | null;
  @Field(() => SetQuestionView, { nullable: true }) readonly set!: SetQuestionView | null;
  @Field(() => [ForeseenQuestionView], {
    complexity: listOf(5),
    description: 'This question and those that the same seat is sure to be asked next, if one form can ask them all.',
  })
  readonly foreseen!: readonly ForeseenQuestionView[];
}

@ObjectType('MatchResult', {
  description: 'The result of a match. `winners` are seats. The list is empty if the match was drawn or cut off.',
})
export class MatchResultView {
  @Field(() => [Int]) readonly winners!: readonly number[];
  @Field(() => String) readonly cause!: string;
  @Field(() => ID) readonly rule!: string;
  @Field(() => Int) readonly turns!: number;
}

@ObjectType('TurnStep', { description: 'A step of a turn. `rule` is the rule that introduces it.' })
export class TurnStepView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => ID, { nullable: true }) readonly rule!: string | null;
}

@ObjectType('TableTurn', {
  description: 'The running turn. `at` is the index of the running step in `steps`, or -1 before the first step.',
})
export class TableTurnView {
  @Field(() => Int) readonly seat!: number;
  @Field(() => [TurnStepView], { complexity: listOf(6) }) readonly steps!: readonly TurnStepView[];
  @Field(() => Int) readonly at!: number;
}

@ObjectType('PendingTarget', {
  description: 'A target of a pending action. `card` and `seat` are null for a card that you may not know.',
})
export class PendingTargetView {
  @Field(() => Int, { nullable: true }) readonly card!: number | null;
  @Field(() => Int, { nullable: true }) readonly seat!: number | null;
  @Field(() => String) readonly name!: string;
}

@ObjectType('PendingCard', { description: 'The card of a pending action.' })
export class PendingCardView {
  @Field(() => Int) readonly id!: number;
  @Field(() => String) readonly name!: string;
  @Field(() => ID) readonly slug!: string;
}

@ObjectType('PendingAction', {
  description:
    'An action to which players may respond, or that is resolving. `state` is `waiting`, `resolving` or `stopped`. `card` is null if you may not know the card.',
})
export class PendingActionView {
  @Field(() => ID) readonly id!: string;
  @Field(() => Int) readonly seat!: number;
  @Field(() => PendingCardView, { nullable: true }) readonly card!: PendingCardView | null;
  @Field(() => String) readonly sentence!: string;
  @Field(() => [PendingTargetView], { complexity: listOf(2) }) readonly targets!: readonly PendingTargetView[];
  @Field(() => String) readonly state!: string;
  @Field(() => ID) readonly rule!: string;
}

@ObjectType('Table', { description: 'The table of a match. `viewer` is the seat from which you look.' })
export class TableView {
  @Field(() => Int, { nullable: true }) readonly viewer!: number | null;
  @Field(() => Boolean) readonly over!: boolean;
  @Field(() => [NamedNumberView], { complexity: listOf(5) }) readonly numbers!: readonly NamedNumberView[];
  @Field(() => [String], { description: 'Marks of the table, such as `trump Hearts`.' })
  readonly marks!: readonly string[];
  @Field(() => [TableSeatView], { complexity: listOf(3) }) readonly seats!: readonly TableSeatView[];
  @Field(() => TableDecisionView, { nullable: true }) readonly decision!: TableDecisionView | null;
  @Field(() => TableTurnView, { nullable: true, description: 'The running turn. It is null before the first turn.' })
  readonly turn!: TableTurnView | null;
  @Field(() => [String], { description: 'The steps that the match is in, from the outermost to the innermost.' })
  readonly chain!: readonly string[];
  @Field(() => [PendingActionView], {
    complexity: listOf(3),
    description: 'The pending actions, the one that resolves first at the start.',
  })
  readonly pending!: readonly PendingActionView[];
  @Field(() => MatchResultView, { nullable: true }) readonly result!: MatchResultView | null;
}
