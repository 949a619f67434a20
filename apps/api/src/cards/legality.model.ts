/** The legality of a card in a mode, as the schema shows it. */
import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType('CardLegality', { description: 'Whether a card is legal in one mode. If it is not, the rule `ruleId` removes it from decks.' })
export class CardLegalityView {
  @Field(() => ID) readonly mode!: string;
  @Field(() => String) readonly modeName!: string;
  @Field(() => Boolean) readonly legal!: boolean;
  @Field(() => ID, { nullable: true }) readonly ruleId!: string | null;
  @Field(() => String, { nullable: true }) readonly reason!: string | null;
}
