/** GraphQL types for search and replace in the texts of a game. */
import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { MOST_PLACES } from '@rulewright/desk';
import type { Maybe } from '../base/maybe.ts';
import { listOf } from '../graphql/cost.ts';

@InputType('WordPair', { description: 'A word or phrase, and what replaces it.' })
export class WordPairInput {
  @Field(() => String) find!: string;
  @Field(() => String) replace!: string;
}

@InputType('TextReplacement', {
  description:
    'Words to find in the texts of a game, at most 12 pairs, such as the forms of a word. Without `matchCase`, a replaced word keeps its capitals. `wholeWords` leaves out parts of words.',
})
export class TextReplacementInput {
  @Field(() => [WordPairInput]) pairs!: WordPairInput[];
  @Field(() => Boolean, { defaultValue: false }) matchCase!: boolean;
  @Field(() => Boolean, { defaultValue: true }) wholeWords!: boolean;
}

@ArgsType()
export class FindTextsArgs {
  @Field(() => Int, { nullable: true }) changeSet!: Maybe<number>;
  @Field(() => ID) game!: string;
  @Field(() => TextReplacementInput) replacement!: TextReplacementInput;
}

@ArgsType()
export class ReplaceTextsArgs {
  @Field(() => Int) changeSet!: number;
  @Field(() => ID) game!: string;
  @Field(() => TextReplacementInput) replacement!: TextReplacementInput;
  @Field(() => [String], { nullable: true }) places!: Maybe<string[]>;
}

@ObjectType('TextPlace', {
  description:
    'A place in a text of a game. `key` identifies it while its document stays the same. `before` and `after` are the words around it on its line.',
})
export class TextPlaceView {
  @Field(() => String) readonly path!: string;
  @Field(() => String) readonly title!: string;
  @Field(() => String) readonly kind!: string;
  @Field(() => ID) readonly key!: string;
  @Field(() => Int) readonly line!: number;
  @Field(() => String) readonly before!: string;
  @Field(() => String) readonly match!: string;
  @Field(() => String) readonly after!: string;
  @Field(() => String) readonly replacement!: string;
}

@ObjectType('TextPlaces', {
  description: `The places of words in the texts of a game. \`count\` counts all places, and \`places\` lists at most ${MOST_PLACES}.`,
})
export class TextPlacesView {
  @Field(() => Int) readonly count!: number;
  @Field(() => Int) readonly documents!: number;
  @Field(() => [TextPlaceView], { complexity: listOf(20) }) readonly places!: readonly TextPlaceView[];
}

@ObjectType('ReplacedTexts', { description: 'How many documents a replacement has changed.' })
export class ReplacedTextsView {
  @Field(() => Int) readonly documents!: number;
}
