/** Releases and what they changed, as the schema shows them. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../graphql/scalars.ts';

@ObjectType('Release')
export class ReleaseView {
  @Field(() => Int) readonly number!: number;
  @Field(() => DateTimeScalar) readonly effectiveAt!: string;
  @Field(() => DateTimeScalar) readonly createdAt!: string;
  @Field(() => String) readonly author!: string;
  @Field(() => String) readonly notes!: string;
  @Field(() => String, { name: 'contentHash' }) readonly hash!: string;
  @Field(() => String, { description: 'import, desk.' }) readonly origin!: string;
}

@ObjectType('DocumentChange', {
  description: 'change: added, removed, changed. before and after are the whole texts.',
})
export class DocumentChangeView {
  @Field(() => String) readonly path!: string;
  @Field(() => ID) readonly game!: string;
  @Field(() => String) readonly kind!: string;
  @Field(() => ID) readonly slug!: string;
  @Field(() => String, { description: 'What the document is called.' }) readonly title!: string;
  @Field(() => String) readonly change!: string;
  @Field(() => String, { nullable: true }) readonly before!: string | null;
  @Field(() => String, { nullable: true }) readonly after!: string | null;
}

@ObjectType('Revision', { description: 'A text that a document had, and the release that brought it.' })
export class RevisionView {
  @Field(() => Int) readonly release!: number;
  @Field(() => DateTimeScalar) readonly createdAt!: string;
  @Field(() => String) readonly author!: string;
  @Field(() => String) readonly message!: string;
  @Field(() => String) readonly hash!: string;
  @Field(() => String) readonly text!: string;
}
