/** Notes about matches as the schema shows them. */
import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Maybe } from '../base/maybe.ts';
import type { NoteTally } from '@rulewright/database';
import { connectionFields, pageArgs, type ConnectionPage } from '../graphql/connection.ts';
import { DateTimeScalar } from '../graphql/scalars.ts';
import type { NoteRequest } from './new-match.ts';

@ObjectType('MatchNote', {
  description:
    'A note that a player wrote about a match. It is shown with the release, and with its `mode`, `card` or `rule` if these are set.',
})
export class MatchNoteView {
  @Field(() => ID) readonly id!: string;
  @Field(() => ID) readonly matchId!: string;
  @Field(() => ID) readonly game!: string;
  @Field(() => Int) readonly release!: number;
  @Field(() => String, { description: 'The id of the ruleset of the match.' }) readonly rulesetId!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat of the author. It is null for the host of a match between bots.',
  })
  readonly seat!: number | null;
  @Field(() => String, { description: 'The name of the seat.' }) readonly name!: string;
  @Field(() => Int, { description: 'The rating, from 1 to 5.' }) readonly rating!: number;
  @Field(() => String, { description: 'The note as plain text. It can be empty.' }) readonly text!: string;
  @Field(() => ID, { nullable: true }) readonly mode!: string | null;
  @Field(() => ID, { nullable: true }) readonly card!: string | null;
  @Field(() => ID, { nullable: true }) readonly rule!: string | null;
  @Field(() => DateTimeScalar) readonly createdAt!: string;
  @Field(() => Boolean, { description: 'Whether you wrote the note. If so, you can delete it.' })
  readonly mine!: boolean;
}

export const NOTE_PAGE = { usual: 20, most: 50 };

@ObjectType('MatchNotes', { description: 'A page of the notes that match a filter.' })
export class MatchNotesView extends connectionFields('MatchNote', () => MatchNoteView) {
  private counted: Promise<NoteTally> | null = null;

  /** @param tally counts all matching notes. Runs only if a query asks for the counts */
  constructor(
    page: ConnectionPage<MatchNoteView>,
    private readonly tally: () => Promise<NoteTally>,
  ) {
    super();
    Object.assign(this, page);
  }

  @Field(() => Int) get totalCount(): Promise<number> {
    return this.all().then(({ total }) => total);
  }
  @Field(() => Float, { nullable: true, description: 'The average of all ratings, including those on other pages.' })
  get rating(): Promise<number | null> {
    return this.all().then(({ rating }) => rating);
  }
  @Field(() => String, {
    nullable: true,
    deprecationReason: 'Use `pageInfo`.',
    description: 'The value of `after` for the next page. It is null on the last page.',
  })
  get endCursor(): string | null {
    return this.pageInfo.hasNextPage ? this.pageInfo.endCursor : null;
  }

  private all(): Promise<NoteTally> {
    return (this.counted ??= this.tally());
  }
}

@InputType('MatchNoteInput', {
  description:
    'A note about a match. `rating` is from 1 to 5. `text` has up to 2,000 characters. `mode` must be the mode of the match; `card` (a slug) and `rule` must belong to its game.',
})
export class MatchNoteInput implements NoteRequest {
  @Field(() => Int) readonly rating!: number;
  @Field(() => String, { nullable: true }) readonly text?: string | null;
  @Field(() => ID, { nullable: true }) readonly mode?: string | null;
  @Field(() => ID, { nullable: true }) readonly card?: string | null;
  @Field(() => ID, { nullable: true }) readonly rule?: string | null;
}

/** The arguments of `matchNotes`. */
@ArgsType()
export class MatchNotesArgs extends pageArgs(NOTE_PAGE) {
  @Field(() => ID, { nullable: true }) match!: Maybe<string>;
  @Field(() => ID, { nullable: true }) game!: Maybe<string>;
  @Field(() => Int, { nullable: true }) release!: Maybe<number>;
  @Field(() => ID, { nullable: true }) mode!: Maybe<string>;
  @Field(() => ID, { nullable: true }) card!: Maybe<string>;
  @Field(() => ID, { nullable: true }) rule!: Maybe<string>;
}
