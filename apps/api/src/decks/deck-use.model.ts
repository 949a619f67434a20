/** A deck that uses a card, as the schema shows it. */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DeckView } from './deck.model.ts';

@ObjectType('DeckUse')
export class DeckUseView {
  @Field(() => DeckView) readonly deck!: DeckView;
  @Field(() => Int) readonly copies!: number;
}
