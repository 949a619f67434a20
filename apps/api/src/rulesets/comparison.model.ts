/** Two rulesets side by side, as the schema shows them. */
import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { ParameterValue } from '@rulewright/content';
import { listOf } from '../graphql/cost.ts';
import { JsonScalar } from '../graphql/scalars.ts';
import { RulesetNameView, StepView, ValueOriginView } from './ruleset.model.ts';

@ObjectType('ParameterDifference')
export class ParameterDifferenceView {
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly help!: string;
  @Field(() => JsonScalar, { nullable: true }) readonly a!: ParameterValue;
  @Field(() => JsonScalar, { nullable: true }) readonly b!: ParameterValue;
  @Field(() => String) readonly aText!: string;
  @Field(() => String) readonly bText!: string;
  @Field(() => ValueOriginView) readonly originA!: ValueOriginView;
  @Field(() => ValueOriginView) readonly originB!: ValueOriginView;
  @Field(() => [ID]) readonly rules!: readonly string[];
}

@ObjectType('StepDifference', { description: 'part: setup, turn.' })
export class StepDifferenceView {
  @Field(() => String) readonly part!: 'setup' | 'turn';
  @Field(() => [StepView], { complexity: listOf(10) }) readonly a!: readonly StepView[];
  @Field(() => [StepView], { complexity: listOf(10) }) readonly b!: readonly StepView[];
}

@ObjectType('RuleDifference', { description: 'change: added, removed, changed. Texts are plain.' })
export class RuleDifferenceView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly change!: 'added' | 'removed' | 'changed';
  @Field(() => String, { nullable: true }) readonly a!: string | null;
  @Field(() => String, { nullable: true }) readonly b!: string | null;
  @Field(() => String, { nullable: true }) readonly numberA?: string;
  @Field(() => String, { nullable: true }) readonly numberB?: string;
  @Field(() => String) readonly chapter!: string;
}

@ObjectType('Comparison')
export class ComparisonView {
  @Field(() => RulesetNameView) readonly a!: RulesetNameView;
  @Field(() => RulesetNameView) readonly b!: RulesetNameView;
  @Field(() => [ParameterDifferenceView], { complexity: listOf(60) })
  readonly parameters!: readonly ParameterDifferenceView[];
  @Field(() => [StepDifferenceView], { complexity: listOf(2) }) readonly steps!: readonly StepDifferenceView[];
  @Field(() => [RuleDifferenceView], { complexity: listOf(150) }) readonly rules!: readonly RuleDifferenceView[];
}
