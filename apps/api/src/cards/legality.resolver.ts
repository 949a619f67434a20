/** The query for the lists of a mode, and the legality of a card. */
import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { Access } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { ContentService } from '../content/content.service.ts';
import { GameArg, ReleaseArg } from '../graphql/args.ts';
import { AS_OF, AsOfArg, asOfDay } from '../graphql/as-of.ts';
import { listOf } from '../graphql/cost.ts';
import { CardView } from './card.model.ts';
import { CardLegalityView, ModeLegalityView } from './legality.model.ts';
import { legalityOf } from './legality.ts';
import { modeLegality } from './mode-legality.ts';
import { DirectField } from '../graphql/direct-field.ts';

@Resolver(() => CardView)
export class LegalityResolver {
  constructor(private readonly content: ContentService) {}

  @Access('content')
  @Query(() => ModeLegalityView, {
    nullable: true,
    description:
      'The lists of a mode as of a day: its pool of sets, banned and restricted cards, points, and all changes. Null for a mode without lists.',
  })
  async legality(
    @GameArg() game: string,
    @Args('mode', { type: () => ID }) mode: string,
    @AsOfArg() asOf: Maybe<string>,
    @ReleaseArg() release: Maybe<number>,
  ): Promise<ModeLegalityView | null> {
    return modeLegality(await this.content.open(release), game, mode, asOfDay(asOf));
  }

  @DirectField('legality', () => [CardLegalityView], {
    args: { asOf: { type: String, ...AS_OF } },
    description: 'Whether the card is legal, for every mode of the game.',
    complexity: listOf(5),
  })
  cardLegality({ opened, content, doc }: CardView, { asOf }: { asOf: Maybe<string> }): readonly CardLegalityView[] {
    return legalityOf(opened, content, doc, asOfDay(asOf));
  }
}
