/** Questions to the lab: the list, the plan of a run before it starts, the run, and how fast the lab plays. */
import { Args, Context, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AccountVisitors } from '@rulewright/accounts';
import { Access } from '../accounts/access.ts';
import { WORK, listOf, workOf } from '../graphql/cost.ts';
import { originOf } from '../http/origin.ts';
import { LabQuestions } from './lab-questions.ts';
import { LabRunView } from './lab.model.ts';
import { ensureLabKey, type LabVisit } from './owner.ts';
import { LabQuestionInput } from './question.input.ts';
import { BotStrengthView, LabQuestionPlanView, LabQuestionView, LabSpeedView } from './question.model.ts';
import { toLabRun } from './views.ts';

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
