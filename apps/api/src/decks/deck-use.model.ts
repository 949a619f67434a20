/** A deck that contains a card, as the schema shows it. */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DeckView, toDeck } from './deck.model.ts';
import type { DeckUse } from './decks.service.ts';

@ObjectType('DeckUse', { description: 'A deck that contains a card, with the number of copies.' })
export class DeckUseView {
  @Field(() => DeckView) readonly deck!: DeckView;
  @Field(() => Int) readonly copies!: number;
}

export const toDeckUse = ({ deck, copies }: DeckUse): DeckUseView => ({ deck: toDeck(deck), copies });
