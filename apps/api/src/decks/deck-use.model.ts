/** A deck that contains a card, and the id of a card in other programs, as the schema shows them. */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DeckView, toDeck } from './deck.model.ts';
import type { DeckUse } from './decks.service.ts';

@ObjectType('DeckUse', { description: 'A deck that contains a card, with the number of copies.' })
export class DeckUseView {
  @Field(() => DeckView) readonly deck!: DeckView;
  @Field(() => Int) readonly copies!: number;
}

export const toDeckUse = ({ deck, copies }: DeckUse): DeckUseView => ({ deck: toDeck(deck), copies });

@ObjectType('CardListId', { description: 'The id of a card in the deck files of another program.' })
export class CardListIdView {
  @Field(() => String, { description: '`codes` for lists of codes, `octgn`, `mtgo` or `lackey`.' })
  readonly program!: string;
  @Field(() => String) readonly id!: string;
}
