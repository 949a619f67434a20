/** The input types of a new lab run. */
import { Field, Float, InputType, Int } from '@nestjs/graphql';
import type { Maybe } from '../base/maybe.ts';
import type { EntrantRequest, RunRequest, StopRequest, SweepRequest, TuneRequest } from './new-run.ts';

@InputType('LabEntrantInput', {
  description:
    'A deck and a bot for a run of the lab. Give either `deck`, a list as text, or `deckSlug`, the slug of a published deck.',
})
export class LabEntrantInput implements EntrantRequest {
  @Field(() => String) readonly bot!: string;
  @Field(() => String, { nullable: true }) readonly deck?: Maybe<string>;
  @Field(() => String, { nullable: true }) readonly deckSlug?: Maybe<string>;
}

@InputType('LabSweepInput', {
  description: 'The values of a parameter that a run compares. Each value gets its own arm, in this order.',
})
export class LabSweepInput implements SweepRequest {
  @Field(() => String) readonly parameter!: string;
  @Field(() => [String]) readonly values!: readonly string[];
}

@InputType('LabTuneInput', {
  description:
    'What a run looks for. `goals` are numbers to reach, such as `turns=12` or `starter-wins<=52%`. `vary` lists the parameters that may change, with the values to try.',
})
export class LabTuneInput implements TuneRequest {
  @Field(() => [String]) readonly goals!: readonly string[];
  @Field(() => [LabSweepInput]) readonly vary!: readonly LabSweepInput[];
}

@InputType('LabStopInput', {
  description: 'When to stop a comparison early: as soon as the difference in this metric is known well enough.',
})
export class LabStopInput implements StopRequest {
  @Field(() => String) readonly metric!: string;
  @Field(() => Float, {
    nullable: true,
    description:
      'The smallest difference that matters. The comparison also ends when the difference is known to be smaller.',
  })
  readonly matters?: Maybe<number>;
}

@InputType('NewLabRunInput', {
  description:
    'A new run of the lab. `ruleset` has the form `game/mode+variant?parameter=value`. `against` compares it with a second ruleset. `sweep` compares values of one parameter. `tune` searches for rulesets that reach goals.',
})
export class NewLabRunInput implements RunRequest {
  @Field(() => String) readonly ruleset!: string;
  @Field(() => String, { nullable: true }) readonly against?: Maybe<string>;
  @Field(() => LabSweepInput, { nullable: true }) readonly sweep?: Maybe<LabSweepInput>;
  @Field(() => LabTuneInput, { nullable: true }) readonly tune?: Maybe<LabTuneInput>;
  @Field(() => [LabEntrantInput], { description: 'The entrants, in the order of the seats in the first game.' })
  readonly entrants!: readonly LabEntrantInput[];
  @Field(() => Int, { description: 'The number of games for each ruleset.' }) readonly games!: number;
  @Field(() => Int, { nullable: true }) readonly seed?: Maybe<number>;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the entrants change seats from game to game. The default is true.',
  })
  readonly swap?: Maybe<boolean>;
  @Field(() => LabStopInput, { nullable: true }) readonly stop?: Maybe<LabStopInput>;
  @Field(() => Int, {
    nullable: true,
    description: 'The number of the release to play by. The default is the current release.',
  })
  readonly release?: Maybe<number>;
}
