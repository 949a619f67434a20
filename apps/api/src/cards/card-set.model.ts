/** A set of cards as the schema shows it. */
import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType('CardSet')
export class CardSetView {
  @Field(() => ID) readonly id!: string;
  @Field(() => String) readonly code!: string;
  @Field(() => String) readonly name!: string;
  @Field(() => String) readonly summary!: string;
  @Field(() => Boolean) readonly promo!: boolean;
}
