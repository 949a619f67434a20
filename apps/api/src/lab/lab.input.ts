/** What a new lab run is made of, as the schema takes it. */
import { Field, Float, InputType, Int } from '@nestjs/graphql';
import type { Maybe } from '../base/maybe.ts';
import type { EntrantRequest, RunRequest, StopRequest, SweepRequest, TuneRequest } from './new-run.ts';

@InputType('LabEntrantInput', { description: 'deck: a list as text; deckSlug: a published one. One of the two.' })
export class LabEntrantInput implements EntrantRequest {
  @Field(() => String) readonly bot!: string;
  @Field(() => String, { nullable: true }) readonly deck?: Maybe<string>;
  @Field(() => String, { nullable: true }) readonly deckSlug?: Maybe<string>;
}

@InputType('LabSweepInput', { description: 'values: one value an arm, from the first to the last.' })
export class LabSweepInput implements SweepRequest {
  @Field(() => String) readonly parameter!: string;
  @Field(() => [String]) readonly values!: readonly string[];
}

@InputType('LabTuneInput', {
  description:
    'goals: numbers to reach, as in turns=12 or starter-wins<=52%. vary: parameters that may change, with the values to try.',
})
export class LabTuneInput implements TuneRequest {
  @Field(() => [String]) readonly goals!: readonly string[];
  @Field(() => [LabSweepInput]) readonly vary!: readonly LabSweepInput[];
}

@InputType('LabStopInput', {
  description: 'Ends a comparison when the difference of this number is known well enough.',
})
export class LabStopInput implements StopRequest {
  @Field(() => String) readonly metric!: string;
  @Field(() => Float, { nullable: true, description: 'A difference below this does not matter.' })
  readonly matters?: Maybe<number>;
}

@InputType('NewLabRunInput', {
  description:
    'ruleset: game/mode+variant?parameter=value. With `against` two rulesets are compared, with `sweep` values of a parameter, with `tune` candidates for goals.',
})
export class NewLabRunInput implements RunRequest {
  @Field(() => String) readonly ruleset!: string;
  @Field(() => String, { nullable: true }) readonly against?: Maybe<string>;
  @Field(() => LabSweepInput, { nullable: true }) readonly sweep?: Maybe<LabSweepInput>;
  @Field(() => LabTuneInput, { nullable: true }) readonly tune?: Maybe<LabTuneInput>;
  @Field(() => [LabEntrantInput], { description: 'By seat of the first game.' })
  readonly entrants!: readonly LabEntrantInput[];
  @Field(() => Int, { description: 'Of each ruleset.' }) readonly games!: number;
  @Field(() => Int, { nullable: true }) readonly seed?: Maybe<number>;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Entrants change seats from game to game; they do if not said.',
  })
  readonly swap?: Maybe<boolean>;
  @Field(() => LabStopInput, { nullable: true }) readonly stop?: Maybe<LabStopInput>;
  @Field(() => Int, { nullable: true, description: 'The release to play by; the current one if none is given.' })
  readonly release?: Maybe<number>;
}
