/** Decks that people share. Published decks are in a list, and each shared deck has a key. No query here returns a private deck. */
import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { permits, type Person } from '@rulewright/accounts';
import { SharedDecks } from '@rulewright/saved-decks';
import type { DeckSharing } from '@rulewright/database';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { GameArg } from '../graphql/args.ts';
import { listOf } from '../graphql/cost.ts';
import { pageSize } from '../graphql/page-size.ts';
import { DeckOrigins } from './deck-origins.ts';
import { DeckOriginView, DeckSharingValues, SavedDeckView, SharedDeckView } from './saved-deck.model.ts';
import { SeenDecks } from './seen-decks.ts';
import { DirectField } from '../graphql/direct-field.ts';

/** The most decks of one page. */
const MOST_SHOWN = 50;
/** The most characters of a search. */
const LONGEST_SEARCH = 200;

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

  @Access('visit')
  @Query(() => [SharedDeckView], {
    complexity: listOf(30),
    description:
      'The decks of a game that people have published. The one that was published last comes first. `text`: only decks that have, for each of its words, a word that starts with it in their name, author, tags or list. `after`: the list continues after the deck with this key.',
  })
  publishedDecks(
    @GameArg() game: string,
    @Args('first', { type: () => Int, nullable: true }) first: Maybe<number>,
    @Args('after', { type: () => String, nullable: true }) after: Maybe<string>,
    @Args('text', { type: () => String, nullable: true }) text: Maybe<string>,
  ): Promise<SharedDeckView[]> {
    return this.decks.published(game, {
      first: pageSize(first, 20, MOST_SHOWN),
      ...(after != null && { after }),
      ...(text != null && { text: text.slice(0, LONGEST_SEARCH) }),
    });
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
