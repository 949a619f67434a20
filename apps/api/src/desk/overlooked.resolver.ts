/** Looks for what a change set overlooks, and opens the positions of what was found. */
import { Args, Field, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { actorOf, AttemptLimit, idKey, type Person } from '@rulewright/accounts';
import { CheckRuns, resultOf, type CheckFinding } from '@rulewright/desk';
import { DataSource } from 'typeorm';
import { Access, Viewer } from '../accounts/access.ts';
import { notFound } from '../errors/errors.ts';
import { ExampleView, toExample } from '../examples/example.model.ts';
import { WORK, workOf } from '../graphql/cost.ts';
import { Work } from '../work/work.ts';
import { CheckRunView, toCheckRun } from './checks.model.ts';
import { DeskJobs } from './desk-jobs.ts';
import { DeskService } from './desk.service.ts';

/** The games of each side. A run takes at most a minute, so it can have fewer. */
const GAMES = 400;
/** Runs of one account in an hour. */
const RUNS = { points: 30, duration: 60 * 60 };

@ObjectType('ExampleFile', { description: 'A file of worked examples that is in no change set yet.' })
class ExampleFileView {
  @Field(() => String) readonly path!: string;
  @Field(() => String) readonly text!: string;
}

@Resolver()
export class OverlookedResolver {
  private readonly limit: AttemptLimit;

  constructor(
    private readonly runs: CheckRuns,
    private readonly jobs: DeskJobs,
    private readonly desk: DeskService,
    private readonly work: Work,
    database: DataSource,
  ) {
    this.limit = new AttemptLimit(RUNS, { database, name: 'overlooked-account' });
  }

  @Access('drafts', { changeSet: 'changeSet' })
  @Query(() => CheckRunView, {
    nullable: true,
    description: 'The newest run that looked for what a change set overlooks. It has one check, `overlooked`.',
  })
  async overlooked(@Args('changeSet', { type: () => Int }) changeSet: number): Promise<CheckRunView | null> {
    const seen = await this.desk.latestRun(changeSet, 'overlooked');
    return seen && toCheckRun(seen);
  }

  @Access('drafts', { changeSet: 'changeSet' })
  @Mutation(() => CheckRunView, {
    description: 'Looks for what a change set overlooks, for up to a minute. `cancelChecks` cancels it.',
  })
  async lookForOverlooked(
    @Args('changeSet', { type: () => Int }) changeSet: number,
    @Viewer() viewer: Person,
  ): Promise<CheckRunView> {
    await this.limit.count(idKey(viewer.id));
    const actor = actorOf(viewer);
    const id = await this.work.run('queueChecks', { actor, changeSet, games: GAMES, kind: 'overlooked' });
    this.jobs.nudge();
    return toCheckRun(await this.desk.checkRun(await this.runs.find(id)));
  }

  @Access('drafts', { checkRun: 'run' })
  @Query(() => ExampleView, {
    nullable: true,
    complexity: workOf(WORK.example),
    description: 'The game of a finding up to its position, played under the change set as it is now.',
  })
  async overlookedPosition(
    @Args('run', { type: () => Int }) id: number,
    @Args('finding', { type: () => Int }) place: number,
  ): Promise<ExampleView> {
    const { changeSet, game, text, path } = await this.example(id, place);
    const subject = await this.desk.subject(changeSet);
    const trace = await this.work.run('traceGiven', { subject, game, text });
    return toExample({ trace, game, modes: [trace.mode], path });
  }

  @Access('drafts', { checkRun: 'run' })
  @Query(() => ExampleFileView, {
    nullable: true,
    description: 'The file of a worked example of the position. It fails until what was overlooked is corrected.',
  })
  async overlookedExample(
    @Args('run', { type: () => Int }) id: number,
    @Args('finding', { type: () => Int }) place: number,
  ): Promise<ExampleFileView> {
    const { path, text } = await this.example(id, place);
    return { path, text };
  }

  private async example(id: number, place: number) {
    const run = await this.runs.find(id);
    const findings: readonly CheckFinding[] =
      resultOf(run)?.checks.find((check) => check.id === 'overlooked')?.findings ?? [];
    const { game, example: text, exampleId } = findings[place] ?? {};
    if (game === undefined || text === undefined || exampleId === undefined)
      throw notFound('no-position', 'This finding has no position.');
    return { changeSet: run.changeSetId, game, text, path: `rules/${game}/examples/${exampleId}.yaml` };
  }
}
