/** Decks that people share. Published decks are in a list, and each shared deck has a key. No query here returns a private deck. */
import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { permits, type Person } from '@rulewright/accounts';
import { SharedDecks, type SharedDeck } from '@rulewright/saved-decks';
import type { DeckSharing } from '@rulewright/database';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { notFound } from '../errors/errors.ts';
import { GameArg } from '../graphql/args.ts';
import { connectionOf, PageArgs, type ConnectionPage, type PageAsked } from '../graphql/connection.ts';
import { listOf, pageCost } from '../graphql/cost.ts';
import { pageSize } from '../graphql/page-size.ts';
import { loadPage, type PagedList } from '../graphql/pages.ts';
import { DeckOrigins } from './deck-origins.ts';
import { DeckOriginView, DeckSharingValues, SavedDeckView, SharedDeckView } from './saved-deck.model.ts';
import { publishedPlace, SeenDecks } from './seen-decks.ts';
import { DirectField } from '../graphql/direct-field.ts';

const PAGE = { usual: 20, most: 50 };
/** The most characters of a search. */
const LONGEST_SEARCH = 200;

const SharedDeckConnection = connectionOf('SharedDeck', () => SharedDeckView);

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
  @Query(() => SharedDeckConnection, {
    complexity: pageCost(PAGE),
    description:
      'The decks of a game that people have published. The one that was published last comes first. `text`: only decks that have, for each of its words, a word that starts with it in their name, author, tags or list.',
  })
  publishedDecksConnection(
    @GameArg() game: string,
    @PageArgs(PAGE) page: PageAsked,
    @Args('text', { type: () => String, nullable: true }) text: Maybe<string>,
  ): Promise<ConnectionPage<SharedDeckView>> {
    const list: PagedList<SharedDeck, readonly [string, string]> = {
      ...{ scope: ['publishedDecks', game], shape: ['text', 'text'], sizes: PAGE },
      keyOf: publishedPlace,
      earlier: (key) => this.placeOf(key),
    };
    return loadPage(list, page, (first, after) => this.listed(game, text, first, after));
  }

  @Access('visit')
  @Query(() => [SharedDeckView], {
    complexity: listOf(30),
    deprecationReason: 'Use `publishedDecksConnection`.',
    description: 'The decks of a game that people have published, after the deck with the key `after`.',
  })
  async publishedDecks(
    @GameArg() game: string,
    @Args('first', { type: () => Int, nullable: true }) first: Maybe<number>,
    @Args('after', {
      type: () => String,
      nullable: true,
      deprecationReason: 'Use `after` of `publishedDecksConnection`.',
    })
    after: Maybe<string>,
    @Args('text', { type: () => String, nullable: true }) text: Maybe<string>,
  ): Promise<SharedDeckView[]> {
    const last = after == null ? undefined : await this.placeOf(after);
    if (last === null) throw notFound('unknown-deck', 'The list of decks has changed. Start with its first page.');
    return this.listed(game, text, pageSize(first, PAGE.usual, PAGE.most), last);
  }

  private listed(
    game: string,
    text: Maybe<string>,
    first: number,
    after?: readonly [string, string],
  ): Promise<SharedDeck[]> {
    return this.decks.published(game, { first, after, text: text?.slice(0, LONGEST_SEARCH) });
  }

  /** The place of a published deck by its key; null if it is not published. */
  private async placeOf(key: string): Promise<readonly [string, string] | null> {
    const deck = await this.shared.find(key);
    return deck?.publishedAt == null ? null : publishedPlace(deck);
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
