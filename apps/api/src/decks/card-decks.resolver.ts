/** The name of a card in lists, its ids in files of other programs, and the published decks that contain the card. */
import { Resolver } from '@nestjs/graphql';
import { ID_PROGRAMS, idsOfCard } from '@rulewright/decks';
import { CardView } from '../cards/card.model.ts';
import { listOf } from '../graphql/cost.ts';
import { CardListIdView, DeckUseView, toDeckUse } from './deck-use.model.ts';
import { DecksService } from './decks.service.ts';
import { DirectField } from '../graphql/direct-field.ts';

@Resolver(() => CardView)
export class CardDecksResolver {
  constructor(private readonly service: DecksService) {}

  @DirectField('listName', () => String, {
    description: 'The name by which a list means this card and no other one.',
  })
  async listName(card: CardView): Promise<string> {
    const { index } = await card.opened.checker(card.game);
    const known = index.byId(card.slug);
    return known ? index.listName(known.card) : card.name;
  }

  @DirectField('listIds', () => [CardListIdView], {
    description:
      'The ids of the card in the deck files of other programs. It is empty unless the game names fields with such ids.',
    complexity: listOf(2),
  })
  async listIds(card: CardView): Promise<readonly CardListIdView[]> {
    const { index } = await card.opened.checker(card.game);
    const known = index.byId(card.slug);
    if (!known) return [];
    return ID_PROGRAMS.flatMap((program) => {
      const [id] = idsOfCard(index.game, program, known.card);
      return id === undefined ? [] : [{ program, id }];
    });
  }

  @DirectField('decks', () => [DeckUseView], {
    description: 'The published decks that contain this card.',
    complexity: listOf(5),
  })
  decks(card: CardView): readonly DeckUseView[] {
    return this.service.using(card.opened, card.game, card.slug).map(toDeckUse);
  }
}
