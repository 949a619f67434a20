/** Queries for cards, and the fields of a card that are read from the database. */
import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { Access } from '../accounts/access.ts';
import { errataOf, formerOf, nameOfCard } from '@rulewright/content';
import { knownGames } from '@rulewright/games';
import { ContentService } from '../content/content.service.ts';
import type { ReleaseContext } from '../content/release-context.ts';
import type { Maybe } from '../base/maybe.ts';
import { GameArg, ReleaseArg } from '../graphql/args.ts';
import { listOf, WORK, workOf } from '../graphql/cost.ts';
import { RevisionView } from '../releases/release.model.ts';
import { CardNeighboursView, CardView, ErratumView, toCard } from './card.model.ts';
import { CardsService } from './cards.service.ts';
import { printingsOf } from './set-printings.ts';
import { sharedNamesOf } from './shared-names.ts';
import { CardConnectionView, CardsArgs, toCardConnection } from './connection.model.ts';
import { DirectField } from '../graphql/direct-field.ts';

@Resolver(() => CardView)
export class CardsResolver {
  constructor(
    private readonly content: ContentService,
    private readonly service: CardsService,
  ) {}

  @Access('content')
  @Query(() => CardConnectionView, {
    nullable: true,
    complexity: workOf(WORK.search),
    description:
      'The cards that match a search. Unless `sort` says otherwise, cards whose names contain the words of the query come first, and all others are sorted by name.',
  })
  async cards(
    @Args() { game, query, facets, sort, first, after, release, collection }: CardsArgs,
  ): Promise<CardConnectionView> {
    const asked = { query, facets, sort, first, after, collection };
    return toCardConnection(await this.service.search(await this.content.open(release), game, asked));
  }

  @Access('content')
  @Query(() => CardView, { description: 'A card by its slug.', nullable: true })
  async card(
    @GameArg() game: string,
    @Args('slug', { type: () => ID }) slug: string,
    @ReleaseArg() release: Maybe<number>,
  ): Promise<CardView> {
    return toCard(this.service.one(await this.content.open(release), game, slug));
  }

  @DirectField('sharesName', () => Boolean, {
    description: 'Whether another card of the game has the same name. A list then shows the printing too.',
  })
  async sharesName(card: CardView): Promise<boolean> {
    return (await sharedNamesOf(card.opened, card.game)).has(card.slug);
  }

  @DirectField('neighbours', () => CardNeighboursView, {
    description: 'The cards before and after the card in the set of its first printing.',
  })
  async neighbours({ opened, content, doc }: CardView): Promise<CardNeighboursView> {
    const [first] = doc.printings;
    const printings = first ? await printingsOf(opened, content.doc.id, first.set) : [];
    const slugs = [...new Set(printings.map(({ card }) => card))];
    const at = slugs.indexOf(doc.id);
    const named = (slug: string | undefined) => {
      const name = slug === undefined ? undefined : nameOfCard(content.cards, slug);
      return slug === undefined || name === undefined ? null : { slug, name };
    };
    return at < 0 ? { previous: null, next: null } : { previous: named(slugs[at - 1]), next: named(slugs[at + 1]) };
  }

  @DirectField('errata', () => [ErratumView], {
    description: 'The releases that changed words or values of the card, newest first.',
    complexity: listOf(5),
  })
  async errata(card: CardView, _args: object, context: ReleaseContext): Promise<readonly ErratumView[]> {
    const path = `cards/${card.game}/cards/${card.slug}.yaml`;
    const revisions = await context.histories.load({ path, release: card.opened.info.number });
    return revisions.length < 2
      ? []
      : errataOf(revisions, card.content.vocabulary, formerOf(card.game, knownGames)?.cards);
  }

  @DirectField('history', () => [RevisionView], {
    description: 'The texts of the card in this release and all earlier ones, newest first.',
    complexity: listOf(5),
  })
  history(card: CardView, _args: object, context: ReleaseContext): Promise<RevisionView[]> {
    const path = `cards/${card.game}/cards/${card.slug}.yaml`;
    return context.histories.load({ path, release: card.opened.info.number });
  }
}
