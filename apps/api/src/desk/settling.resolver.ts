/** Settles the failing examples of a check run. */
import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Person } from '@rulewright/accounts';
import { placeOf } from '@rulewright/content';
import { CheckRuns } from '@rulewright/desk';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { toExample } from '../examples/example.model.ts';
import { workOf } from '../graphql/cost.ts';
import { Work } from '../work/work.ts';
import { CheckRunView, toCheckRun } from './checks.model.ts';
import { DeskService } from './desk.service.ts';
import { AcceptedOutcomeInput, ProposedOutcomeView } from './settlement.model.ts';

/** The query cost of comparing a proposed outcome with its example. */
const COMPARING = 200;

@Resolver()
export class SettlingResolver {
  constructor(
    private readonly runs: CheckRuns,
    private readonly desk: DeskService,
    private readonly work: Work,
  ) {}

  @Access('drafts', { checkRun: 'run' })
  @Query(() => ProposedOutcomeView, {
    nullable: true,
    complexity: workOf(COMPARING),
    description: 'The proposed outcome of a failing example, as the difference to what it states.',
  })
  async proposedOutcome(
    @Args('run', { type: () => Int }) run: number,
    @Args('example', { type: () => Int }) example: number,
    @Viewer() person: Person,
  ): Promise<ProposedOutcomeView> {
    const { changes, seal, changeSet, path, modes, members, ...shown } = await this.work.run('showOutcome', {
      person,
      run,
      example,
    });
    const game = placeOf(path)!.game;
    const subject = await this.desk.subject(changeSet);
    const asked = { subject, game, id: shown.example, mode: modes[0]!, members };
    return {
      changes,
      seal,
      played: toExample({ trace: await this.work.run('traceOutcome', asked), game, modes, path }),
    };
  }

  @Access('drafts', { checkRun: 'run' })
  @Mutation(() => CheckRunView, {
    description:
      'Leaves out of failing examples the modes in which they fail. Only for examples that say in `leaves` which modes they keep.',
  })
  async leaveModes(
    @Args('run', { type: () => Int }) run: number,
    @Args('examples', { type: () => [Int] }) examples: number[],
    @Viewer() person: Person,
  ): Promise<CheckRunView> {
    await this.work.run('leaveModes', { person, run, examples });
    return this.seen(run);
  }

  @Access('drafts', { checkRun: 'run' })
  @Mutation(() => CheckRunView, {
    description:
      'Keeps failing examples as they are told: each sets the old value. Only for examples of the kind `keep`. Without `examples`, all of this kind.',
  })
  async keepExamples(
    @Args('run', { type: () => Int }) run: number,
    @Args('examples', { type: () => [Int], nullable: true }) examples: Maybe<number[]>,
    @Viewer() person: Person,
  ): Promise<CheckRunView> {
    await this.work.run('keepExamples', { person, run, examples: examples ?? null });
    return this.seen(run);
  }

  @Access('drafts', { checkRun: 'run' })
  @Mutation(() => CheckRunView, {
    description: 'Gives failing examples their proposed outcome. Each needs the seal from `proposedOutcome`.',
  })
  async acceptOutcomes(
    @Args('run', { type: () => Int }) run: number,
    @Args('accepted', { type: () => [AcceptedOutcomeInput] }) accepted: AcceptedOutcomeInput[],
    @Viewer() person: Person,
  ): Promise<CheckRunView> {
    const outcomes = accepted.map(({ example, seal, title }) => ({ example, seal, ...(title != null && { title }) }));
    await this.work.run('acceptOutcomes', { person, run, accepted: outcomes });
    return this.seen(run);
  }

  @Access('drafts', { checkRun: 'run' })
  @Query(() => String, {
    nullable: true,
    description: 'The detail of a finding, by the places of both in their lists.',
  })
  async findingDetail(
    @Args('run', { type: () => Int }) run: number,
    @Args('check') check: string,
    @Args('finding', { type: () => Int }) finding: number,
  ): Promise<string | null> {
    const { checks } = await this.seen(run);
    return checks.find(({ id }) => id === check)?.findings[finding]?.detail ?? null;
  }

  private async seen(run: number): Promise<CheckRunView> {
    return toCheckRun(await this.desk.checkRun(await this.runs.find(run)));
  }
}
