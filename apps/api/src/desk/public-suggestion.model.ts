/** GraphQL types for changes that readers suggest. */
import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { SUGGESTED_KINDS, type SuggestedKind, type SuggestionList } from '@rulewright/desk';
import type { PublicSuggestionEntity } from '@rulewright/database';
import type { Maybe } from '../base/maybe.ts';
import { DateTimeScalar } from '../graphql/scalars.ts';

const SuggestedKindValues = Object.fromEntries(SUGGESTED_KINDS.map((kind) => [kind, kind])) as Record<
  SuggestedKind,
  SuggestedKind
>;
registerEnumType(SuggestedKindValues, {
  name: 'SuggestedKind',
  description: 'What readers can suggest another text for.',
});

export const SuggestionListValues = {
  waiting: 'waiting',
  held: 'held',
  decided: 'decided',
} as const satisfies Record<SuggestionList, SuggestionList>;
registerEnumType(SuggestionListValues, {
  name: 'PublicSuggestionList',
  description: 'Suggestions that wait, those that may be spam (`held`), or those that are decided.',
});

@ArgsType()
export class SuggestedItemArgs {
  @Field(() => SuggestedKindValues) kind!: SuggestedKind;
  @Field(() => ID) game!: string;
  @Field(() => ID, { description: 'A rule id, a slug, the id of a ruling or a term, or a parameter name.' })
  id!: string;
  @Field(() => ID, { nullable: true, description: 'The mode in which the reader sees the text.' }) mode?: Maybe<string>;
}

@ArgsType()
export class SuggestionPreviewArgs extends SuggestedItemArgs {
  @Field(() => String) field!: string;
  @Field(() => String, { description: 'The suggested text.' }) text!: string;
}

@InputType('SuggestChangeInput', { description: 'A change that a reader suggests.' })
export class SuggestChangeInput {
  @Field(() => SuggestedKindValues) kind!: SuggestedKind;
  @Field(() => ID) game!: string;
  @Field(() => ID) id!: string;
  @Field(() => ID, { nullable: true }) mode?: Maybe<string>;
  @Field(() => String, { description: 'The field of the text, from `suggestibleItem`.' }) field!: string;
  @Field(() => String, { description: 'The suggested text.' }) after!: string;
  @Field(() => String) reason!: string;
  @Field(() => String, { nullable: true }) name?: Maybe<string>;
  @Field(() => String, { nullable: true, description: 'A mail address for the answer; not used with an account.' })
  mail?: Maybe<string>;
  @Field(() => Boolean, { nullable: true, description: 'Whether the release notes may name you.' })
  thanks?: Maybe<boolean>;
  @Field(() => String, { nullable: true, description: 'Stays empty. Programs that send spam fill in every field.' })
  website?: Maybe<string>;
  @Field(() => Int, { description: 'The milliseconds since the form was opened.' }) spent!: number;
}

@ObjectType('SuggestibleText', { description: 'A text of an item, as readers see it.' })
export class SuggestibleTextView {
  @Field(() => String) readonly field!: string;
  @Field(() => String) readonly text!: string;
  @Field(() => [String], { description: 'The only possible texts; empty if any text is possible.' })
  readonly choices!: readonly string[];
}

@ObjectType('SuggestibleItem', { description: 'An item for which readers can suggest another text.' })
export class SuggestibleItemView {
  @Field(() => String) readonly title!: string;
  @Field(() => ID) readonly mode!: string;
  @Field(() => [SuggestibleTextView]) readonly texts!: readonly SuggestibleTextView[];
}

@ObjectType('SuggestionPreview', { description: 'How a suggested text would be shown.' })
export class SuggestionPreviewView {
  @Field(() => String, { nullable: true, description: 'The sentence as readers would see it. Null for other texts.' })
  readonly html!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why an editor must write the change by hand, or why the text is not possible.',
  })
  readonly problem!: string | null;
}

/** The parts that the sender and the editors see. */
@ObjectType({ isAbstract: true })
class SuggestionParts {
  constructor(readonly row: PublicSuggestionEntity) {}

