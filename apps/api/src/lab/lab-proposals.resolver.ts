/** Searches for changes of values that reach goals. The results are in the report of the run. */
import {
  Args,
  ArgsType,
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
import { AccountVisitors, type Person } from '@rulewright/accounts';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { WORK, listOf, workOf } from '../graphql/cost.ts';
import { originOf } from '../http/origin.ts';
import { LabProposals, type ProposalsPlan, type ProposalsRequest } from './lab-proposals.ts';
import { LabRunView } from './lab.model.ts';
import { ensureLabKey, type LabVisit } from './owner.ts';
import { ProposalSets } from './proposal-sets.ts';
import { toLabRun } from './views.ts';

@InputType('LabProposalsInput', {
  description:
    'Which small changes reach these goals? Only values that the sources leave open may change. If the request previews a change set, the search plays it.',
})
class LabProposalsInput implements ProposalsRequest {
  @Field(() => String, { description: 'The rules, as `game/mode+variant?parameter=value`.' })
  readonly ruleset!: string;
  @Field(() => [String], { description: 'Up to four goals, such as `starter-wins<=55%`, `turns<=15` or `attacks=6`.' })
  readonly goals!: readonly string[];
  @Field(() => ID, { description: 'The slug of the published deck of both players.' }) readonly deck!: string;
  @Field(() => ID, { description: 'The level of both players in the search. Another level checks the result.' })
  readonly bot!: string;
  @Field(() => Boolean, { description: 'Whether parameters that a ruling settles may change.' })
  readonly rules!: boolean;
  @Field(() => Boolean, { description: 'Whether provisional numbers of cards may change.' })
  readonly cards!: boolean;
  @Field(() => String, { description: '`quick`, `usual` or `thorough`: about 4,000, 14,000 or 42,000 games at most.' })
  readonly thoroughness!: string;
  @Field(() => Int, { nullable: true }) readonly seed?: Maybe<number>;
  @Field(() => Int, {
    nullable: true,
    description: 'The number of the release to play. The default is the current release, or the previewed change set.',
  })
  readonly release?: Maybe<number>;
}

@ArgsType()
class MakeProposalSetArgs {
  @Field(() => ID) readonly run!: string;
  @Field(() => Int, { description: 'The candidate of the proposal.' }) readonly candidate!: number;
  @Field(() => ID, { description: 'The game of the run.' }) readonly game!: string;
  @Field(() => String, { description: 'The title of the change set.' }) readonly title!: string;
}

@ObjectType('LabGoalMetric', { description: 'A number that a goal can be about. `unit` is `share` or `number`.' })
class LabGoalMetricView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly title!: string;
  @Field(() => String) readonly unit!: string;
}

@ObjectType('LabProposalsPlan', { description: 'What a search for proposals would play at most. Times are estimates.' })
class LabProposalsPlanView implements ProposalsPlan {
  @Field(() => Int, { description: 'The number of values that may change.' }) readonly values!: number;
  @Field(() => Int, { description: 'The games that find candidates.' }) readonly searchGames!: number;
  @Field(() => Int, { description: 'The games that check the best candidates with other seeds.' })
  readonly checkGames!: number;
  @Field(() => Int, { description: 'The games that check them with players of another level.' })
  readonly otherGames!: number;
  @Field(() => String, { description: 'The name of the other level.' }) readonly otherLevel!: string;
  @Field(() => Int, { description: 'The games that check them with learned players; 0 if the game has none.' })
  readonly learnedGames!: number;
  @Field(() => Int, { description: 'The games of self-play with which learned players adapt to them.' })
  readonly adaptedGames!: number;
  @Field(() => Int) readonly threads!: number;
  @Field(() => Float, { nullable: true }) readonly gamesPerSecond!: number | null;
  @Field(() => Int, { nullable: true }) readonly seconds!: number | null;
}

@Resolver()
export class LabProposalsResolver {
  constructor(
    private readonly proposals: LabProposals,
    private readonly sets: ProposalSets,
    private readonly visitors: AccountVisitors,
  ) {}

  @Access('lab')
  @Query(() => [LabGoalMetricView], {
    description: 'The numbers that a goal can be about in a game of two players.',
    complexity: listOf(40),
  })
  async labGoalMetrics(@Args('game', { type: () => ID }) game: string): Promise<LabGoalMetricView[]> {
    return [...(await this.proposals.metrics(game))];
  }

  @Access('lab')
  @Query(() => LabProposalsPlanView, {
    description: 'What a search for proposals would play at most, and about how long. Starts nothing.',
    complexity: workOf(WORK.deckList),
  })
  labProposalsPlan(@Context() visit: LabVisit, @Args('input') input: LabProposalsInput): Promise<LabProposalsPlanView> {
    return this.proposals.plan(originOf(visit.request), input);
  }

  @Access('lab')
  @Mutation(() => LabRunView, {
    description: 'Starts a search for changes that reach goals.',
    complexity: workOf(WORK.deckList),
  })
  async startLabProposals(@Context() visit: LabVisit, @Args('input') input: LabProposalsInput): Promise<LabRunView> {
    const key = await ensureLabKey(visit, this.visitors);
    return toLabRun(key, await this.proposals.start(key, originOf(visit.request), input));
  }

  @Access('drafts', { game: 'game' })
  @Mutation(() => Int, {
    description:
      'Makes a change set of a proposal, and returns its number. If the search played a change set, the new one starts with its documents. The error is `CONFLICT` if a release has changed one of these documents since then.',
    complexity: workOf(WORK.deckList),
  })
  makeProposalSet(@Args() asked: MakeProposalSetArgs, @Viewer() viewer: Person): Promise<number> {
    return this.sets.make(viewer, asked);
  }
}
