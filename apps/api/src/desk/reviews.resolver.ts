/** The review steps of a change set, and the comments on it. */
import { Inject } from '@nestjs/common';
import { Args, ID, Int, Mutation, Resolver } from '@nestjs/graphql';
import type { Person } from '@rulewright/accounts';
import { inTransaction } from '@rulewright/database';
import { Comments, RemovedRules, Reviews, Suggestions, type AddedComment, type StepName } from '@rulewright/desk';
import { enqueue } from '@rulewright/outgoing';
import { DataSource } from 'typeorm';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { SETUP, type Setup } from '../base/setup.ts';
import { AddCommentArgs, ChangeSetView, CommentView, toChangeSet, toComment } from './change-set.model.ts';
import { DeskService } from './desk.service.ts';

const IdArg = (): ParameterDecorator => Args('id', { type: () => Int });
const VersionArg = (): ParameterDecorator => Args('version', { type: () => Int });
const NoteArg = (): ParameterDecorator => Args('note', { type: () => String, nullable: true });

@Resolver()
export class ReviewsResolver {
  constructor(
    private readonly reviews: Reviews,
    private readonly comments: Comments,
    private readonly removed: RemovedRules,
    private readonly suggestions: Suggestions,
    private readonly desk: DeskService,
    private readonly database: DataSource,
    @Inject(SETUP) private readonly setup: Setup,
  ) {}

  @Access('drafts', { changeSet: 'id' })
  @Mutation(() => ChangeSetView, { description: 'Sends a change set to review.' })
  requestReview(
    @IdArg() id: number,
    @VersionArg() version: number,
    @NoteArg() note: Maybe<string>,
    @Viewer() viewer: Person,
  ): Promise<ChangeSetView> {
    return this.take(viewer, 'request-review', id, version, note);
  }

  @Access('review', { changeSet: 'id' })
  @Mutation(() => ChangeSetView, { description: 'Approves a change set that is in review.' })
  approve(
    @IdArg() id: number,
    @VersionArg() version: number,
    @NoteArg() note: Maybe<string>,
    @Viewer() viewer: Person,
  ): Promise<ChangeSetView> {
    return this.take(viewer, 'approve', id, version, note);
  }

  @Access('review', { changeSet: 'id' })
  @Mutation(() => ChangeSetView, { description: 'Sends a change set back to its author, with the reason.' })
  sendBack(
    @IdArg() id: number,
    @VersionArg() version: number,
    @Args('reason') reason: string,
    @Viewer() viewer: Person,
  ): Promise<ChangeSetView> {
    return this.take(viewer, 'send-back', id, version, reason);
  }

  @Access('drafts', { changeSet: 'id' })
  @Mutation(() => ChangeSetView, { description: 'Withdraws a change set. Its drafts are kept.' })
  withdraw(
    @IdArg() id: number,
    @VersionArg() version: number,
    @NoteArg() note: Maybe<string>,
    @Viewer() viewer: Person,
  ): Promise<ChangeSetView> {
    return this.take(viewer, 'withdraw', id, version, note);
  }

  @Access('drafts', { changeSet: 'id' })
  @Mutation(() => ChangeSetView, {
    description: 'Turns a change set that is in review, approved or withdrawn into a draft again.',
  })
  reopen(
    @IdArg() id: number,
    @VersionArg() version: number,
    @NoteArg() note: Maybe<string>,
    @Viewer() viewer: Person,
  ): Promise<ChangeSetView> {
    return this.take(viewer, 'reopen', id, version, note);
  }

  @Access('drafts', { changeSet: 'id' })
  @Mutation(() => ChangeSetView, {
    description:
      'Confirms that rules disappear with a change set. Without it, the change set cannot be sent to review or published. `rules` are ids of `removedRules`.',
  })
  async confirmRemovedRules(
    @IdArg() id: number,
    @VersionArg() version: number,
    @Args('rules', { type: () => [ID] }) rules: string[],
    @Viewer() viewer: Person,
  ): Promise<ChangeSetView> {
    await this.removed.confirm(viewer, id, version, rules);
    return toChangeSet(await this.desk.find(id));
  }

  @Access('drafts', { changeSet: 'changeSet' })
  @Mutation(() => CommentView, {
    description:
      'Adds a comment to a change set. `path`, `line` and `field` name the place that the comment is about, and `wordsFrom` and `wordsTo` characters of the line. The people whom it names (`@Olga`) and who take part get a notice. `suggestion` is another text for the line.',
  })
  async addComment(
    @Args() { changeSet, path, line, field, wordsFrom, wordsTo, body, suggestion }: AddCommentArgs,
    @Viewer() viewer: Person,
  ): Promise<CommentView> {
    const place = { path: path ?? null, line: line ?? null, field: field ?? null };
    const words = wordsFrom == null || wordsTo == null ? null : ([wordsFrom, wordsTo] as const);
    const added = await this.comments.add(viewer, { changeSet, ...place, words, body, suggestion: suggestion ?? null });
    await this.mail(changeSet, added);
    return toComment(added.comment);
  }

  @Access('drafts', { comment: 'id' })
  @Mutation(() => CommentView, { description: 'Marks a comment as resolved or as open.' })
  async resolveComment(
    @IdArg() id: number,
    @Args('resolved') resolved: boolean,
    @Viewer() viewer: Person,
  ): Promise<CommentView> {
    return toComment(await this.comments.resolve(viewer, id, resolved));
  }

  @Access('drafts', { comment: 'id' })
  @Mutation(() => CommentView, {
    description:
      'Puts the suggested text of a comment into its document, and resolves the comment. A change set that is in review or approved becomes a draft again. If the line has changed since, the error is `CONFLICT`.',
  })
  async applySuggestion(@IdArg() id: number, @Viewer() viewer: Person): Promise<CommentView> {
    return toComment(await this.suggestions.apply(viewer, id));
  }

  /** Queues a mail for each person who gets a notice of a comment, if the site sends mail. Who wants none gets none. */
  private async mail(changeSet: number, { comment, title, told }: AddedComment): Promise<void> {
    if (!this.setup.mail || told.length === 0) return;
    const payload = { id: changeSet, comment: comment.id, title, by: comment.author, words: comment.body };
    const mails = told.map(({ id, kind }) => ({
      ...{ kind: 'mail' as const, recipient: id, about: 'notice' },
      payload: { ...payload, mentioned: kind === 'mention' },
    }));
    await inTransaction(this.database, ({ manager }) => enqueue(manager, mails));
  }

  private async take(
    viewer: Person,
    step: StepName,
    id: number,
    version: number,
    note: Maybe<string>,
  ): Promise<ChangeSetView> {
    await this.reviews.take(viewer, step, id, version, note ?? '');
    return toChangeSet(await this.desk.find(id));
  }
}
