/** The published decks that contain a card. */
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CardView } from '../cards/card.model.ts';
import { listOf } from '../graphql/cost.ts';
import { DeckUseView, toDeckUse } from './deck-use.model.ts';
import { DecksService } from './decks.service.ts';

@Resolver(() => CardView)
export class CardDecksResolver {
  constructor(private readonly service: DecksService) {}

  @ResolveField('decks', () => [DeckUseView], {
    description: 'The published decks that contain this card.',
    complexity: listOf(5),
  })
  decks(@Parent() card: CardView): readonly DeckUseView[] {
    return this.service.using(card.opened, card.game, card.slug).map(toDeckUse);
  }
}
