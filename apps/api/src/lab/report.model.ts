/** What a lab run has found, as the schema shows it. */
import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { listOf } from '../graphql/cost.ts';
import { RulesetNameView } from '../rulesets/ruleset.model.ts';

@ObjectType('LabFinding', { description: 'unit: share, number. low, high: the 95% interval of the difference.' })
export class LabFindingView {
  @Field(() => String) readonly metric!: string;
  @Field(() => String) readonly title!: string;
  @Field(() => String) readonly unit!: string;
  @Field(() => Float) readonly a!: number;
  @Field(() => Float) readonly b!: number;
  @Field(() => Float) readonly difference!: number;
  @Field(() => Float) readonly low!: number;
  @Field(() => Float) readonly high!: number;
  @Field(() => Boolean, { description: 'The games show a difference, all findings taken together (Holm, 5%).' })
  readonly shown!: boolean;
  @Field(() => String) readonly sentence!: string;
}

@ObjectType('LabMetric', { description: 'unit: share, number. low, high: the 95% interval.' })
export class LabMetricView {
  @Field(() => String) readonly id!: string;
  @Field(() => String) readonly title!: string;
  @Field(() => String) readonly unit!: string;
  @Field(() => Float) readonly value!: number;
  @Field(() => Float) readonly low!: number;
  @Field(() => Float) readonly high!: number;
}

@ObjectType('LabBar', { description: 'How many games had this number.' })
export class LabBarView {
  @Field(() => Int) readonly at!: number;
  @Field(() => Int) readonly games!: number;
}

@ObjectType('LabEnding')
export class LabEndingView {
  @Field(() => String) readonly cause!: string;
  @Field(() => String, { description: 'Because of what, in words: the rest of a sentence.' }) readonly text!: string;
  @Field(() => Int) readonly games!: number;
}

@ObjectType('LabCard', { description: 'Numbers of seats that drew and played it; a drawn game is half a win.' })
export class LabCardView {
  @Field(() => ID) readonly slug!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => Int) readonly drawn!: number;
  @Field(() => Int) readonly played!: number;
  @Field(() => Float, { nullable: true }) readonly winsWhenDrawn!: number | null;
  @Field(() => Float, { nullable: true }) readonly winsWhenPlayed!: number | null;
}

@ObjectType('LabRule', { description: 'How often a rule was applied in all games.' })
export class LabRuleView {
  @Field(() => ID) readonly id!: string;
  @Field(() => Float) readonly times!: number;
}

@ObjectType('LabArmReport')
export class LabArmReportView {
  @Field(() => String) readonly name!: string;
  @Field(() => RulesetNameView) readonly ruleset!: RulesetNameView;
  @Field(() => Int) readonly games!: number;
  @Field(() => Int, { description: 'Games that were cut off: they count as nobody’s.' }) readonly capped!: number;
  @Field(() => Int) readonly draws!: number;
  @Field(() => [Int], { description: 'By seat.' }) readonly wins!: readonly number[];
  @Field(() => String, { description: 'Of the last states of all games: two runs with one checksum played the same.' })
  readonly checksum!: string;
  @Field(() => [LabEndingView], { complexity: listOf(6) }) readonly endings!: readonly LabEndingView[];
  @Field(() => [LabMetricView], { complexity: listOf(40) }) readonly metrics!: readonly LabMetricView[];
  @Field(() => [LabBarView], { complexity: listOf(60) }) readonly turns!: readonly LabBarView[];
  @Field(() => [LabCardView], { complexity: listOf(100) }) readonly cards!: readonly LabCardView[];
  @Field(() => [LabRuleView], { complexity: listOf(200) }) readonly rules!: readonly LabRuleView[];
}

@ObjectType('LabGoalResult', {
  description:
    'relation: =, <=, >=. miss: how far the value is from the goal, as a part of the goal; 0 when it is met.',
})
export class LabGoalResultView {
  @Field(() => String) readonly metric!: string;
  @Field(() => String) readonly title!: string;
  @Field(() => String) readonly unit!: string;
  @Field(() => String) readonly relation!: string;
  @Field(() => Float) readonly wanted!: number;
  @Field(() => Float) readonly value!: number;
  @Field(() => Float) readonly low!: number;
  @Field(() => Float) readonly high!: number;
  @Field(() => Float) readonly miss!: number;
}

@ObjectType('LabCandidate', { description: 'An arm of a run that tunes. miss: the sum over the goals.' })
export class LabCandidateView {
  @Field(() => Int) readonly arm!: number;
  @Field(() => Int, { description: 'Parameters that differ from the ruleset as it is.' }) readonly changes!: number;
  @Field(() => Int) readonly games!: number;
  @Field(() => Float) readonly miss!: number;
  @Field(() => Boolean, { description: 'No other is as near to every goal with as few changes.' })
  readonly frontier!: boolean;
  @Field(() => [LabGoalResultView], { complexity: listOf(4) }) readonly results!: readonly LabGoalResultView[];
}

@ObjectType('LabReport', { description: 'From the games that are stored.' })
export class LabReportView {
  @Field(() => Int, { description: 'Of all arms.' }) readonly games!: number;
  @Field(() => [LabArmReportView], { complexity: listOf(4) }) readonly arms!: readonly LabArmReportView[];
  @Field(() => [LabFindingView], { complexity: listOf(60) }) readonly findings!: readonly LabFindingView[];
  @Field(() => [LabCandidateView], { complexity: listOf(24), description: 'Of a run that tunes; else none.' })
  readonly candidates!: readonly LabCandidateView[];
}

@ObjectType('LabGame', { description: 'winner, starter: seats, from 0; null for nobody.' })
export class LabGameView {
  @Field(() => Int) readonly arm!: number;
  @Field(() => Int, { description: 'From 0; games of all arms with one number share a seed.' }) readonly game!: number;
  @Field(() => Int, { nullable: true }) readonly winner!: number | null;
  @Field(() => Int, { nullable: true }) readonly starter!: number | null;
  @Field(() => String) readonly cause!: string;
  @Field(() => Int) readonly turns!: number;
  @Field(() => Int) readonly decisions!: number;
  @Field(() => Int) readonly leadChanges!: number;
}
