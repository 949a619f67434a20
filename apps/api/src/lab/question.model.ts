/** Questions to the lab, their plans and their answers, as the schema shows them. */
import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { listOf } from '../graphql/cost.ts';

@ObjectType('LabQuestion', {
  description:
    'A question that the lab answers. `topics` are what the question is about besides rules, deck and players: `change`, `deck`, `level`, `card`, `seats` or `parameter`. `unit` is `share` or `number`.',
})
export class LabQuestionView {
  @Field(() => ID) readonly id!: string;
  @Field(() => [String]) readonly topics!: readonly string[];
  @Field(() => String) readonly unit!: string;
  @Field(() => [Float], { description: 'The differences to choose from, the smallest first.' })
  readonly sizes!: readonly number[];
  @Field(() => Float) readonly usualSize!: number;
}

@ObjectType('LabQuestionPlan', {
  description: 'What a question would play. Times are estimates from games that the lab has played before.',
})
export class LabQuestionPlanView {
  @Field(() => Int, { description: 'The most games of each ruleset. The run ends earlier if fewer are enough.' })
  readonly games!: number;
  @Field(() => Int, { description: 'The number of rulesets that play the same seeds.' }) readonly arms!: number;
  @Field(() => Boolean, { description: 'Whether players swap seats, so that games form pairs with one seed.' })
  readonly swap!: boolean;
  @Field(() => Float, { description: 'The difference that the run notices.' }) readonly size!: number;
  @Field(() => Boolean, { description: 'Whether the limits of a run allow fewer games than the asked size needs.' })
  readonly limited!: boolean;
  @Field(() => String, { nullable: true, description: 'The name of the card, if it is compared with a stand-in.' })
  readonly card!: string | null;
  @Field(() => String, { nullable: true, description: 'The name of the deck that has the card or the stand-in.' })
  readonly deck!: string | null;
  @Field(() => [String], { description: 'The names of the cards that take the place of the card.' })
  readonly standIns!: readonly string[];
  @Field(() => Boolean, { description: 'Whether the deck does not have the card, and gets it for this run.' })
  readonly added!: boolean;
  @Field(() => Int, { description: 'The number of copies that are replaced.' }) readonly copies!: number;
  @Field(() => Int) readonly threads!: number;
  @Field(() => Float, { nullable: true, description: 'Games per second on all threads, or null if not measured.' })
  readonly gamesPerSecond!: number | null;
  @Field(() => Int, { nullable: true }) readonly seconds!: number | null;
}

@ObjectType('LabSpeed', {
  description: 'Games per second between two players of one level, as threads of the lab measured them.',
})
export class LabSpeedView {
  @Field(() => ID) readonly mode!: string;
  @Field(() => ID) readonly bot!: string;
  @Field(() => Float) readonly oneThread!: number;
  @Field(() => Float) readonly allThreads!: number;
  @Field(() => Int) readonly threads!: number;
}

@ObjectType('BotStrength', {
  description:
    'The score of a bot against another in pairs of games with swapped seats. `measure` is `levels` (one level against another), `response` (a level against a search that knows how it decides), `budget` (a thinking bot with a budget) or `training` (a learned bot after games of self-play).',
})
export class BotStrengthView {
  @Field(() => String) readonly measure!: string;
  @Field(() => ID, { description: 'The id of the ruleset.' }) readonly ruleset!: string;
  @Field(() => ID, { description: 'The bot whose score it is.' }) readonly bot!: string;
  @Field(() => ID, { description: 'The other bot, or `response`.' }) readonly against!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'The budget of the bot, or of the search that responds to it. Null for levels.',
  })
  readonly budget!: number | null;
  @Field(() => Int) readonly games!: number;
  @Field(() => Float, { description: 'The share of games that the bot won. Draws count as half.' })
  readonly score!: number;
  @Field(() => Float, { description: 'Half the width of the 95% interval of the score.' }) readonly margin!: number;
}

@ObjectType('LabChanged', { description: 'A number that differs between two rulesets.' })
export class LabChangedView {
  @Field(() => String) readonly title!: string;
  @Field(() => String) readonly unit!: string;
  @Field(() => Float) readonly before!: number;
  @Field(() => Float) readonly after!: number;
}

