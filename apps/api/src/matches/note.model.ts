/** Notes about matches as the schema shows them. */
import { Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { listOf } from '../graphql/cost.ts';
import { DateTimeScalar } from '../graphql/scalars.ts';
import type { NoteRequest } from './new-match.ts';

@ObjectType('MatchNote', {
  description:
    'What somebody who played a match says about it. mode, card, rule: what it is about besides the release.',
})
export class MatchNoteView {
  @Field(() => ID) readonly id!: string;
  @Field(() => ID) readonly matchId!: string;
  @Field(() => ID) readonly game!: string;
  @Field(() => Int) readonly release!: number;
  @Field(() => String, { description: 'Of the match.' }) readonly rulesetId!: string;
  @Field(() => Int, { nullable: true, description: 'Where its author sat; null for who set a match of bots up.' })
  readonly seat!: number | null;
  @Field(() => String, { description: 'As the seat was called.' }) readonly name!: string;
  @Field(() => Int, { description: '1 to 5.' }) readonly rating!: number;
  @Field(() => String, { description: 'Plain text, maybe empty.' }) readonly text!: string;
  @Field(() => ID, { nullable: true }) readonly mode!: string | null;
  @Field(() => ID, { nullable: true }) readonly card!: string | null;
  @Field(() => ID, { nullable: true }) readonly rule!: string | null;
  @Field(() => DateTimeScalar) readonly createdAt!: string;
  @Field(() => Boolean, { description: 'The visitor wrote it, and may take it back.' }) readonly mine!: boolean;
}

/** A page of notes. */
const PAGE = listOf(50);

@ObjectType('MatchNotes')
export class MatchNotesView {
  @Field(() => [MatchNoteView], { complexity: PAGE }) readonly nodes!: readonly MatchNoteView[];
  @Field(() => Int) readonly totalCount!: number;
  @Field(() => Float, { nullable: true, description: 'The mean of all ratings, not only of this page.' })
  readonly rating!: number | null;
  @Field(() => String, { nullable: true, description: 'What `after` takes for the next page; null on the last.' })
  readonly endCursor!: string | null;
}

@InputType('MatchNoteInput', {
  description:
    'rating: 1 to 5. text: up to 2,000 characters. mode: the one that was played; card (slug), rule: of the game.',
})
export class MatchNoteInput implements NoteRequest {
  @Field(() => Int) readonly rating!: number;
  @Field(() => String, { nullable: true }) readonly text?: string | null;
  @Field(() => ID, { nullable: true }) readonly mode?: string | null;
  @Field(() => ID, { nullable: true }) readonly card?: string | null;
  @Field(() => ID, { nullable: true }) readonly rule?: string | null;
}
