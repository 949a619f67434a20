/** Releases and their changes, as the schema shows them. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../graphql/scalars.ts';

@ObjectType('Release', { description: 'A published state of all content.' })
export class ReleaseView {
  @Field(() => Int) readonly number!: number;
  @Field(() => DateTimeScalar) readonly effectiveAt!: string;
  @Field(() => DateTimeScalar) readonly createdAt!: string;
  @Field(() => String) readonly author!: string;
  @Field(() => String) readonly notes!: string;
  @Field(() => String, { name: 'contentHash' }) readonly hash!: string;
  @Field(() => String, { description: 'Where the release came from: `import` or `desk`.' }) readonly origin!: string;
}

@ObjectType('DocumentChange', {
  description:
    'A change of a document. `change` is `added`, `removed` or `changed`. `before` and `after` are the complete texts.',
})
export class DocumentChangeView {
  @Field(() => String) readonly path!: string;
  @Field(() => ID) readonly game!: string;
  @Field(() => String) readonly kind!: string;
  @Field(() => ID) readonly slug!: string;
  @Field(() => String, { description: 'The title of the document.' }) readonly title!: string;
  @Field(() => String) readonly change!: string;
  @Field(() => String, { nullable: true }) readonly before!: string | null;
  @Field(() => String, { nullable: true }) readonly after!: string | null;
}

@ObjectType('Revision', { description: 'A text of a document, and the release that published it.' })
export class RevisionView {
  @Field(() => Int) readonly release!: number;
  @Field(() => DateTimeScalar) readonly createdAt!: string;
  @Field(() => String) readonly author!: string;
  @Field(() => String) readonly message!: string;
  @Field(() => String) readonly hash!: string;
  @Field(() => String) readonly text!: string;
}
