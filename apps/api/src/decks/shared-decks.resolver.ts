/** Decks that people share. Each shared deck has a key. No query here returns a private deck. */
import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { permits, type Person } from '@rulewright/accounts';
import { SharedDecks } from '@rulewright/saved-decks';
import type { DeckSharing } from '@rulewright/database';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { DeckOrigins } from './deck-origins.ts';
import { DeckOriginView, DeckSharingValues, SavedDeckView, SharedDeckView } from './saved-deck.model.ts';
import { SeenDecks } from './seen-decks.ts';
import { DirectField } from '../graphql/direct-field.ts';

@Resolver(() => SharedDeckView)
export class SharedDecksResolver {
  constructor(
    private readonly shared: SharedDecks,
    private readonly decks: SeenDecks,
    private readonly origins: DeckOrigins,
  ) {}

  @Access('visit')
  @Query(() => SharedDeckView, {
    nullable: true,
    description:
      'The deck with this key, if its owner shares it by link or has published it. The error `HIDDEN` with the reason `deck-hidden` says that an admin has hidden it; `details.reason` says why.',
  })
  sharedDeck(@Args('key') key: string, @Viewer() viewer: Person | null): Promise<SharedDeckView | null> {
    const reader = viewer && { userId: viewer.id, moderates: permits(viewer.role, 'moderate') };
    return this.decks.find(key, reader);
  }

  @Access('decks')
  @Mutation(() => SavedDeckView, {
    description:
      'Shares a saved deck, publishes it, or makes it private. A deck that fewer people may see than before gets another key, so its old links end.',
  })
  shareDeck(
    @Args('id', { type: () => ID }) id: string,
    @Args('version', { type: () => Int }) version: number,
    @Args('sharing', { type: () => DeckSharingValues }) sharing: DeckSharing,
    @Args('description', { type: () => String, nullable: true }) description: Maybe<string>,
    @Viewer() viewer: Person,
  ): Promise<SavedDeckView> {
    return this.shared.share(viewer.id, id, version, { sharing, ...(description != null && { description }) });
  }

  @DirectField('origin', () => DeckOriginView, { nullable: true, description: 'What the deck was copied from.' })
  origin(deck: SharedDeckView): Promise<DeckOriginView | null> {
    return this.origins.of(deck);
  }
}
