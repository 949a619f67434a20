/** GraphQL types for new editions of sets, and for pictures of many cards. */
import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Maybe } from '../base/maybe.ts';
import { listOf } from '../graphql/cost.ts';

@ObjectType('CardOfSet', { description: 'A card of a set, with its printing there.' })
export class CardOfSetView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => Int) readonly number!: number;
  @Field(() => String) readonly rarity!: string;
}

@ObjectType('CardName', { description: 'A card by its id and its name.' })
export class CardNameView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly name!: string;
}

@ArgsType()
export class AddEditionArgs {
  @Field(() => Int) changeSet!: number;
  @Field(() => ID) game!: string;
  @Field(() => ID, { description: 'The set whose cards are printed again.' }) of!: string;
  @Field(() => String, { description: 'The name of the new set.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'The day of publication, such as `2030-01-31`.' })
  released!: Maybe<string>;
  @Field(() => [ID], { description: 'The chosen cards, at most 4,900.' }) cards!: string[];
}

@ObjectType('WrittenDocuments', { description: 'The documents that one step has saved together.' })
export class WrittenDocumentsView {
  @Field(() => Int) readonly documents!: number;
  @Field(() => String, { nullable: true, description: 'The first document, such as that of a new set.' })
  readonly path!: string | null;
}

@ObjectType('PictureTarget', { description: 'The card of a picture file by its name; null if no card fits.' })
export class PictureTargetView {
  @Field(() => String) readonly file!: string;
  @Field(() => CardNameView, { nullable: true }) readonly card!: CardNameView | null;
}

@ObjectType('PictureTargets', {
  description:
    'The cards for picture files. Cards of the game can have pictures if it is `possible`, and the game has a field for them if it is `ready`.',
})
export class PictureTargetsView {
  @Field(() => Boolean) readonly possible!: boolean;
  @Field(() => Boolean) readonly ready!: boolean;
  @Field(() => [PictureTargetView], { complexity: listOf(50) }) readonly targets!: readonly PictureTargetView[];
}

@InputType('FocalPoint', { description: 'A place in a picture, in percent from the left and from the top.' })
export class FocalPointInput {
  @Field(() => Int) x!: number;
  @Field(() => Int) y!: number;
}

@InputType('CardPicture', { description: 'A picture for a card. Its file is already in the change set.' })
export class CardPictureInput {
  @Field(() => ID) card!: string;
  @Field(() => String) file!: string;
  @Field(() => String, { nullable: true }) alt?: string | null;
  @Field(() => String, { nullable: true }) credit?: string | null;
  @Field(() => String, { nullable: true }) licence?: string | null;
  @Field(() => FocalPointInput, { nullable: true }) focus?: FocalPointInput | null;
}

@ArgsType()
export class SetCardPicturesArgs {
  @Field(() => Int) changeSet!: number;
  @Field(() => ID) game!: string;
  @Field(() => [CardPictureInput], { description: 'At most 500.' }) pictures!: CardPictureInput[];
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the game gets a field for pictures if it has none.',
  })
  adds!: boolean;
}
