/** The plot that shows the result of a run, and the comparison of two runs, as the schema shows them. */
import { Field, Float, ObjectType } from '@nestjs/graphql';
import { listOf } from '../graphql/cost.ts';
import { LabRunView } from './lab.model.ts';

@ObjectType('LabPlotRow', {
  description: 'A value of a plot with its interval. `shown` says that it differs from the reference.',
})
export class LabPlotRowView {
  @Field(() => String) readonly label!: string;
  @Field(() => Float) readonly value!: number;
  @Field(() => Float) readonly low!: number;
  @Field(() => Float) readonly high!: number;
  @Field(() => Boolean) readonly shown!: boolean;
}

@ObjectType('LabPlot', {
  description:
    'The plot that shows the result of a run. `kind` is `intervals` or `bars`. `unit` is `share`, `points`, `percent` (of an earlier value) or `number`; 0.05 is 5%, except for `number`.',
})
export class LabPlotView {
  @Field(() => String) readonly kind!: string;
  @Field(() => String) readonly title!: string;
  @Field(() => String) readonly unit!: string;
  @Field(() => [LabPlotRowView], { complexity: listOf(6) }) readonly rows!: readonly LabPlotRowView[];
  @Field(() => Float, { nullable: true, description: 'The value that means "no difference", or a goal.' })
  readonly at!: number | null;
  @Field(() => Float, { nullable: true, description: 'The difference worth noticing, on both sides of `at`.' })
  readonly band!: number | null;
  @Field(() => Float, { nullable: true, description: 'The confidence of the intervals, such as 0.99.' })
  readonly confidence!: number | null;
}

@ObjectType('LabValue', { description: 'A value with its 95% interval.' })
export class LabValueView {
  @Field(() => Float) readonly value!: number;
  @Field(() => Float) readonly low!: number;
  @Field(() => Float) readonly high!: number;
}

@ObjectType('LabComparedMetric', {
  description: 'A number that two runs have, with the difference of the second run from the first.',
})
export class LabComparedMetricView {
  @Field(() => String) readonly id!: string;
  @Field(() => String) readonly title!: string;
  @Field(() => String) readonly unit!: string;
  @Field(() => String) readonly group!: string;
  @Field(() => LabValueView) readonly a!: LabValueView;
  @Field(() => LabValueView) readonly b!: LabValueView;
  @Field(() => LabValueView) readonly difference!: LabValueView;
  @Field(() => Boolean, {
    description: 'Whether the games show a difference, with all numbers taken together (Holm, 5%).',
  })
  readonly shown!: boolean;
}

@ObjectType('LabComparison', {
  description: 'Two runs side by side. A run of several rulesets is compared by its last one.',
})
export class LabComparisonView {
  @Field(() => LabRunView) readonly a!: LabRunView;
  @Field(() => LabRunView) readonly b!: LabRunView;
  @Field(() => Boolean, {
    description: 'Whether both runs played the same seeds, so that games are compared in pairs.',
  })
  readonly paired!: boolean;
  @Field(() => [LabComparedMetricView], { complexity: listOf(40) })
  readonly metrics!: readonly LabComparedMetricView[];
}
