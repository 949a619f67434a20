/** GraphQL types for adopting cards from a file. */
import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { AdoptDecision } from '@rulewright/desk';
import type { Maybe } from '../base/maybe.ts';
import { listOf } from '../graphql/cost.ts';
import { JsonScalar } from '../graphql/scalars.ts';

/** The query cost of a list is computed for this many members. */
const part = { complexity: listOf(50) };

@InputType('UploadInput', { description: 'A file. `content` has its bytes, compressed with gzip, in Base64.' })
export class UploadInput {
  @Field(() => String) name!: string;
  @Field(() => String) content!: string;
}

@InputType('AdoptionDecisionInput', {
  description: 'What to do with a value that both sides changed. `take` is `source` or `here`.',
})
export class AdoptionDecisionInput {
  @Field(() => ID) card!: string;
  @Field(() => String, { description: 'The path of the value, such as `data.cost`. Empty for the whole card.' })
  field!: string;
  @Field(() => String) take!: AdoptDecision['take'];
}

@InputType('AdoptionInput', { description: 'A file to adopt, and how.' })
export class AdoptionInput {
  @Field(() => ID, { description: 'The id of the source. It names the mapping document.' }) source!: string;
  @Field(() => UploadInput) upload!: UploadInput;
  @Field(() => String, {
    nullable: true,
    description: 'The name of a new game. Without it, the name is made from the id of the game.',
  })
  gameName?: Maybe<string>;
  @Field(() => String, {
    nullable: true,
    description: 'The mapping as JSON. Without it, the stored mapping applies, or a suggested one.',
  })
  mapping?: Maybe<string>;
  @Field(() => Boolean, { nullable: true, description: 'Whether rows join cards of the same name that exist already.' })
  join?: Maybe<boolean>;
  @Field(() => Boolean, { nullable: true, description: 'Whether cards that are gone at the source are removed.' })
  prune?: Maybe<boolean>;
  @Field(() => [AdoptionDecisionInput], { nullable: true }) decisions?: Maybe<AdoptionDecisionInput[]>;
}

@ObjectType('AdoptionColumn', { description: 'A column of the source.' })
export class AdoptionColumnView {
  @Field(() => String) readonly name!: string;
  @Field(() => String, { description: 'The first value of the column.' }) readonly example!: string;
  @Field(() => Int, { description: 'The number of rows with a value.' }) readonly filled!: number;
  @Field(() => [String], {
    complexity: listOf(8),
    description: 'What the mapping decides about the column, as sentences.',
  })
  readonly decided!: readonly string[];
  @Field(() => JsonScalar, {
    nullable: true,
    description: 'For a column that is left out: the form of the field that it can become, as in a mapping.',
  })
  readonly form!: unknown;
}

@ObjectType('AdoptionCellQuestion', { description: 'A text of cells about which the mapping decides.' })
export class AdoptionCellQuestionView {
  @Field(() => ID) readonly field!: string;
  @Field(() => String) readonly column!: string;
  @Field(() => String, { description: 'Empty for empty cells.' }) readonly text!: string;
  @Field(() => Int) readonly count!: number;
  @Field(() => [Int], { complexity: listOf(5), description: 'The first rows with this text.' })
  readonly rows!: readonly number[];
  @Field(() => String, {
    nullable: true,
    description:
      '`yes`, `no`, `none` for no value, `word` for a word of the field, or `other` for another value. Null if the mapping does not decide; then the rows are not taken.',
  })
  readonly answer!: string | null;
  @Field(() => String, { description: 'The other value, or a suggestion.' }) readonly value!: string;
}

@ObjectType('AdoptionNameQuestion', { description: 'A name about which the mapping decides.' })
export class AdoptionNameQuestionView {
  @Field(() => String) readonly name!: string;
  @Field(() => String, {
    description:
      '`different` if the rows of the name differ, `equal` if they have equal values and another number, `not-a-card` for a row that looks like a note or a total.',
  })
  readonly kind!: string;
  @Field(() => String, { nullable: true, description: 'The first column in which the rows differ.' })
  readonly column!: string | null;
  @Field(() => [Int], { complexity: listOf(6), description: 'The first rows of the name.' })
  readonly rows!: readonly number[];
  @Field(() => Int) readonly count!: number;
  @Field(() => String, {
    nullable: true,
    description: '`first`, `once`, `apart`, `leave` or `card`, as in the mapping. Null if the mapping does not decide.',
  })
  readonly answer!: string | null;
}

@ObjectType('AdoptionRepeatedRows', { description: 'Rows that repeat a card.' })
export class AdoptionRepeatedRowsView {
  @Field(() => [Int], { complexity: listOf(5), description: 'The first of these rows.' })
  readonly rows!: readonly number[];
  @Field(() => Int) readonly count!: number;
}

@ObjectType('AdoptionField', { description: 'A field of the game.' })
export class AdoptionFieldView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly label!: string;
  @Field(() => String) readonly type!: string;
}

