/** Questions to the lab: the list, the plan of a run before it starts, the run, and how fast the lab plays. */
import { Args, Context, ID, Mutation, Query, Resolver, Field, Float, InputType, Int } from '@nestjs/graphql';
import { AccountVisitors } from '@rulewright/accounts';
import { Access } from '../accounts/access.ts';
import { WORK, listOf, workOf } from '../graphql/cost.ts';
import { originOf } from '../http/origin.ts';
import { LabQuestions } from './lab-questions.ts';
import { LabRunView } from './lab.model.ts';
import { ensureLabKey, type LabVisit } from './owner.ts';
import { BotStrengthView, LabQuestionPlanView, LabQuestionView, LabSpeedView } from './question.model.ts';
import { toLabRun } from './views.ts';
import type { Maybe } from '../base/maybe.ts';
import type { QuestionInput } from './lab-questions.ts';

@InputType('LabListInput', {
  description: 'A deck for a question: a list as text with a name, or the key of a deck that someone shares.',
})
class LabListInput {
  @Field(() => String, { nullable: true }) readonly name?: Maybe<string>;
  @Field(() => String, { nullable: true }) readonly text?: Maybe<string>;
  @Field(() => ID, { nullable: true }) readonly shared?: Maybe<string>;
}

@InputType('LabQuestionInput', {
  description:
    'A question to the lab. `labQuestions` lists the questions and the fields that each one needs. `size` is the difference to notice: 0.05 is 5 points for shares, otherwise 5% of the value.',
})
class LabQuestionInput implements QuestionInput {
  @Field(() => ID) readonly question!: string;
  @Field(() => String, { description: 'The rules, as `game/mode+variant?parameter=value`.' })
  readonly ruleset!: string;
  @Field(() => [ID], {
    description: 'The slugs of published decks: two for the topic `deck`, several for `decks`, otherwise one.',
  })
  readonly decks!: readonly string[];
  @Field(() => [LabListInput], {
    nullable: true,
    description: 'Further decks that are not published, for the questions `matchups` and `deciding`.',
  })
  readonly lists?: Maybe<readonly LabListInput[]>;
  @Field(() => [String], { nullable: true, description: 'Further rules, for the topic `decks`.' })
  readonly rulesets?: Maybe<readonly string[]>;
  @Field(() => [ID], { description: 'The players: two levels for the topic `level`, otherwise one for all seats.' })
  readonly bots!: readonly string[];
  @Field(() => String, { nullable: true, description: 'The rules after a change, for the topic `change`.' })
  readonly against?: Maybe<string>;
  @Field(() => ID, {
    nullable: true,
    description:
      'A card, for the topic `card`. The question `card` puts it into the deck if the deck does not have it.',
  })
  readonly card?: Maybe<string>;
  @Field(() => Int, { nullable: true, description: 'The number of players, for the topic `seats`.' })
  readonly seats?: Maybe<number>;
  @Field(() => String, { nullable: true, description: 'The parameter, for the topic `parameter`.' })
  readonly parameter?: Maybe<string>;
  @Field(() => String, { nullable: true, description: 'Its other value, for the topic `parameter`.' })
  readonly value?: Maybe<string>;
  @Field(() => Float, { nullable: true, description: 'The default is the usual size of the question.' })
  readonly size?: Maybe<number>;
}

@Resolver()
export class LabQuestionsResolver {
  constructor(
    private readonly questions: LabQuestions,
    private readonly visitors: AccountVisitors,
  ) {}

  @Access('content')
  @Query(() => [LabQuestionView], { complexity: listOf(10), description: 'The questions that the lab answers.' })
  labQuestions(): readonly LabQuestionView[] {
    return this.questions.all();
  }

  @Access('lab')
  @Query(() => LabQuestionPlanView, {
    description: 'How many games a question plays, why, and about how long they take. Nothing is started.',
    complexity: workOf(WORK.deckList),
  })
  labQuestionPlan(@Context() visit: LabVisit, @Args('input') input: LabQuestionInput): Promise<LabQuestionPlanView> {
    return this.questions.plan(originOf(visit.request), input);
  }

  @Access('lab')
  @Mutation(() => LabRunView, {
    description: 'Starts the run that answers a question.',
    complexity: workOf(WORK.deckList),
  })
  async askLab(@Context() visit: LabVisit, @Args('input') input: LabQuestionInput): Promise<LabRunView> {
    const key = await ensureLabKey(visit, this.visitors);
    return toLabRun(key, await this.questions.ask(key, originOf(visit.request), input));
  }

  // Not `content`: the answer changes without a release, so it must not be kept.
  @Access('visit')
  @Query(() => [LabSpeedView], {
    complexity: listOf(40),
    description: 'How fast the lab plays each mode of a game, for the levels that were measured.',
  })
  labSpeeds(@Args('game', { type: () => ID }) game: string): Promise<LabSpeedView[]> {
    return this.questions.speeds(game);
  }

  @Access('content')
  @Query(() => [BotStrengthView], {
    complexity: listOf(100),
    description: 'How strong the bots are in a game, as measured when their code was released.',
  })
  botStrength(@Args('game', { type: () => ID }) game: string): Promise<readonly BotStrengthView[]> {
    return this.questions.strength(game);
  }
}
