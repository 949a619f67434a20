/** Text differences, field changes, problems and uses of documents, as the schema shows them. */
import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Maybe } from '../base/maybe.ts';
import type { DiffPart, FieldChange } from '@rulewright/desk';
import { JsonScalar } from '../graphql/scalars.ts';

@ObjectType('DiffPart', { description: 'A part of a comparison of two texts. `kind` is `same`, `added` or `removed`.' })
export class DiffPartView {
  @Field(() => String) readonly kind!: DiffPart['kind'];
  @Field(() => String) readonly text!: string;
}

@ObjectType('FieldChange', {
  description:
    'A change of one field, such as `data.cost`, `printings[0].number` or `rulings[tie].answer`. If `field` is empty, the whole document changed. `change` is `added`, `removed` or `changed`.',
})
export class FieldChangeView {
  @Field(() => String) readonly field!: string;
  @Field(() => String, { nullable: true, description: 'What a value of a mode or variant sets.' })
  readonly label?: string;
  @Field(() => String) readonly change!: FieldChange['change'];
  @Field(() => JsonScalar, { nullable: true }) readonly before!: unknown;
  @Field(() => JsonScalar, { nullable: true }) readonly after!: unknown;
}

@ObjectType('Problem', { description: 'An error in a document, with its place. Lines and columns count from 1.' })
export class ProblemView {
  @Field(() => String) readonly path!: string;
  @Field(() => Int) readonly line!: number;
  @Field(() => Int) readonly column!: number;
  @Field(() => String) readonly code!: string;
  @Field(() => String) readonly message!: string;
  @Field(() => String, { nullable: true }) readonly expected?: string;
}

@ObjectType('DocumentUse', {
  description:
    'A document that refers to this one. `place` says where in that document, and `why` says what it contains there.',
})
export class DocumentUseView {
  @Field(() => String) readonly path!: string;
  @Field(() => ID) readonly game!: string;
  @Field(() => String) readonly kind!: string;
  @Field(() => ID) readonly slug!: string;
  @Field(() => String) readonly title!: string;
  @Field(() => String) readonly place!: string;
  @Field(() => String) readonly why!: string;
}

/** The arguments of `compareReleases`. */
@ArgsType()
export class CompareReleasesArgs {
  @Field(() => Int) a!: number;
  @Field(() => Int) b!: number;
  @Field(() => Int, { nullable: true }) first!: Maybe<number>;
  @Field(() => String, { nullable: true, deprecationReason: 'Use `after` of `compareReleasesConnection`.' })
  after!: Maybe<string>;
  @Field(() => String, { nullable: true }) path!: Maybe<string>;
}
