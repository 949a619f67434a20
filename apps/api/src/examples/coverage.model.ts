/** Coverage as the schema shows it: for every rule its sentence, the code, its examples, or why it is for people. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { listOf } from '../graphql/cost.ts';
import { ExampleRefView, toExampleRef } from './example.model.ts';
import type { GameCoverage } from './examples.ts';

@ObjectType('Firing', { description: 'How often a rule fired in the games of a mode.' })
export class FiringView {
  @Field(() => ID) readonly mode!: string;
  @Field(() => Int) readonly count!: number;
}

@ObjectType('RuleCoverage', {
  description: 'played: files of the game that count the rule; told: files that follow it by their shape.',
})
export class RuleCoverageView {
  @Field(() => ID) readonly ruleId!: string;
  @Field(() => String, { nullable: true, description: 'In the first mode whose rulebook has it.' })
  readonly sentence!: string | null;
  @Field(() => [ID]) readonly modes!: readonly string[];
  @Field(() => [String]) readonly played!: readonly string[];
  @Field(() => [String]) readonly told!: readonly string[];
  @Field(() => [ExampleRefView], { complexity: listOf(3) }) readonly examples!: readonly ExampleRefView[];
  @Field(() => String, { nullable: true, description: 'Why only people can follow it.' })
  readonly forPeople!: string | null;
  @Field(() => [FiringView], {
    complexity: listOf(6),
    description: 'For each mode whose rulebook has it; none if matches do not count it, or before the games are over.',
  })
  readonly fired!: readonly FiringView[];
  @Field(() => Boolean, { description: 'Whether matches count how often it is applied.' }) readonly counted!: boolean;
  @Field(() => String, { nullable: true, description: 'What it takes for it to come up, where games seldom meet it.' })
  readonly rare!: string | null;
  @Field(() => [String], { description: 'text, citation, example' }) readonly missing!: readonly string[];
}

@ObjectType('CoverageCounts')
export class CoverageCountsView {
  @Field(() => Int) readonly rules!: number;
  @Field(() => Int) readonly withText!: number;
  @Field(() => Int) readonly withCitation!: number;
  @Field(() => Int) readonly withExample!: number;
  @Field(() => Int) readonly forPeople!: number;
  @Field(() => Int, { description: 'Those of which matches count how often they are applied.' })
  readonly counted!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Those of the counted that fired in some mode; null as long as the games are being played.',
  })
  readonly fired!: number | null;
}

@ObjectType('Coverage')
export class CoverageView {
  @Field(() => Int, {
    nullable: true,
    description: 'Random games of each mode in which rules were counted; null as long as they are being played.',
  })
  readonly games!: number | null;
  @Field(() => CoverageCountsView) readonly counts!: CoverageCountsView;
  @Field(() => [RuleCoverageView], { complexity: listOf(250) }) readonly rules!: readonly RuleCoverageView[];
}

export function toCoverage({ counts, rules: covered, firings }: GameCoverage): CoverageView {
  const rules = covered.map((rule) => ({
    ...rule,
    examples: rule.examples.map(toExampleRef),
    fired: (rule.counted ? (firings ?? []) : [])
      .filter(({ mode }) => rule.modes.includes(mode))
      .map(({ mode, rules: fired }) => ({ mode, count: fired[rule.ruleId] ?? 0 })),
  }));
  const fired = firings && rules.filter((rule) => rule.fired.some(({ count }) => count > 0)).length;
  return { counts: { ...counts, fired }, games: firings && (firings[0]?.games ?? 0), rules };
}
