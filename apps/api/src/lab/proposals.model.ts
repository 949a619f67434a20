/** The result of a search for proposals, as the schema shows it. */
import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { listOf } from '../graphql/cost.ts';
import { LabFindingView } from './finding.model.ts';

@ObjectType('LabGoal', {
  description: 'A number to reach. `relation` is `=`, `<=` or `>=`. `unit` is `share` or `number`.',
})
export class LabGoalView {
  @Field(() => ID) readonly metric!: string;
  @Field(() => String) readonly title!: string;
  @Field(() => String) readonly unit!: string;
  @Field(() => String) readonly relation!: string;
  @Field(() => Float) readonly wanted!: number;
}

@ObjectType('LabGoalCheck', {
  description:
    'A goal after a check. `low` and `high` are the 95% interval. `state` is `met`, `open` if the interval has values on both sides of the goal, or `missed`.',
})
export class LabGoalCheckView {
  @Field(() => Float) readonly value!: number;
  @Field(() => Float) readonly low!: number;
  @Field(() => Float) readonly high!: number;
  @Field(() => String) readonly state!: string;
}

@ObjectType('LabCheck', { description: 'A candidate played with seeds that the search did not use.' })
export class LabCheckView {
  @Field(() => Int) readonly arm!: number;
  @Field(() => Int) readonly games!: number;
  @Field(() => Int) readonly seed!: number;
  @Field(() => [LabGoalCheckView], { complexity: listOf(4), description: 'One for each goal.' })
  readonly goals!: readonly LabGoalCheckView[];
}

@ObjectType('LabChecks', { description: 'The checks of one candidate.' })
export class LabChecksView {
  @Field(() => LabCheckView, { description: 'With players of the level of the search.' }) readonly fresh!: LabCheckView;
  @Field(() => LabCheckView, {
    nullable: true,
    description: 'With other published decks. Null if no other published deck is legal there.',
  })
  readonly decks!: LabCheckView | null;
  @Field(() => LabCheckView, { description: 'With players of another level.' }) readonly other!: LabCheckView;
  @Field(() => LabCheckView, {
    nullable: true,
    description: 'With learned players that have adapted to the changes. Null if the game has none.',
  })
  readonly learned!: LabCheckView | null;
}

@ObjectType('LabProposedChange', { description: 'A changed value. `from` and `to` are JSON.' })
export class LabProposedChangeView {
  @Field(() => String, {
    description: '`rule` for a parameter, `card` for a value of a card, `variant` for a variant of the mode.',
  })
  readonly kind!: string;
  @Field(() => ID, { description: 'The name of the parameter, or the slug of the card or the variant.' })
  readonly of!: string;
  @Field(() => String, { description: 'The place of the value in the data of the card, such as `attacks.0.damage`.' })
  readonly path!: string;
  @Field(() => String) readonly label!: string;
  @Field(() => String) readonly from!: string;
  @Field(() => String) readonly to!: string;
  @Field(() => String, { nullable: true, description: 'What `from` means in words, if the game says so.' })
  readonly fromWords!: string | null;
  @Field(() => String, { nullable: true, description: 'What `to` means in words, if the game says so.' })
  readonly toWords!: string | null;
}

@ObjectType('LabProposal', { description: 'At most three changed values, with their evidence.' })
export class LabProposalView extends LabChecksView {
  @Field(() => Int) readonly candidate!: number;
  @Field(() => Boolean, {
    description: 'Whether the interval of every goal reaches it, with the players of the search.',
  })
  readonly reaches!: boolean;
  @Field(() => Boolean, { description: 'The same for the players of the other level.' }) readonly holds!: boolean;
  @Field(() => [LabProposedChangeView], { complexity: listOf(3) }) readonly changes!: readonly LabProposedChangeView[];
  @Field(() => [LabFindingView], {
    complexity: listOf(20),
    description: 'What else the changes move, apart from the goals (Holm, 5% over all proposals).',
  })
  readonly moved!: readonly LabFindingView[];
}

@ObjectType('LabTriedChange', { description: 'A candidate of the search, with its value of each goal.' })
export class LabTriedChangeView {
  @Field(() => Int) readonly arm!: number;
  @Field(() => Int, { description: 'The number of changed values.' }) readonly changes!: number;
  @Field(() => [Float]) readonly values!: readonly number[];
  @Field(() => Boolean, { description: 'Whether no other candidate is as near to every goal with as few changes.' })
  readonly frontier!: boolean;
}

@ObjectType('LabProposals', {
  description:
    'A search for changes that reach goals. `stage` is `start`, `groups`, `singles`, `sets` or `check`. The smallest change that reaches the goals comes first.',
})
export class LabProposalsView {
  @Field(() => [LabGoalView], { complexity: listOf(4) }) readonly goals!: readonly LabGoalView[];
  @Field(() => String) readonly stage!: string;
  @Field(() => Boolean) readonly done!: boolean;
  @Field(() => Int, { description: 'The most games of the search.' }) readonly most!: number;
  @Field(() => Int, { description: 'The number of values that may change.' }) readonly open!: number;
  @Field(() => Int, { description: 'How many candidates the rules refused.' }) readonly refused!: number;
  @Field(() => String, { description: 'The name of the level of the search.' }) readonly level!: string;
  @Field(() => String, { description: 'The name of the other level.' }) readonly otherLevel!: string;
  @Field(() => String, { nullable: true, description: 'The name of the learned level. Null if the game has none.' })
  readonly learnedLevel!: string | null;
  @Field(() => [String], { description: 'The names of the other decks.' }) readonly otherDecks!: readonly string[];
  @Field(() => Boolean, { description: 'Whether the search played a change set.' }) readonly ofChangeSet!: boolean;
  @Field(() => LabChecksView, { nullable: true, description: 'The unchanged rules. Null before the check.' })
  readonly unchanged!: LabChecksView | null;
  @Field(() => [LabProposalView], { complexity: listOf(5) }) readonly proposals!: readonly LabProposalView[];
  @Field(() => [LabTriedChangeView], { complexity: listOf(120) }) readonly tried!: readonly LabTriedChangeView[];
}
