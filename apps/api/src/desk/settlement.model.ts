/** GraphQL types for settling failing examples. */
import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { settlementSentence, type Settlement } from '@rulewright/desk';
import { ExampleView } from '../examples/example.model.ts';
import { listOf } from '../graphql/cost.ts';
import { JsonScalar } from '../graphql/scalars.ts';
import { FieldChangeView } from './diff.model.ts';

@ObjectType('SettledExample', {
  description:
    'A failing example. `kind` is `keep` (it is only affected, and passes with the old values in `sets`), `outcome` (it has a proposed outcome) or `open` (`why` says why only the editor helps). `cause` is the end of a sentence on all examples of its group. `titleDoubt`: the title may be false under the outcome. `settled`: it was settled from this run. `apart`: the outcome is for a copy of the example in these modes, and the example keeps its other modes. `leaves`: the modes that it keeps if you leave the failing ones out; empty if one of its rules would have no example.',
})
export class SettledExampleView {
  @Field(() => Int) readonly index!: number;
  @Field(() => String) readonly id!: string;
  @Field(() => String) readonly title!: string;
  @Field(() => String) readonly path!: string;
  @Field(() => [String]) readonly modes!: readonly string[];
  @Field(() => [String], { description: 'The names of `modes`, in the same order.' })
  readonly names!: readonly string[];
  @Field(() => String) readonly kind!: string;
  @Field(() => String) readonly cause!: string;
  @Field(() => String) readonly why!: string;
  @Field(() => [String]) readonly sets!: readonly string[];
  @Field(() => Boolean) readonly titleDoubt!: boolean;
  @Field(() => Boolean) readonly settled!: boolean;
  @Field(() => [String]) readonly apart!: readonly string[];
  @Field(() => [String]) readonly leaves!: readonly string[];
}

@ObjectType('Settlement', { description: 'All failing examples of a run, at most 400, and one sentence on them.' })
export class SettlementView {
  @Field(() => String) readonly sentence!: string;
  @Field(() => Int) readonly more!: number;
  @Field(() => [SettledExampleView], { complexity: listOf(400) }) readonly examples!: readonly SettledExampleView[];
}

export const toSettlement = (settlement: Settlement): SettlementView => ({
  sentence: settlementSentence(settlement),
  more: settlement.more,
  examples: settlement.examples.map(({ set = {}, apart, leave = [], ...one }, index) => ({
    ...one,
    index,
    names: one.names ?? one.modes,
    apart: apart?.modes ?? [],
    leaves: leave,
    sets: Object.entries(set).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    settled: settlement.done.includes(index),
  })),
});

@ObjectType('ProposedOutcome', {
  description: 'What an example would state from now on, and the seal with which its outcome can be accepted.',
})
export class ProposedOutcomeView {
  @Field(() => [FieldChangeView]) readonly changes!: readonly FieldChangeView[];
  @Field(() => String) readonly seal!: string;
  @Field(() => [JsonScalar], {
    complexity: listOf(3),
    description: 'The events that the example states at its end, in the notation of examples.',
  })
  readonly stated!: readonly unknown[];
  @Field(() => ExampleView, {
    description: 'The example with this outcome, played in the first mode in which it fails.',
  })
  readonly played!: ExampleView;
}

@InputType('AcceptedOutcome', {
  description:
    'An outcome that you have seen. `title` is the title from now on. An outcome that you correct with `without` and `events` is refused if the engine plays something else.',
})
export class AcceptedOutcomeInput {
  @Field(() => Int) example!: number;
  @Field(() => String) seal!: string;
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => [String], {
    nullable: true,
    description: 'Fields of `changes` that the example does not state.',
  })
  without?: string[] | null;
  @Field(() => [Int], {
    nullable: true,
    description:
      'The events that the example states at its end, by their places in all events of `played`, from 0. Without it, they are as proposed.',
  })
  events?: number[] | null;
}
