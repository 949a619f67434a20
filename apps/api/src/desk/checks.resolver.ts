/** Starts the checks of a change set and reports their progress. */
import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { actorOf, type Person } from '@rulewright/accounts';
import { CheckRuns, GAMES } from '@rulewright/desk';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { badInput } from '../errors/errors.ts';
import { Work } from '../work/work.ts';
import { CheckRunView, toCheckRun } from './checks.model.ts';
import { DeskJobs } from './desk-jobs.ts';
import { DeskService } from './desk.service.ts';

@Resolver()
export class ChecksResolver {
  constructor(
    private readonly runs: CheckRuns,
    private readonly jobs: DeskJobs,
    private readonly desk: DeskService,
    private readonly work: Work,
  ) {}

  @Access('drafts', { checkRun: 'id' })
  @Query(() => CheckRunView, { description: 'A run of the checks by its number.', nullable: true })
  async checkRun(@Args('id', { type: () => Int }) id: number): Promise<CheckRunView> {
    return toCheckRun(await this.desk.checkRun(await this.runs.find(id)));
  }

  @Access('drafts', { changeSet: 'changeSet' })
  @Mutation(() => CheckRunView, {
    description: 'Starts the checks of a change set. `games` is the number of games to simulate on each side.',
  })
  async runChecks(
    @Args('changeSet', { type: () => Int }) changeSet: number,
    @Args('games', { type: () => Int, nullable: true }) games: Maybe<number>,
    @Viewer() viewer: Person,
  ): Promise<CheckRunView> {
    const count = games ?? GAMES.usual;
    if (count < 2 || count > GAMES.most) throw badInput('bad-games', `From 2 to ${GAMES.most} games can be simulated.`);
    const id = await this.work.run('queueChecks', {
      actor: actorOf(viewer),
      changeSet,
      games: count,
      kind: 'checks',
    });
    this.jobs.nudge();
    return toCheckRun(await this.desk.checkRun(await this.runs.find(id)));
  }

  @Access('drafts', { checkRun: 'id' })
  @Mutation(() => CheckRunView, { description: 'Cancels a run of the checks.' })
  async cancelChecks(@Args('id', { type: () => Int }) id: number): Promise<CheckRunView> {
    return toCheckRun(await this.desk.checkRun(await this.runs.cancel(id)));
  }
}