@ObjectType('LabDifference', { description: 'A difference with its 99% interval, in the unit of the answer.' })
export class LabDifferenceView {
  @Field(() => Float) readonly value!: number;
  @Field(() => Float) readonly low!: number;
  @Field(() => Float) readonly high!: number;
}

@ObjectType('LabPair', {
  description:
    'A pair of decks with levels, for the questions `matchups` and `deciding`. `verdict` is `more`, `less`, `small`, `none` or `unclear`. For `matchups`, `value` is the share of wins of the first. For `deciding`, it is what `card` changes in this share. `low` and `high` are its 99% interval.',
})
export class LabPairView {
  @Field(() => Int, { description: 'The arm of the run that played the pair.' }) readonly arm!: number;
  @Field(() => String, { description: 'The name of the ruleset.' }) readonly ruleset!: string;
  @Field(() => Int, { description: 'The index of the entrant.' }) readonly first!: number;
  @Field(() => Int) readonly second!: number;
  @Field(() => String) readonly firstName!: string;
  @Field(() => String) readonly secondName!: string;
  @Field(() => ID, { nullable: true, description: 'The replaced card.' }) readonly card!: string | null;
  @Field(() => String, { nullable: true }) readonly cardName!: string | null;
  @Field(() => [String], { description: 'The names of the cards that take its place.' })
  readonly standIns!: readonly string[];
  @Field(() => String) readonly verdict!: string;
  @Field(() => Float) readonly value!: number;
  @Field(() => Float) readonly low!: number;
  @Field(() => Float) readonly high!: number;
}

@ObjectType('LabAnswer', {
  description:
    'The answer to a question. `verdict` is `more`, `less`, `small` (a difference, but smaller than asked), `none` (a difference of the asked size would have been noticed), `same` (every game is the same), `measured`, `unclear` or `outdated` (the run used an earlier method that misleads). `low` and `high` are the 99% interval of `value`.',
})
export class LabAnswerView {
  @Field(() => ID) readonly question!: string;
  @Field(() => String) readonly verdict!: string;
  @Field(() => String) readonly unit!: string;
  @Field(() => Float, { nullable: true }) readonly value!: number | null;
  @Field(() => Float) readonly low!: number;
  @Field(() => Float) readonly high!: number;
  @Field(() => Float, { nullable: true, description: 'What the value is compared with.' })
  readonly against!: number | null;
  @Field(() => LabDifferenceView, {
    nullable: true,
    description: 'The value minus `against`. Null without a comparison.',
  })
  readonly difference!: LabDifferenceView | null;
  @Field(() => Float, { description: 'The difference to notice.' }) readonly size!: number;
  @Field(() => Float, {
    nullable: true,
    description: 'The difference that these games notice with a probability of 90%.',
  })
  readonly notices!: number | null;
  @Field(() => Int, { description: 'The number of games of each ruleset that were counted.' }) readonly games!: number;
  @Field(() => Int, { description: 'The number of players who drew the card.' }) readonly drew!: number;
  @Field(() => String, { nullable: true, description: 'The name of the card.' }) readonly card!: string | null;
  @Field(() => [String], {
    description:
      'The names of the cards that the card was compared with. They take its place in the deck of one player.',
  })
  readonly standIns!: readonly string[];
  @Field(() => Boolean, { description: 'Whether the deck does not have the card, and got it for this run.' })
  readonly added!: boolean;
  @Field(() => Int, { description: 'The number of copies that are replaced.' }) readonly copies!: number;
  @Field(() => [LabPairView], {
    complexity: listOf(28),
    description: 'The results of the questions `matchups` and `deciding`.',
  })
  readonly pairs!: readonly LabPairView[];
  @Field(() => [LabChangedView], { complexity: listOf(3) }) readonly changed!: readonly LabChangedView[];
  @Field(() => [Float], { nullable: true, description: 'Half of all games end between these two lengths.' })
  readonly middle!: readonly number[] | null;
}
