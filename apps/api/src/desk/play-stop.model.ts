/** A stop of the debugger as the schema shows it: the place, the running steps, and everything that the run holds there. */
import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Maybe } from '../base/maybe.ts';
import { TableSeatView } from '../examples/board.model.ts';
import { listOf } from '../graphql/cost.ts';

@InputType('PlayLine', { description: 'A line of a play document.' })
class PlayLineInput {
  @Field(() => String) readonly path!: string;
  @Field(() => Int) readonly line!: number;
}

@InputType('PlayRun', {
  description:
    'What the debugger runs: a worked example (`example`, and `mode` if it is not its first one), a finished match (`match`), the text of a replay file (`replay`), or a new game of a ruleset with the published decks (`ruleset`, `seats` and `seed`), whose players choose at random. `decisions` replaces the recorded decisions: after them, players choose at random.',
})
export class PlayRunInput {
  @Field(() => ID, { nullable: true }) readonly example?: Maybe<string>;
  @Field(() => ID, { nullable: true }) readonly mode?: Maybe<string>;
  @Field(() => ID, { nullable: true }) readonly match?: Maybe<string>;
  @Field(() => String, { nullable: true }) readonly replay?: Maybe<string>;
  @Field(() => ID, { nullable: true }) readonly ruleset?: Maybe<string>;
  @Field(() => Int, { nullable: true }) readonly seats?: Maybe<number>;
  @Field(() => Int, { nullable: true }) readonly seed?: Maybe<number>;
  @Field(() => [Int], { nullable: true }) readonly decisions?: Maybe<number[]>;
}

@ArgsType()
export class PlayStopArgs {
  @Field(() => Int, { nullable: true }) readonly changeSet?: Maybe<number>;
  @Field(() => ID) readonly game!: string;
  @Field(() => PlayRunInput) readonly run!: PlayRunInput;
  @Field(() => Int) readonly at!: number;
  @Field(() => ID, { nullable: true }) readonly move?: Maybe<string>;
  @Field(() => [PlayLineInput], { nullable: true }) readonly breakpoints?: Maybe<PlayLineInput[]>;
}

@ObjectType('NamedValue', { description: 'A name of the play documents, with its value in words.' })
export class NamedValueView {
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly value!: string;
}

@ObjectType('PlayPlace', { description: 'A line of a play document.' })
export class PlayPlaceView {
  @Field(() => String) readonly path!: string;
  @Field(() => Int) readonly line!: number;
}

@ObjectType('PlayStep', {
  description: 'A running step. `at` is the line that it has reached. It is null for a step that no document declares.',
})
export class PlayStepView {
  @Field(() => String) readonly step!: string;
  @Field(() => PlayPlaceView, { nullable: true }) readonly at!: PlayPlaceView | null;
  @Field(() => [NamedValueView], { complexity: listOf(7) }) readonly locals!: readonly NamedValueView[];
}

@ObjectType('PlayCard', { description: 'A card, with the values of its fields.' })
export class PlayCardView {
  @Field(() => String) readonly name!: string;
  @Field(() => [NamedValueView], { complexity: listOf(4) }) readonly values!: readonly NamedValueView[];
}

@ObjectType('PlayZone', { description: 'A zone with all its cards. A pile starts with its top card.' })
export class PlayZoneView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly title!: string;
  @Field(() => [PlayCardView], { complexity: listOf(12) }) readonly cards!: readonly PlayCardView[];
}

@ObjectType('PlaySeat', { description: 'The numbers, values and zones of a player.' })
export class PlaySeatView {
  @Field(() => Int) readonly seat!: number;
  @Field(() => [NamedValueView], { complexity: listOf(12) }) readonly values!: readonly NamedValueView[];
  @Field(() => [PlayZoneView], { complexity: listOf(8) }) readonly zones!: readonly PlayZoneView[];
}

@ObjectType('PlayQuestion', { description: 'A question that waits for a player.' })
export class PlayQuestionView {
  @Field(() => Int) readonly seat!: number;
  @Field(() => String, { nullable: true }) readonly text!: string | null;
  @Field(() => [String]) readonly options!: readonly string[];
}

@ObjectType('PlayEvent', { description: 'An event in words, with the rule that caused it.' })
export class PlayEventView {
  @Field(() => String) readonly sentence!: string;
  @Field(() => ID) readonly rule!: string;
}

@ObjectType('PlayStop', {
  description:
    'A run of play documents at one place. It shows hidden cards too. `place` counts the statements and questions before it, and `places` is the end of the run. `cut` says that the run has more places than the debugger follows. If `refused` is not null, the run cannot start, and the lists are empty.',
})
export class PlayStopView {
  @Field(() => String, { nullable: true }) readonly refused!: string | null;
  @Field(() => Int) readonly place!: number;
  @Field(() => Int) readonly places!: number;
  @Field(() => Boolean) readonly cut!: boolean;
  @Field(() => [PlayStepView], { complexity: listOf(8), description: 'The running steps, the outermost first.' })
  readonly steps!: readonly PlayStepView[];
  @Field(() => [NamedValueView], { complexity: listOf(12) }) readonly table!: readonly NamedValueView[];
  @Field(() => [PlaySeatView], { complexity: listOf(4) }) readonly seats!: readonly PlaySeatView[];
  @Field(() => [PlayCardView], {
    complexity: listOf(3),
    description: 'All values of the cards that the innermost step names.',
  })
  readonly named!: readonly PlayCardView[];
  @Field(() => PlayQuestionView, { nullable: true }) readonly question!: PlayQuestionView | null;
  @Field(() => [PlayEventView], { complexity: listOf(12), description: 'The last events before the place.' })
  readonly events!: readonly PlayEventView[];
  @Field(() => [Int], { description: 'The decisions before the place, as the numbers of the options taken.' })
  readonly decisions!: readonly number[];
  @Field(() => [TableSeatView], { complexity: listOf(4), description: 'The table as its players see it.' })
  readonly board!: readonly TableSeatView[];
  @Field(() => String, {
    nullable: true,
    description: 'Why the run ended early, or what its example expects and does not find. Only at the end.',
  })
  readonly problem!: string | null;
}
