/** Coverage as the schema shows it: for each rule its sentence, its code and its examples, or the reason why only people can follow it. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { listOf } from '../graphql/cost.ts';
import { ExampleRefView, toExampleRef } from './example.model.ts';
import type { GameCoverage } from './examples.ts';

@ObjectType('Firing', { description: 'How often a rule fired in the games of one mode.' })
export class FiringView {
  @Field(() => ID) readonly mode!: string;
  @Field(() => Int) readonly count!: number;
}

@ObjectType('RuleCoverage', {
  description:
    'What shows that a rule works. `played` lists the code of the game that counts the rule. `told` lists the code that follows the rule by its structure.',
})
export class RuleCoverageView {
  @Field(() => ID) readonly ruleId!: string;
  @Field(() => String, { nullable: true, description: 'The sentence of the rule in the first mode that has it.' })
  readonly sentence!: string | null;
  @Field(() => [ID]) readonly modes!: readonly string[];
  @Field(() => [String]) readonly played!: readonly string[];
  @Field(() => [String]) readonly told!: readonly string[];
  @Field(() => [ExampleRefView], { complexity: listOf(3) }) readonly examples!: readonly ExampleRefView[];
  @Field(() => Int, { description: 'How many of its examples set other values than every mode to which they apply.' })
  readonly pinned!: number;
  @Field(() => String, { nullable: true, description: 'The reason why only people can follow the rule.' })
  readonly forPeople!: string | null;
  @Field(() => [FiringView], {
    complexity: listOf(6),
    description:
      'How often the rule fired, for each mode that has it. The list is empty if matches do not count the rule, or until the random games are finished.',
  })
  readonly fired!: readonly FiringView[];
  @Field(() => Boolean, { description: 'Whether matches count how often this rule is applied.' })
  readonly counted!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'The circumstances that the rule needs, if random games seldom reach it.',
  })
  readonly rare!: string | null;
  @Field(() => [String], { description: 'The proof that is missing: `text`, `citation` or `example`.' })
  readonly missing!: readonly string[];
}

@ObjectType('CoverageCounts', {
  description: 'The numbers of rules. `forPeople` counts the rules that only people can follow.',
})
export class CoverageCountsView {
  @Field(() => Int) readonly rules!: number;
  @Field(() => Int) readonly withText!: number;
  @Field(() => Int) readonly withCitation!: number;
  @Field(() => Int) readonly withExample!: number;
  @Field(() => Int, {
    description: 'The number of examples that set other values than every mode to which they apply.',
  })
  readonly pinned!: number;
  @Field(() => Int) readonly forPeople!: number;
  @Field(() => Int, { description: 'The number of rules that matches count.' })
  readonly counted!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'The number of counted rules that fired in at least one mode. It is null until the random games are finished.',
  })
  readonly fired!: number | null;
}

@ObjectType('Coverage', {
  description: 'Which rules of a game have code, a worked example and games in which they fired.',
})
export class CoverageView {
  @Field(() => Int, {
    nullable: true,
    description:
      'The number of random games played in each mode to see which rules fire. It is null until they are finished.',
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

@ObjectType('MissedLine', { description: 'A line of a play document that no example noticed.' })
export class MissedLineView {
  @Field(() => String) readonly path!: string;
  @Field(() => Int) readonly line!: number;
  @Field(() => String) readonly text!: string;
  @Field(() => ID, { nullable: true, description: 'The rule that the line or a block around it cites.' })
  readonly rule!: string | null;
}

@ObjectType('LineProof', {
  description:
    'What worked examples prove about the play documents of a game: lines were chosen by lot and removed, one at a time.',
})
export class LineProofView {
  @Field(() => Int, { description: 'The statements of the documents.' }) readonly lines!: number;
  @Field(() => Int, { description: 'The statements that a rule covers.' }) readonly cited!: number;
  @Field(() => Int, { description: 'The lines that were removed.' }) readonly tried!: number;
  @Field(() => Int, { description: 'The lines that an example of their rules noticed.' }) readonly noticed!: number;
  @Field(() => Int, { description: 'The lines without which the documents do not load.' }) readonly refused!: number;
  @Field(() => [MissedLineView], {
    complexity: listOf(40),
    description: 'The lines that no example of their rules noticed.',
  })
  readonly missed!: readonly MissedLineView[];
  @Field(() => Boolean, {
    description: 'Whether all lines have been tried, at most 600. The first answer is for 60 lines.',
  })
  readonly isComplete!: boolean;
}
