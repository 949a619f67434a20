/** Settles the failing examples of a check run. */
import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Person } from '@rulewright/accounts';
import { placeOf } from '@rulewright/content';
import { CheckRuns, type AcceptedOutcome, type OutcomeCorrection } from '@rulewright/desk';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { badInput } from '../errors/errors.ts';
import { toExample } from '../examples/example.model.ts';
import { workOf } from '../graphql/cost.ts';
import { Work } from '../work/work.ts';
import { CheckRunView, toCheckRun } from './checks.model.ts';
import { DeskService } from './desk.service.ts';
import { AcceptedOutcomeInput, ProposedOutcomeView } from './settlement.model.ts';

/** The query cost of comparing a proposed outcome with its example. */
const COMPARING = 200;

/** The most fields or events of a correction. */
const MOST_CORRECTED = 200;

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
    const {
      changes,
      seal,
      changeSet,
      path,
      modes,
      members,
      isApart: _,
      ...shown
    } = await this.work.run('showOutcome', {
      person,
      run,
      example,
    });
    const game = placeOf(path)!.game;
    const subject = await this.desk.subject(changeSet);
    const asked = { subject, game, id: shown.example, mode: modes[0]!, members };
    const { trace, stated } = await this.work.run('traceOutcome', asked);
    return { changes, seal, stated, played: toExample({ trace, game, modes, path }) };
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
    const outcomes: AcceptedOutcome[] = [];
    for (const { example, seal, title, without, events } of accepted) {
      const isCorrected = (without?.length ?? 0) > 0 || events != null;
      if (isCorrected && accepted.length > 1) throw badInput('bad-outcome', 'Correct one outcome at a time.');
      if ((without?.length ?? 0) > MOST_CORRECTED || (events?.length ?? 0) > MOST_CORRECTED)
        throw badInput('bad-outcome', `A correction names at most ${MOST_CORRECTED} results.`);
      const correction = { without: without ?? [], events: events ?? null };
      const members = isCorrected && (await this.corrected(person, run, example, correction));
      outcomes.push({ example, seal, ...(title != null && { title }), ...(members && { members }) });
    }
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

  /** The members of an example with a corrected outcome. @throws DeskError `bad-outcome` */
  private async corrected(person: Person, run: number, example: number, correction: OutcomeCorrection) {
    const proposed = await this.work.run('showOutcome', { person, run, example });
    const subject = await this.desk.subject(proposed.changeSet);
    return this.work.run('correctOutcome', { subject, game: placeOf(proposed.path)!.game, proposed, correction });
  }

  private async seen(run: number): Promise<CheckRunView> {
    return toCheckRun(await this.desk.checkRun(await this.runs.find(run)));
  }
}