@ObjectType('AdoptionCounts', { description: 'The rows of the source, and the cards by what happens to them.' })
export class AdoptionCountsView {
  @Field(() => Int) readonly rows!: number;
  @Field(() => Int) readonly added!: number;
  @Field(() => Int) readonly changed!: number;
  @Field(() => Int) readonly unchanged!: number;
}

@ObjectType('AdoptedValue', {
  description:
    'A value before and after. For a new card, `before` is the cell of the source; otherwise, it is the value here.',
})
export class AdoptedValueView {
  @Field(() => String) readonly field!: string;
  @Field(() => String, { nullable: true }) readonly column!: string | null;
  @Field(() => String) readonly before!: string;
  @Field(() => String) readonly after!: string;
}

@ObjectType('AdoptedCard', {
  description: 'A card that the adoption changes. `kind` is `added`, `changed` or `removed`.',
})
export class AdoptedCardView {
  @Field(() => ID) readonly card!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly kind!: string;
  @Field(() => Int, { nullable: true }) readonly row!: number | null;
  @Field(() => String, { nullable: true }) readonly file!: string | null;
  @Field(() => [AdoptedValueView], { complexity: listOf(20) }) readonly values!: readonly AdoptedValueView[];
}

@ObjectType('AdoptionBadRow', { description: 'A row that is not taken. `reason` says why, and what to do.' })
export class AdoptionBadRowView {
  @Field(() => Int) readonly row!: number;
  @Field(() => String, { nullable: true }) readonly file?: string;
  @Field(() => String, { nullable: true }) readonly column?: string;
  @Field(() => String) readonly reason!: string;
}

@ObjectType('AdoptionConflict', { description: 'A value that the source and someone here changed.' })
export class AdoptionConflictView {
  @Field(() => ID) readonly card!: string;
  @Field(() => String, { description: 'Empty for a card that was changed here and is gone at the source.' })
  readonly field!: string;
  @Field(() => String) readonly ours!: string;
  @Field(() => String) readonly theirs!: string;
}

@ObjectType('Adoption', { description: 'The preview of an adoption. Long lists are read in parts.' })
export class AdoptionView {
  @Field(() => Int, { description: 'The version of the change set to send with `adopt`.' }) readonly version!: number;
  @Field(() => JsonScalar, { description: 'The mapping, as its document has it.' }) readonly mapping!: unknown;
  @Field(() => Boolean, { description: 'Whether the mapping is a suggestion.' }) readonly suggested!: boolean;
  @Field(() => [AdoptionColumnView], part) readonly columns!: readonly AdoptionColumnView[];
  @Field(() => [AdoptionFieldView], {
    ...part,
    nullable: true,
    description: 'The fields of the game. Null for a game that the adoption creates.',
  })
  readonly fields!: readonly AdoptionFieldView[] | null;
  @Field(() => [AdoptionCellQuestionView], {
    ...part,
    description: 'At most 200 texts of cells about which the mapping decides. Those without a decision are first.',
  })
  readonly cellQuestions!: readonly AdoptionCellQuestionView[];
  @Field(() => Int) readonly cellQuestionCount!: number;
  @Field(() => [AdoptionNameQuestionView], {
    ...part,
    description: 'At most 200 names about which the mapping decides. Those without a decision are first.',
  })
  readonly nameQuestions!: readonly AdoptionNameQuestionView[];
  @Field(() => Int) readonly nameQuestionCount!: number;
  @Field(() => AdoptionRepeatedRowsView) readonly repeated!: AdoptionRepeatedRowsView;
  @Field(() => AdoptionCountsView) readonly counts!: AdoptionCountsView;
  @Field(() => [AdoptedCardView], part) readonly changes!: readonly AdoptedCardView[];
  @Field(() => Int) readonly changeCount!: number;
  @Field(() => [AdoptionBadRowView], part) readonly bad!: readonly AdoptionBadRowView[];
  @Field(() => Int) readonly badCount!: number;
  @Field(() => [AdoptionConflictView], { ...part, description: 'The first 200 conflicts.' })
  readonly conflicts!: readonly AdoptionConflictView[];
  @Field(() => Int) readonly conflictCount!: number;
  @Field(() => [String], { ...part, description: 'The first 200 cards that are gone at the source.' })
  readonly gone!: readonly string[];
  @Field(() => Int) readonly goneCount!: number;
  @Field(() => Int) readonly removedCount!: number;
  @Field(() => [String], { ...part, description: 'The first 200 notes.' }) readonly notes!: readonly string[];
  @Field(() => Int) readonly noteCount!: number;
  @Field(() => Int, { description: 'The number of documents that the adoption saves.' })
  readonly documentCount!: number;
}

/** The arguments of `adoption`. */
@ArgsType()
export class AdoptionArgs {
  @Field(() => Int) changeSet!: number;
  @Field(() => ID) game!: string;
  @Field(() => AdoptionInput) order!: AdoptionInput;
  @Field(() => Int, { nullable: true, defaultValue: 0 }) changesFrom!: Maybe<number>;
  @Field(() => Int, { nullable: true, defaultValue: 0 }) badFrom!: Maybe<number>;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first!: Maybe<number>;
}
