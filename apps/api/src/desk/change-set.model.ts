/** Change sets with their documents, comments and steps, as the schema shows them. */
import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Maybe } from '../base/maybe.ts';
import type { ChangeSetDocumentEntity, ChangeSetEntity, CommentEntity } from '@rulewright/database';
import { entryOf, type ChangeSetLine, type DocumentEntry, type Merge } from '@rulewright/desk';
import { DateTimeScalar } from '../graphql/scalars.ts';
import type { ChangedDocument } from './desk.service.ts';

/** The name in a label `NAME <ADDRESS>`. */
const nameOf = (label: string): string => label.replace(/ <[^<>]*>$/u, '');

@ObjectType('ChangeSet', {
  description:
    'A set of drafts that are reviewed and published together. `state` is `draft`, `in review`, `approved`, `published` or `withdrawn`. `origin` is `desk` or `import`.',
})
export class ChangeSetView {
  constructor(
    readonly set: ChangeSetEntity,
    readonly editors: ChangeSetLine['editors'],
    private readonly open: number,
  ) {}

  @Field(() => Int, { description: 'The number of comments that no one has resolved.' }) get openComments(): number {
    return this.open;
  }

  @Field(() => Int) get id(): number {
    return this.set.id;
  }
  @Field(() => String) get title(): string {
    return this.set.title;
  }
  @Field(() => String) get message(): string {
    return this.set.message;
  }
  @Field(() => String) get state(): string {
    return this.set.state;
  }
  @Field(() => String) get origin(): string {
    return this.set.origin;
  }
  @Field(() => ID, {
    nullable: true,
    description: 'The only game whose documents the change set can have. It is null for all games.',
  })
  get game(): string | null {
    return this.set.game;
  }
  @Field(() => String) get author(): string {
    return this.set.author;
  }
  @Field(() => Int, { description: 'The version to send with the next change of this change set.' })
  get version(): number {
    return this.set.version;
  }
  @Field(() => DateTimeScalar) get createdAt(): string {
    return this.set.createdAt;
  }
  @Field(() => DateTimeScalar) get updatedAt(): string {
    return this.set.updatedAt ?? this.set.createdAt;
  }
  @Field(() => Int, { description: 'The release on which the change set is based.' }) get baseRelease(): number {
    return this.set.baseRelease;
  }
  @Field(() => String, {
    description:
      'The value of the header `rulewright-change-set`. A request with this header sees the content as if the change set were published.',
  })
  get token(): string {
    return this.set.token ?? '';
  }
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time at which the change set will be published automatically.',
  })
  get publishAt(): string | null {
    return this.set.publishAt;
  }
  @Field(() => String, { nullable: true, description: 'The reason why scheduled publishing failed.' })
  get publishProblem(): string | null {
    return this.set.publishProblem;
  }
  @Field(() => Int, { nullable: true, description: 'The release that publishing this change set created.' })
  get release(): number | null {
    return this.set.publishedRelease;
  }
}

@ObjectType('ChangedDocument', {
  description:
    'A document in a change set. `change` is `added`, `changed` or `removed`. `baseText` is the released text on which the draft is based.',
})
export class ChangedDocumentView {
  private readonly entry: DocumentEntry;

  constructor(
    readonly draft: ChangeSetDocumentEntity,
    baseText: string | null,
    releasedHash: string | null,
    readonly others: readonly ChangeSetEntity[],
  ) {
    this.baseText = baseText;
    this.entry = entryOf({ path: draft.path, text: draft.text ?? baseText ?? '' })!;
    this.outdated = releasedHash !== draft.baseHash;
  }

  @Field(() => String, { nullable: true }) readonly baseText: string | null;

  @Field(() => Boolean, {
    description:
      'Whether a newer release changed this document after the draft was started. Merge both texts before you publish.',
  })
  readonly outdated: boolean;

  @Field(() => String) get path(): string {
    return this.entry.path;
  }
  @Field(() => ID) get game(): string {
    return this.entry.game;
  }
  @Field(() => String) get kind(): string {
    return this.entry.kind;
  }
  @Field(() => ID) get slug(): string {
    return this.entry.slug;
  }
  @Field(() => String) get title(): string {
    return this.entry.title;
  }
  @Field(() => String) get change(): string {
    return this.baseText === null ? 'added' : this.draft.text === null ? 'removed' : 'changed';
  }
  @Field(() => String, { nullable: true }) get text(): string | null {
    return this.draft.text;
  }
  @Field(() => Int, { description: 'The version to send when you next save this draft.' }) get version(): number {
    return this.draft.version;
  }
  @Field(() => DateTimeScalar, { nullable: true }) get updatedAt(): string | null {
    return this.draft.updatedAt;
  }
  @Field(() => String) get updatedBy(): string {
    return nameOf(this.draft.updatedBy ?? '');
  }
  @Field(() => [OtherChangeSetView], { description: 'The other open change sets that change this document.' })
  get alsoIn(): OtherChangeSetView[] {
    return this.others.map(({ id, title, state, author }) => ({ id, title, state, author }));
  }
}

@ObjectType('OtherChangeSet', { description: 'Another open change set that changes the same document.' })
export class OtherChangeSetView {
  @Field(() => Int) readonly id!: number;
  @Field(() => String) readonly title!: string;
  @Field(() => String) readonly state!: string;
  @Field(() => String) readonly author!: string;
}

@ObjectType('Comment', {
  description:
    'A comment on a change set. With `path`, it is about one document; with `line` or `field`, it is about one place in that document.',
})
export class CommentView {
  constructor(
    private readonly comment: CommentEntity,
    /** Whether the line of the comment has changed since the comment was written. */
    private readonly isOld: boolean,
  ) {}

