/** Lab runs as the schema shows them. */
import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { listOf } from '../graphql/cost.ts';
import { RulesetNameView } from '../rulesets/ruleset.model.ts';

@ObjectType('LabArm', { description: 'The rules under which all games of a run are played once.' })
export class LabArmView {
  @Field(() => String) readonly name!: string;
  @Field(() => RulesetNameView) readonly ruleset!: RulesetNameView;
}

@ObjectType('LabEntrant', { description: 'Who plays: a deck and a bot.' })
export class LabEntrantView {
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly bot!: string;
  @Field(() => Int, { description: 'Cards of its deck.' }) readonly cards!: number;
}

@ObjectType('LabSweep', { description: 'A parameter, and its value in each arm.' })
export class LabSweepView {
  @Field(() => String) readonly parameter!: string;
  @Field(() => [String]) readonly values!: readonly string[];
}

@ObjectType('LabChange', { description: 'A parameter with the value that a candidate gives it.' })
export class LabChangeView {
  @Field(() => String) readonly parameter!: string;
  @Field(() => String) readonly value!: string;
}

@ObjectType('LabRefused', { description: 'A candidate that cannot be played.' })
export class LabRefusedView {
  @Field(() => String) readonly ruleset!: string;
  @Field(() => String) readonly reason!: string;
}

@ObjectType('LabTune', { description: 'What the arms are candidates for. The first arm is the ruleset as it is.' })
export class LabTuneView {
  @Field(() => [String]) readonly goals!: readonly string[];
  @Field(() => [[LabChangeView]], { complexity: listOf(24), description: 'By arm, what it changes.' })
  readonly changes!: readonly (readonly LabChangeView[])[];
  @Field(() => [LabRefusedView], { complexity: listOf(24) }) readonly refused!: readonly LabRefusedView[];
}

@ObjectType('LabRun', { description: 'state: queued, running, paused, done, cancelled, failed.' })
export class LabRunView {
  @Field(() => ID) readonly id!: string;
  @Field(() => ID) readonly game!: string;
  @Field(() => Int) readonly release!: number;
  @Field(() => String, { description: 'What is compared, in one line.' }) readonly title!: string;
  @Field(() => String) readonly state!: string;
  @Field(() => String, { nullable: true, description: 'complete, enough; or why it failed.' })
  readonly ended!: string | null;
  @Field(() => Boolean, { description: 'The visitor set it up.' }) readonly mine!: boolean;
  @Field(() => String) readonly createdAt!: string;
  @Field(() => String, { nullable: true }) readonly finishedAt!: string | null;
  @Field(() => [LabArmView], { complexity: listOf(2) }) readonly arms!: readonly LabArmView[];
  @Field(() => [LabEntrantView], { complexity: listOf(2) }) readonly entrants!: readonly LabEntrantView[];
  @Field(() => Int, { description: 'Of each arm.' }) readonly gamesOfArm!: number;
  @Field(() => Int, { description: 'Of all arms.' }) readonly games!: number;
  @Field(() => Int) readonly seed!: number;
  @Field(() => Boolean, { description: 'Entrants change seats.' }) readonly swap!: boolean;
  @Field(() => String, { nullable: true, description: 'The number that ends the run when it is known well enough.' })
  readonly stopMetric!: string | null;
  @Field(() => LabSweepView, { nullable: true }) readonly sweep!: LabSweepView | null;
  @Field(() => LabTuneView, { nullable: true }) readonly tune!: LabTuneView | null;
}

@ObjectType('LabProgress', { description: 'How far a run is. Speed and rest are null while they are not known.' })
export class LabProgressView {
  @Field(() => Int) readonly played!: number;
  @Field(() => Int) readonly games!: number;
  @Field(() => Float, { nullable: true }) readonly gamesPerSecond!: number | null;
  @Field(() => Int, { nullable: true }) readonly secondsLeft!: number | null;
}
