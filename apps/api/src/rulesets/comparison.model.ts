/** Two rulesets side by side, as the schema shows them. */
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { ruleTexts, type ParameterValue, type Ruleset } from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';
import { listOf } from '../graphql/cost.ts';
import { JsonScalar } from '../graphql/scalars.ts';
import { originView, RulesetNameView, say, stepOf, StepView, ValueOriginView } from './ruleset.model.ts';
import type { ComparedRulesets } from './rulesets.service.ts';

@ObjectType('ParameterDifference', {
  description: 'A parameter whose value differs between two rulesets. `aText` and `bText` are the values in words.',
})
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

@ObjectType('StepDifference', {
  description: 'A difference between the steps of two rulesets. `part` is `setup` or `turn`.',
})
export class StepDifferenceView {
  @Field(() => String) readonly part!: 'setup' | 'turn';
  @Field(() => [StepView], { complexity: listOf(10) }) readonly a!: readonly StepView[];
  @Field(() => [StepView], { complexity: listOf(10) }) readonly b!: readonly StepView[];
}

@ObjectType('RuleDifference', {
  description:
    'A difference between the texts of a rule. `change` is `added`, `removed` or `changed`. The texts are plain text.',
})
export class RuleDifferenceView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly change!: 'added' | 'removed' | 'changed';
  @Field(() => String, { nullable: true }) readonly a!: string | null;
  @Field(() => String, { nullable: true }) readonly b!: string | null;
  @Field(() => String, { nullable: true }) readonly numberA?: string;
  @Field(() => String, { nullable: true }) readonly numberB?: string;
  @Field(() => String) readonly chapter!: string;
}

@ObjectType('Comparison', { description: 'The differences between two rulesets.' })
export class ComparisonView {
  @Field(() => RulesetNameView) readonly a!: RulesetNameView;
  @Field(() => RulesetNameView) readonly b!: RulesetNameView;
  @Field(() => [ParameterDifferenceView], { complexity: listOf(60) })
  readonly parameters!: readonly ParameterDifferenceView[];
  @Field(() => [StepDifferenceView], { complexity: listOf(2) }) readonly steps!: readonly StepDifferenceView[];
  @Field(() => [RuleDifferenceView], { complexity: listOf(150) }) readonly rules!: readonly RuleDifferenceView[];
}

/** Converts a comparison to its type in the schema: adds the text of each value and the chapter of each rule. */
export function toComparison({ opened, a, b, comparison, bookA, bookB }: ComparedRulesets): ComparisonView {
  const game = opened.game(a.game);
  const declared = new Map(game.vocabulary.parameters.map((one) => [one.name, one]));
  const textsA = ruleTexts(bookA);
  const textsB = ruleTexts(bookB);
  return {
    a,
    b,
    parameters: comparison.parameters.map((one) => {
      const declaration = declared.get(one.name)!;
      const [originA, originB] = [originView(game, one.originA), originView(game, one.originB)];
      const texts = { aText: say(declaration, one.a), bText: say(declaration, one.b) };
      return { ...one, ...texts, originA, originB, help: declaration.help };
    }),
    steps: (['setup', 'turn'] as const).flatMap((part) => stepDifference(opened, a, b, part)),
    rules: comparison.rules.map((one) => {
      const inA = textsA.get(one.id);
      const inB = textsB.get(one.id);
      return { ...one, numberA: inA?.number, numberB: inB?.number, chapter: (inB ?? inA)!.chapter };
    }),
  };
}

function stepDifference(opened: OpenedRelease, a: Ruleset, b: Ruleset, part: 'setup' | 'turn'): StepDifferenceView[] {
  if (a[part].join() === b[part].join()) return [];
  const steps = (ruleset: Ruleset) => ruleset[part].map((id) => stepOf(opened, ruleset.game, id));
  return [{ part, a: steps(a), b: steps(b) }];
}
