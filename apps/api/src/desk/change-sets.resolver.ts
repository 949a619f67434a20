/** Change sets: listed, opened, begun and described; what their fields hold. */
import { Args, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { actorOf, type Person } from '@rulewright/accounts';
import type { ChangeSetState } from '@rulewright/database';
import { ChangeSets, Comments, isOwn } from '@rulewright/desk';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { listOf, pageOf, workOf } from '../graphql/cost.ts';
import { badInput } from '../errors/errors.ts';
import { pageSize } from '../graphql/page-size.ts';
import { Work } from '../work/work.ts';
import {
  ChangedDocumentView,
  ChangeSetView,
  CommentView,
  ReviewStepView,
  toChangedDocument,
  toChangeSet,
  toComment,
  toReviewStep,
} from './change-set.model.ts';
import { CheckRunView, toCheckRun } from './checks.model.ts';
import { DeskService } from './desk.service.ts';
import { DocumentUseView, ProblemView } from './diff.model.ts';

const STATES: readonly ChangeSetState[] = ['draft', 'in review', 'approved', 'published', 'withdrawn'];
const MOST_SETS = 100;
/** Opening content with drafts over it. */
const OPENING = 8_000;

@Resolver(() => ChangeSetView)
export class ChangeSetsResolver {
  constructor(
    private readonly sets: ChangeSets,
    private readonly commentList: Comments,
    private readonly desk: DeskService,
    private readonly work: Work,
  ) {}

  @Access('drafts')
  @Query(() => [ChangeSetView], {
    complexity: pageOf,
    description:
      'The change sets, newest first. `states`: only change sets in these states. Without it, all states are included.',
  })
  async changeSets(
    @Args('states', { type: () => [String], nullable: true }) states: Maybe<string[]>,
    @Args('first', { type: () => Int, nullable: true, defaultValue: 50 }) first: Maybe<number>,
  ): Promise<ChangeSetView[]> {
    const unknown = states?.find((state) => !(STATES as readonly string[]).includes(state));
    if (unknown !== undefined) throw badInput('unknown-state', `The states are ${STATES.join(', ')}.`);
    const found = await this.sets.list((states as Maybe<ChangeSetState[]>) ?? null, pageSize(first, 50, MOST_SETS));
    return found.map(toChangeSet);
  }

  @Access('drafts')
  @Query(() => ChangeSetView, { description: 'A change set by its number.', nullable: true })
  async changeSet(@Args('id', { type: () => Int }) id: number): Promise<ChangeSetView> {
    return toChangeSet(await this.desk.find(id));
  }

  @Access('drafts')
  @Mutation(() => ChangeSetView, { description: 'Creates an empty change set.' })
  async createChangeSet(
    @Args('title') title: string,
    @Args('message', { type: () => String, nullable: true }) message: Maybe<string>,
    @Viewer() viewer: Person,
  ): Promise<ChangeSetView> {
    return toChangeSet(await this.sets.create(viewer, title, message ?? ''));
  }

  @Access('drafts')
  @Mutation(() => ChangeSetView, { description: 'Changes the title and the description of a change set.' })
  async describeChangeSet(
    @Args('id', { type: () => Int }) id: number,
    @Args('version', { type: () => Int }) version: number,
    @Args('title') title: string,
    @Args('message') message: string,
    @Viewer() viewer: Person,
  ): Promise<ChangeSetView> {
    return toChangeSet(await this.sets.describe(actorOf(viewer), id, version, title, message));
  }

  @ResolveField('mine', () => Boolean, { description: 'Whether you created or edited this change set.' })
  mine(@Parent() { set, drafts }: ChangeSetView, @Viewer() viewer: Person): boolean {
    return isOwn(viewer, set, drafts);
  }

  @ResolveField('documents', () => [ChangedDocumentView], { complexity: listOf(20) })
  async documents(@Parent() { source }: ChangeSetView): Promise<ChangedDocumentView[]> {
    return (await this.desk.changed(source)).map(toChangedDocument);
  }

  @ResolveField('document', () => ChangedDocumentView, { nullable: true })
  async document(@Parent() set: ChangeSetView, @Args('path') path: string): Promise<ChangedDocumentView | null> {
    const drafts = set.drafts.filter((one) => one.path === path);
    const [changed] = await this.desk.changed(set.source, drafts);
    return changed ? toChangedDocument(changed) : null;
  }

  @ResolveField('comments', () => [CommentView], { complexity: listOf(20), description: 'The comments, oldest first.' })
  async comments(@Parent() set: ChangeSetView): Promise<CommentView[]> {
    return (await this.commentList.list(set.id)).map(toComment);
  }

  @ResolveField('history', () => [ReviewStepView], {
    complexity: listOf(10),
    description: 'The steps of the review so far, oldest first.',
  })
  async history(@Parent() set: ChangeSetView): Promise<ReviewStepView[]> {
    return (await this.sets.history(set.id)).map(toReviewStep);
  }

  @ResolveField('problems', () => [ProblemView], {
    complexity: workOf(OPENING),
    description: 'The errors of schema and references that all content would have with this change set.',
  })
  problems(@Parent() set: ChangeSetView): Promise<readonly ProblemView[]> {
    return this.desk.problems(set.source);
  }

  @ResolveField('flagged', () => [DocumentUseView], {
    complexity: workOf(OPENING),
    description: 'The rulings and examples that cite a rule whose sentence this change set changes.',
  })
  async flagged(@Parent() set: ChangeSetView): Promise<readonly DocumentUseView[]> {
    return this.work.run('flagged', { subject: await this.desk.subjectOf(set.source) });
  }

  @ResolveField('checks', () => CheckRunView, { nullable: true, description: 'The latest run of the checks.' })
  async checks(@Parent() { source }: ChangeSetView): Promise<CheckRunView | null> {
    const run = await this.desk.latestRun(source);
    return run && toCheckRun(run);
  }

  @ResolveField('notes', () => String, { description: 'Release notes, drafted automatically from the changes.' })
  notes(@Parent() { title, drafts }: ChangeSetView): Promise<string> {
    const documents = drafts.map(({ path, text, baseHash }) => ({ path, text, baseHash }));
    return this.work.run('notes', { title, documents });
  }

  @ResolveField('may', () => [String], {
    description:
      'The actions that you can take now: `edit`, `describe`, `comment`, `run-checks`, `request-review`, `approve`, `send-back`, `withdraw`, `reopen`, `publish`, `schedule`, `unschedule` and `override`.',
  })
  may(@Parent() set: ChangeSetView, @Viewer() viewer: Person): Promise<string[]> {
    return this.desk.may(viewer, set.source);
  }

  @ResolveField('blockers', () => [String], {
    description: 'The reasons why the change set cannot be published yet, as sentences.',
  })
  blockers(@Parent() set: ChangeSetView): Promise<string[]> {
    return this.desk.blockers(set.source);
  }
}