  @Field(() => Int) get id(): number {
    return this.comment.id;
  }
  @Field(() => String, { nullable: true }) get path(): string | null {
    return this.comment.path;
  }
  @Field(() => Int, { nullable: true }) get line(): number | null {
    return this.comment.line;
  }
  @Field(() => String, { nullable: true }) get field(): string | null {
    return this.comment.field;
  }
  @Field(() => String) get author(): string {
    return this.comment.author;
  }
  @Field(() => DateTimeScalar) get at(): string {
    return this.comment.at;
  }
  @Field(() => String) get body(): string {
    return this.comment.body;
  }
  @Field(() => String, { nullable: true, description: 'The text of the line when the comment was written.' })
  get quote(): string | null {
    return this.comment.quote;
  }
  @Field(() => Int, {
    nullable: true,
    description: 'The first character of `quote` that the comment is about; null for the whole line.',
  })
  get wordsFrom(): number | null {
    return this.comment.wordsFrom;
  }
  @Field(() => Int, { nullable: true, description: 'The character of `quote` after the last one that it is about.' })
  get wordsTo(): number | null {
    return this.comment.wordsTo;
  }
  @Field(() => String, { nullable: true, description: 'Another text for the line; an empty text removes the line.' })
  get suggestion(): string | null {
    return this.comment.suggestion;
  }
  @Field(() => Boolean, { description: 'Whether the line that it is about has changed since.' })
  get outdated(): boolean {
    return this.isOld;
  }
  @Field(() => Boolean) get resolved(): boolean {
    return this.comment.resolvedAt !== null;
  }
}

@ObjectType('RemovedRule', { description: 'A rule of the release that disappears with a change set.' })
export class RemovedRuleView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String, { description: 'The chapter that has the rule in the release.' }) readonly path!: string;
  @Field(() => Int, { description: 'The line of the rule in the release.' }) readonly line!: number;
  @Field(() => String, { description: 'The first line of its sentence.' }) readonly words!: string;
}

@ObjectType('ReviewStep', {
  description:
    'A step in the review of a change set. `action` is `create`, `request-review`, `approve`, `send-back`, `withdraw`, `reopen`, `schedule`, `publish`, `confirm-removal` (its note has the ids of the rules) or a similar word.',
})
export class ReviewStepView {
  @Field(() => DateTimeScalar) readonly at!: string;
  @Field(() => String) readonly actor!: string;
  @Field(() => String) readonly action!: string;
  @Field(() => String) readonly note!: string;
  @Field(() => String) readonly from!: string;
  @Field(() => String) readonly to!: string;
}

@ObjectType('MergeConflict', {
  description:
    'A conflict between a draft and the current release. `place` names a field or lines of the merged text; if it is empty, the whole document conflicts. The merged text contains your version, `mine`, unless you choose another side.',
})
export class MergeConflictView {
  @Field(() => String) readonly place!: string;
  @Field(() => String, { nullable: true }) readonly base!: string | null;
  @Field(() => String, { nullable: true }) readonly mine!: string | null;
  @Field(() => String, { nullable: true }) readonly theirs!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Both versions, one after the other; null if the place cannot have both.',
  })
  readonly both!: string | null;
}

@ObjectType('Merge', {
  description: 'A draft merged with the current release. To accept the result, save it with this `baseHash`.',
})
export class MergeView {
  @Field(() => String) readonly path!: string;
  @Field(() => String, { nullable: true, description: 'The merged text. It is null if the document no longer exists.' })
  readonly text!: Merge['text'];
  @Field(() => Int) readonly release!: number;
  @Field(() => String, { nullable: true }) readonly baseHash!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Who last changed the released document in a change set.',
  })
  readonly by!: string | null;
  @Field(() => [MergeConflictView]) readonly conflicts!: readonly MergeConflictView[];
}

export const toChangeSet = ({ set, editors, openComments }: ChangeSetLine): ChangeSetView =>
  new ChangeSetView(set, editors, openComments);

export const toChangedDocument = ({ draft, base, releasedHash, others }: ChangedDocument): ChangedDocumentView =>
  new ChangedDocumentView(draft, base, releasedHash, others);

export const toComment = (comment: CommentEntity, isOld = false): CommentView => new CommentView(comment, isOld);

export const toReviewStep = (step: {
  at: string;
  actor: string;
  action: string;
  note: string;
  fromState: string;
  toState: string;
}): ReviewStepView => ({
  at: step.at,
  actor: nameOf(step.actor),
  action: step.action,
  note: step.note,
  from: step.fromState,
  to: step.toState,
});

/** The arguments of `saveDraft`. */
@ArgsType()
export class SaveDraftArgs {
  @Field(() => Int) changeSet!: number;
  @Field(() => String) path!: string;
  @Field(() => String) text!: string;
  @Field(() => Int, { nullable: true }) version!: Maybe<number>;
  @Field(() => String, { nullable: true }) baseHash!: Maybe<string>;
}

/** The arguments of `addComment`. */
@ArgsType()
export class AddCommentArgs {
  @Field(() => Int) changeSet!: number;
  @Field(() => String, { nullable: true }) path!: Maybe<string>;
  @Field(() => Int, { nullable: true }) line!: Maybe<number>;
  @Field(() => String, { nullable: true }) field!: Maybe<string>;
  @Field(() => String) body!: string;
  @Field(() => Int, { nullable: true }) wordsFrom!: Maybe<number>;
  @Field(() => Int, { nullable: true }) wordsTo!: Maybe<number>;
  @Field(() => String, { nullable: true }) suggestion!: Maybe<string>;
}
