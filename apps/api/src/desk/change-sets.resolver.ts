/** Change sets: lists and opens them, starts and describes them, and resolves their fields. */
import { Args, ID, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { actorOf, gamesWith, permits, type Person } from '@rulewright/accounts';
import type { ChangeSetState } from '@rulewright/database';
import { ChangeSets, Comments, isOutdated, isOwn, Suggestions } from '@rulewright/desk';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { connectionOf, PageArgs, type ConnectionPage, type PageAsked } from '../graphql/connection.ts';
import { listOf, pageCost, pageOf, workOf } from '../graphql/cost.ts';
import { badInput } from '../errors/errors.ts';
import { pageSize } from '../graphql/page-size.ts';
import { earlierNumber, loadPage, type PagedList } from '../graphql/pages.ts';
import { Work } from '../work/work.ts';
import {
  ChangedDocumentView,
  ChangeSetView,
  RemovedRuleView,
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
import { DirectField } from '../graphql/direct-field.ts';

const STATES: readonly ChangeSetState[] = ['draft', 'in review', 'approved', 'published', 'withdrawn'];
const SETS: PagedList<ChangeSetView, readonly [number]> = {
  ...{ scope: ['changeSets'], shape: ['number'], sizes: { usual: 50, most: 100 } },
  keyOf: ({ id }) => [id],
  earlier: earlierNumber,
};
const DOCUMENTS = { usual: 100, most: 500 };

const ChangeSetConnection = connectionOf('ChangeSet', () => ChangeSetView);
const ChangedDocumentConnection = connectionOf('ChangedDocument', () => ChangedDocumentView);

/** The cost of opening content with drafts applied. */
const OPENING = 8_000;

@Resolver(() => ChangeSetView)
export class ChangeSetsResolver {
  constructor(
    private readonly sets: ChangeSets,
    private readonly commentList: Comments,
    private readonly suggestions: Suggestions,
    private readonly desk: DeskService,
    private readonly work: Work,
  ) {}

  @Access('drafts', { narrows: true })
  @Query(() => ChangeSetConnection, {
    complexity: pageCost(SETS.sizes),
    description:
      'The change sets, newest first. `states`: only change sets in these states. Without it, all states are included.',
  })
  async changeSetsConnection(
    @Args('states', { type: () => [String], nullable: true }) states: Maybe<string[]>,
    @PageArgs(SETS.sizes) page: PageAsked,
    @Viewer() viewer: Person,
  ): Promise<ConnectionPage<ChangeSetView>> {
    return loadPage(SETS, page, (first, after) => this.listed(viewer, states, first, after?.[0]));
  }

  @Access('drafts', { narrows: true })
  @Query(() => [ChangeSetView], {
    complexity: pageOf,
    deprecationReason: 'Use `changeSetsConnection`; its `after` replaces `before`.',
    description: 'The change sets, newest first, with a number below `before`.',
  })
  async changeSets(
    @Args('states', { type: () => [String], nullable: true }) states: Maybe<string[]>,
    @Args('first', { type: () => Int, nullable: true, defaultValue: 50 }) first: Maybe<number>,
    @Args('before', { type: () => Int, nullable: true, deprecationReason: 'Use `after` of `changeSetsConnection`.' })
    before: Maybe<number>,
    @Viewer() viewer: Person,
  ): Promise<ChangeSetView[]> {
    return this.listed(viewer, states, pageSize(first, SETS.sizes.usual, SETS.sizes.most), before ?? undefined);
  }

  private async listed(
    viewer: Person,
    states: Maybe<string[]>,
    first: number,
    before?: number,
  ): Promise<ChangeSetView[]> {
    const unknown = states?.find((state) => !(STATES as readonly string[]).includes(state));
    if (unknown !== undefined) throw badInput('unknown-state', `The states are ${STATES.join(', ')}.`);
    const games = permits(viewer.role, 'drafts') ? null : gamesWith(viewer, 'drafts');
    const changeSets = await this.sets.list((states as Maybe<ChangeSetState[]>) ?? null, first, before, games);
    return changeSets.map(toChangeSet);
  }

  @Access('drafts', { changeSet: 'id' })
  @Query(() => ChangeSetView, { description: 'A change set by its number.', nullable: true })
  async changeSet(@Args('id', { type: () => Int }) id: number): Promise<ChangeSetView> {
    return toChangeSet(await this.desk.find(id));
  }

  @Access('drafts', { game: 'game' })
  @Mutation(() => ChangeSetView, {
    description:
      'Creates an empty change set. With `game`, it can only have documents of this game, and people with a role for the game can work on it.',
  })
  async createChangeSet(
    @Args('title') title: string,
    @Args('message', { type: () => String, nullable: true }) message: Maybe<string>,
    @Args('game', { type: () => ID, nullable: true }) game: Maybe<string>,
    @Viewer() viewer: Person,
  ): Promise<ChangeSetView> {
    const { set } = await this.sets.create(viewer, title, message ?? '', game ?? null);
    return toChangeSet({ set, editors: [], openComments: 0 });
  }

  @Access('drafts', { changeSet: 'id' })
  @Mutation(() => ChangeSetView, { description: 'Changes the title and the description of a change set.' })
  async describeChangeSet(
    @Args('id', { type: () => Int }) id: number,
    @Args('version', { type: () => Int }) version: number,
    @Args('title') title: string,
    @Args('message') message: string,
    @Viewer() viewer: Person,
  ): Promise<ChangeSetView> {
    await this.sets.describe(actorOf(viewer), id, version, title, message);
    return toChangeSet(await this.desk.find(id));
  }

  @ResolveField('mine', () => Boolean, { description: 'Whether you created or edited this change set.' })
  mine(@Parent() { set, editors }: ChangeSetView, @Viewer() viewer: Person): boolean {
    return isOwn(viewer, set, editors);
  }

  @DirectField('documentCount', () => Int, { description: 'The number of documents in this change set.' })
  documentCount(set: ChangeSetView): Promise<number> {
    return this.desk.count(set.id);
  }

  @DirectField('rememberedCount', () => Int, {
    description: 'The number of documents that only adoptions read: how a source is read, and what was taken from it.',
  })
  rememberedCount(set: ChangeSetView): Promise<number> {
    return this.desk.countRemembered(set.id);
  }

  @ResolveField('documentsConnection', () => ChangedDocumentConnection, {
    complexity: pageCost(DOCUMENTS, 1),
    description:
      'The documents by path. `remembered`: only the documents that only adoptions read, or, if it is false, only the others.',
  })
  documentsConnection(
    @Parent() { id }: ChangeSetView,
    @PageArgs(DOCUMENTS) page: PageAsked,
    @Args('remembered', { type: () => Boolean, nullable: true }) remembered: Maybe<boolean>,
  ): Promise<ConnectionPage<ChangedDocumentView>> {
    const list: PagedList<ChangedDocumentView, readonly [string]> = {
      ...{ scope: ['changeSetDocuments', id], shape: ['text'], sizes: DOCUMENTS },
      keyOf: ({ path }) => [path],
    };
    return loadPage(list, page, (first, after) => this.changed(id, first, after?.[0] ?? null, remembered));
  }

  @DirectField('documents', () => [ChangedDocumentView], {
    args: {
      first: { type: Int, nullable: true, defaultValue: DOCUMENTS.usual },
      after: { type: String, nullable: true, deprecationReason: 'Use `after` of `documentsConnection`.' },
      remembered: { type: Boolean, nullable: true },
    },
    complexity: ({ args, childComplexity }) =>
      1 + Math.min(DOCUMENTS.usual, Math.max(1, Number(args['first'] ?? 20))) * childComplexity,
    deprecationReason: 'Use `documentsConnection`.',
    description: 'The documents by path, after the document at the path `after`.',
  })
  documents(
    { id }: ChangeSetView,
    { first, after, remembered }: { first: Maybe<number>; after: Maybe<string>; remembered: Maybe<boolean> },
  ): Promise<ChangedDocumentView[]> {
    return this.changed(id, pageSize(first, DOCUMENTS.usual, DOCUMENTS.most), after ?? null, remembered);
  }

  private async changed(
    id: number,
    first: number,
    after: string | null,
    remembered: Maybe<boolean>,
  ): Promise<ChangedDocumentView[]> {
    const documents = await this.desk.documents(id, first, after, remembered ?? null);
    return (await this.desk.changed(id, documents)).map(toChangedDocument);
  }

  @DirectField('document', () => ChangedDocumentView, { args: { path: { type: String } }, nullable: true })
  async document(set: ChangeSetView, { path }: { path: string }): Promise<ChangedDocumentView | null> {
    const [changed] = await this.desk.changed(set.id, await this.desk.draft(set.id, path));
    return changed ? toChangedDocument(changed) : null;
  }

  @DirectField('alike', () => [String], {
    description:
      'One sentence for each group of at least five documents that change in the same way, the largest first.',
  })
  alike(set: ChangeSetView): Promise<readonly string[]> {
    return this.work.run('alike', { changeSet: set.id });
  }

  @DirectField('comments', () => [CommentView], { complexity: listOf(20), description: 'The comments, oldest first.' })
  async comments(set: ChangeSetView): Promise<CommentView[]> {
    const comments = await this.commentList.list(set.id);
    const paths = comments.flatMap(({ path, quote }) => (path !== null && quote !== null ? [path] : []));
    const texts = await this.suggestions.texts(set.id, paths);
    return comments.map((one) => toComment(one, one.path !== null && isOutdated(one, texts.get(one.path) ?? null)));
  }

  @DirectField('removedRules', () => [RemovedRuleView], {
    complexity: listOf(10),
    description: 'The rules that disappear with this change set and whose removal no one has confirmed.',
  })
  async removedRules(set: ChangeSetView): Promise<readonly RemovedRuleView[]> {
    return this.desk.removedRules(set.set);
  }

  @DirectField('history', () => [ReviewStepView], {
    complexity: listOf(10),
    description: 'The steps of the review so far, oldest first.',
  })
  async history(set: ChangeSetView): Promise<ReviewStepView[]> {
    return (await this.sets.history(set.id)).map(toReviewStep);
  }

  @DirectField('problems', () => [ProblemView], {
    complexity: workOf(OPENING),
    description: 'The errors of schema and references that all content would have with this change set.',
  })
  async problems(set: ChangeSetView): Promise<readonly ProblemView[]> {
    return this.desk.problems(set.id);
  }

  @DirectField('flagged', () => [DocumentUseView], {
    complexity: workOf(OPENING),
    description: 'The rulings and examples that cite a rule whose sentence this change set changes.',
  })
  async flagged(set: ChangeSetView): Promise<readonly DocumentUseView[]> {
    return this.work.run('flagged', { subject: await this.desk.subject(set.id) });
  }

  @DirectField('checks', () => CheckRunView, { nullable: true, description: 'The latest run of the checks.' })
  async checks(set: ChangeSetView): Promise<CheckRunView | null> {
    const run = await this.desk.latestRun(set.id);
    return run && toCheckRun(run);
  }

  @DirectField('notes', () => String, { description: 'Release notes, drafted automatically from the changes.' })
  async notes(set: ChangeSetView): Promise<string> {
    return this.work.run('notes', { title: set.title, changeSet: set.id });
  }

  @ResolveField('may', () => [String], {
    description:
      'The actions that you can take now: `edit`, `describe`, `comment`, `run-checks`, `request-review`, `approve`, `send-back`, `withdraw`, `reopen`, `publish`, `schedule`, `unschedule` and `override`.',
  })
  async may(@Parent() set: ChangeSetView, @Viewer() viewer: Person): Promise<string[]> {
    return this.desk.may(viewer, set);
  }

  @DirectField('blockers', () => [String], {
    description: 'The reasons why the change set cannot be published yet, as sentences.',
  })
  async blockers(set: ChangeSetView): Promise<string[]> {
    return this.desk.blockers(set.set);
  }
}