  @Field(() => SuggestedKindValues) get kind(): SuggestedKind {
    return this.row.kind as SuggestedKind;
  }
  @Field(() => ID) get game(): string {
    return this.row.game;
  }
  @Field(() => ID) get item(): string {
    return this.row.item;
  }
  @Field(() => ID, { nullable: true }) get mode(): string | null {
    return this.row.mode;
  }
  @Field(() => String) get field(): string {
    return this.row.field;
  }
  @Field(() => String) get title(): string {
    return this.row.title;
  }
  @Field(() => String) get before(): string {
    return this.row.before;
  }
  @Field(() => String) get after(): string {
    return this.row.after;
  }
  @Field(() => String) get reason(): string {
    return this.row.reason;
  }
  @Field(() => DateTimeScalar) get createdAt(): string {
    return this.row.createdAt;
  }
  @Field(() => DateTimeScalar, { nullable: true }) get answeredAt(): string | null {
    return this.row.answeredAt;
  }
  @Field(() => String, { nullable: true }) get answer(): string | null {
    return this.row.answer;
  }
}

/** The state that the sender sees. Whether a suggestion may be spam is for editors alone. */
function stateOf({ state }: PublicSuggestionEntity, release: number | null): string {
  if (release !== null) return 'published';
  return state === 'held' ? 'waiting' : state;
}

@ObjectType('SentSuggestion', { description: 'A suggestion, as its sender sees it.' })
export class SentSuggestionView extends SuggestionParts {
  constructor(
    row: PublicSuggestionEntity,
    private readonly published: number | null,
  ) {
    super(row);
  }
  @Field(() => Int, { nullable: true, description: 'The release that contains the change.' })
  get release(): number | null {
    return this.published;
  }
  @Field(() => String, {
    description:
      '`waiting` (also while editors check it for spam), `answered`, `accepted`, `published`, `declined` or `withdrawn`.',
  })
  get state(): string {
    return stateOf(this.row, this.release);
  }
  @Field(() => String, { nullable: true }) get name(): string | null {
    return this.row.senderName;
  }
  @Field(() => String, { nullable: true }) get mail(): string | null {
    return this.row.senderMail;
  }
  @Field(() => Boolean) get thanks(): boolean {
    return this.row.thanks === 1;
  }
}

@ObjectType('MySuggestion', { description: 'A suggestion that you sent with your account.' })
export class MySuggestionView {
  constructor(
    private readonly row: PublicSuggestionEntity,
    readonly published: number | null,
  ) {}
  @Field(() => String, { description: 'The key for `sentSuggestion`.' }) get key(): string {
    return this.row.shareKey;
  }
  @Field(() => String) get title(): string {
    return this.row.title;
  }
  @Field(() => DateTimeScalar) get createdAt(): string {
    return this.row.createdAt;
  }
  @Field(() => String, { description: 'As `state` of `SentSuggestion`.' }) get state(): string {
    return stateOf(this.row, this.published);
  }
}

@ObjectType('PublicSuggestion', { description: 'A suggestion of a reader, as editors see it.' })
export class PublicSuggestionView extends SuggestionParts {
  constructor(
    row: PublicSuggestionEntity,
    private readonly by: { readonly name: string | null; readonly isBlocked: boolean },
  ) {
    super(row);
  }
  @Field(() => String, { nullable: true, description: 'The name that the sender left, or the name of the account.' })
  get sender(): string | null {
    return this.by.name;
  }
  @Field(() => Boolean, { description: 'Whether the sender is blocked because of this suggestion.' })
  get isBlocked(): boolean {
    return this.by.isBlocked;
  }
  @Field(() => ID) get id(): string {
    return this.row.id;
  }
  @Field(() => String) get state(): string {
    return this.row.state;
  }
  @Field(() => String, { description: 'The document with the item.' }) get path(): string {
    return this.row.path;
  }
  @Field(() => String, { nullable: true, description: 'Why it may be spam.' }) get suspicion(): string | null {
    return this.row.suspicion;
  }
  @Field(() => Boolean, { description: 'Whether the sender has an account.' }) get signedIn(): boolean {
    return this.row.userId !== null;
  }
  @Field(() => Boolean, { description: 'Whether the sender gets a mail with the answer.' }) get mayAnswer(): boolean {
    return this.row.userId !== null || this.row.senderMail !== null;
  }
  @Field(() => String, { nullable: true, description: 'The editor who answered or decided.' })
  get answeredBy(): string | null {
    return this.row.answeredBy;
  }
  @Field(() => Boolean, { description: 'Whether its text was put into the change set.' }) get isApplied(): boolean {
    return this.row.appliedAt !== null;
  }
  @Field(() => Int, { nullable: true }) get changeSet(): number | null {
    return this.row.changeSetId;
  }
}
