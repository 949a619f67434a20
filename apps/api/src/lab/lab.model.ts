/** Lab runs as the schema shows them. */
import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { listOf } from '../graphql/cost.ts';
import { RulesetNameView } from '../rulesets/ruleset.model.ts';

@ObjectType('LabArm', {
  description: 'One of the rulesets that a run compares. Each game of the run is played once in every arm.',
})
export class LabArmView {
  @Field(() => String) readonly name!: string;
  @Field(() => RulesetNameView) readonly ruleset!: RulesetNameView;
}

@ObjectType('LabEntrant', { description: 'A deck and the bot that plays it.' })
export class LabEntrantView {
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly bot!: string;
  @Field(() => Int, { description: 'The number of cards in the deck.' }) readonly cards!: number;
}

@ObjectType('LabSweep', { description: 'The swept parameter, with its value in each arm.' })
export class LabSweepView {
  @Field(() => String) readonly parameter!: string;
  @Field(() => [String]) readonly values!: readonly string[];
}

@ObjectType('LabChange', { description: 'A parameter, with the value that a candidate gives it.' })
export class LabChangeView {
  @Field(() => String) readonly parameter!: string;
  @Field(() => String) readonly value!: string;
}

@ObjectType('LabRefused', { description: 'A candidate that cannot be played, with the reason.' })
export class LabRefusedView {
  @Field(() => String) readonly ruleset!: string;
  @Field(() => String) readonly reason!: string;
}

@ObjectType('LabTune', {
  description:
    'The goals of a search and the candidates that it tries. Each arm is a candidate. The first arm is the unchanged ruleset.',
})
export class LabTuneView {
  @Field(() => [String]) readonly goals!: readonly string[];
  @Field(() => [[LabChangeView]], {
    complexity: listOf(24),
    description: 'The changes of each candidate, in the order of the arms.',
  })
  readonly changes!: readonly (readonly LabChangeView[])[];
  @Field(() => [LabRefusedView], { complexity: listOf(24) }) readonly refused!: readonly LabRefusedView[];
}

@ObjectType('LabRun', {
  description: 'A run of the lab. `state` is `queued`, `running`, `paused`, `done`, `cancelled` or `failed`.',
})
export class LabRunView {
  @Field(() => ID) readonly id!: string;
  @Field(() => ID) readonly game!: string;
  @Field(() => Int) readonly release!: number;
  @Field(() => String, { description: 'What the run compares, in one line.' }) readonly title!: string;
  @Field(() => String) readonly state!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Why the run ended: `complete` if all games were played, `enough` if the result was known early, or the reason for a failure.',
  })
  readonly ended!: string | null;
  @Field(() => Boolean, { description: 'Whether you started this run.' }) readonly mine!: boolean;
  @Field(() => String, { nullable: true, description: 'When the run was put into the gallery, if it is in it.' })
  readonly shownAt!: string | null;
  @Field(() => String) readonly createdAt!: string;
  @Field(() => String, { nullable: true }) readonly finishedAt!: string | null;
  @Field(() => [LabArmView], { complexity: listOf(2) }) readonly arms!: readonly LabArmView[];
  @Field(() => [LabEntrantView], { complexity: listOf(2) }) readonly entrants!: readonly LabEntrantView[];
  @Field(() => Int, { description: 'The number of games in each arm.' }) readonly gamesOfArm!: number;
  @Field(() => Int, { description: 'The number of games in all arms together.' }) readonly games!: number;
  @Field(() => Int) readonly seed!: number;
  @Field(() => Boolean, { description: 'Whether the entrants change seats from game to game.' })
  readonly swap!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'The metric that ends the run as soon as its difference is known well enough.',
  })
  readonly stopMetric!: string | null;
  @Field(() => ID, { nullable: true, description: 'The question that the run answers.' })
  readonly question!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The search of the run, if it chooses its games while it runs: `blame` searches for a change, `propose` for changes that reach goals.',
  })
  readonly searches!: string | null;
  @Field(() => LabSweepView, { nullable: true }) readonly sweep!: LabSweepView | null;
  @Field(() => LabTuneView, { nullable: true }) readonly tune!: LabTuneView | null;
}

@ObjectType('LabProgress', {
  description: 'The progress of a run. `gamesPerSecond` and `secondsLeft` are null until they are known.',
})
export class LabProgressView {
  @Field(() => Int) readonly played!: number;
  @Field(() => Int) readonly games!: number;
  @Field(() => Float, { nullable: true }) readonly gamesPerSecond!: number | null;
  @Field(() => Int, { nullable: true }) readonly secondsLeft!: number | null;
}
