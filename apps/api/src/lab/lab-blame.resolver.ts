/** Searches for the change that shifted a metric. The results are in the report of the run. */
import {
  Args,
  Context,
  Field,
  Float,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from '@nestjs/graphql';
import { AccountVisitors } from '@rulewright/accounts';
import { Access } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { WORK, workOf } from '../graphql/cost.ts';
import { originOf } from '../http/origin.ts';
import { LabBlame, type BlamePlan, type BlameRequest } from './lab-blame.ts';
import { LabRunView } from './lab.model.ts';
import { ensureLabKey, type LabVisit } from './owner.ts';
import { toLabRun } from './views.ts';

@InputType('LabBlameInput', {
  description:
    'Which release shifted a metric? `size` is the smallest shift worth noticing: 0.05 is 5 points for shares, otherwise 5% of the value.',
})
class LabBlameInput implements BlameRequest {
  @Field(() => String, { description: 'The rules, as `game/mode+variant?parameter=value`.' })
  readonly ruleset!: string;
  @Field(() => ID) readonly metric!: string;
  @Field(() => Int, { description: 'The first release, in which the metric had its old value.' })
  readonly from!: number;
  @Field(() => Int, { description: 'The last release, in which the metric has its new value.' })
  readonly to!: number;
  @Field(() => Float) readonly size!: number;
  @Field(() => ID, { description: 'The slug of the published deck of both players.' }) readonly deck!: string;
  @Field(() => ID, { description: 'The level of both players.' }) readonly bot!: string;
  @Field(() => Int, { nullable: true }) readonly seed?: Maybe<number>;
}

@ObjectType('LabBlamePlan', { description: 'What a search for a change would play. Times are estimates.' })
class LabBlamePlanView implements BlamePlan {
  @Field(() => Int) readonly releases!: number;
  @Field(() => Int, { description: 'The most comparisons of releases.' }) readonly comparisons!: number;
  @Field(() => Int, {
    description: 'The games of all comparisons of releases, if games of different releases have nothing in common.',
  })
  readonly usualGames!: number;
  @Field(() => Int) readonly mostGames!: number;
  @Field(() => Int) readonly threads!: number;
  @Field(() => Float, { nullable: true }) readonly gamesPerSecond!: number | null;
  @Field(() => Int, { nullable: true }) readonly seconds!: number | null;
}

@Resolver()
export class LabBlameResolver {
  constructor(
    private readonly blame: LabBlame,
    private readonly visitors: AccountVisitors,
  ) {}

  @Access('lab')
  @Query(() => LabBlamePlanView, {
    description: 'What a search for the change that shifted a metric would play, and about how long. Starts nothing.',
    complexity: workOf(WORK.deckList),
  })
  labBlamePlan(@Context() visit: LabVisit, @Args('input') input: LabBlameInput): Promise<LabBlamePlanView> {
    return this.blame.plan(originOf(visit.request), input);
  }

  @Access('lab')
  @Mutation(() => LabRunView, {
    description: 'Starts a search for the change that shifted a metric.',
    complexity: workOf(WORK.deckList),
  })
  async startLabBlame(@Context() visit: LabVisit, @Args('input') input: LabBlameInput): Promise<LabRunView> {
    const key = await ensureLabKey(visit, this.visitors);
    return toLabRun(key, await this.blame.start(key, originOf(visit.request), input));
  }
}
