/** Decks that people save in their accounts. */
import { Args, ID, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { type Person } from '@rulewright/accounts';
import { SavedDecks, type SavedDeck } from '@rulewright/saved-decks';
import { ContentService } from '../content/content.service.ts';
import { DeckCheckService } from './deck-check.service.ts';
import { DeckOrigins } from './deck-origins.ts';
import { DeckOriginView, SavedDeckVersionView, SavedDeckView, SaveDeckArgs } from './saved-deck.model.ts';
import { DeckVerdictView, toDeckVerdict } from './verdict.model.ts';
import type { Maybe } from '../base/maybe.ts';
import { notFound } from '../errors/errors.ts';
import { connectionOf, PageArgs, type ConnectionPage, type PageAsked } from '../graphql/connection.ts';
import { WORK, listOf, pageCost } from '../graphql/cost.ts';
import { pageSize } from '../graphql/page-size.ts';
import { loadPage, type PagedList } from '../graphql/pages.ts';
import { Access, Viewer } from '../accounts/access.ts';
import { DirectField } from '../graphql/direct-field.ts';

const PAGE = { usual: 50, most: 200 };
/** Few accounts have more decks than this, so the cost of a page counts no more. */
const COUNTED = { usual: 50, most: 50 };
/** The number of modes that the cost estimate assumes for a game. */
const MODES = 6;

const SavedDeckConnection = connectionOf('SavedDeck', () => SavedDeckView);

const placeOf = ({ updatedAt, id }: SavedDeck): readonly [string, string] => [updatedAt, id];

@Resolver(() => SavedDeckView)
export class SavedDecksResolver {
  constructor(
    private readonly decks: SavedDecks,
    private readonly content: ContentService,
    private readonly check: DeckCheckService,
    private readonly origins: DeckOrigins,
  ) {}

  @Access('decks')
  @Query(() => SavedDeckConnection, {
    complexity: pageCost(COUNTED),
    description: 'The saved decks of one game or of all games. The one that changed last comes first.',
  })
  savedDecksConnection(
    @Args('game', { type: () => ID, nullable: true }) game: Maybe<string>,
    @PageArgs(PAGE) page: PageAsked,
    @Viewer() viewer: Person,
  ): Promise<ConnectionPage<SavedDeckView>> {
    const list: PagedList<SavedDeck, readonly [string, string]> = {
      ...{ scope: ['savedDecks'], shape: ['text', 'text'], sizes: PAGE },
      keyOf: placeOf,
      earlier: async (id) => {
        const deck = await this.decks.find(viewer.id, id);
        return deck && placeOf(deck);
      },
    };
    return loadPage(list, page, (first, after) =>
      this.decks.list(viewer.id, { first, ...(game != null && { game }), ...(after && { after }) }),
    );
  }

  @Access('decks')
  @Query(() => [SavedDeckView], {
    complexity: listOf(50),
    deprecationReason: 'Use `savedDecksConnection`.',
    description: 'The saved decks of one game or of all games, after the deck with the id `after`.',
  })
  async savedDecks(
    @Args('game', { type: () => ID, nullable: true }) game: Maybe<string>,
    @Args('first', { type: () => Int, nullable: true }) first: Maybe<number>,
    @Args('after', { type: () => ID, nullable: true, deprecationReason: 'Use `after` of `savedDecksConnection`.' })
    after: Maybe<string>,
    @Viewer() viewer: Person,
  ): Promise<SavedDeckView[]> {
    const last = after == null ? undefined : await this.decks.find(viewer.id, after);
    if (last === null) throw notFound('unknown-deck', 'This deck is not in your account. It may have been deleted.');
    const asked = { first: pageSize(first, PAGE.most, PAGE.most), ...(game != null && { game }) };
    return this.decks.list(viewer.id, { ...asked, ...(last && { after: placeOf(last) }) });
  }

  @Access('decks')
  @Query(() => SavedDeckView, { description: 'One of your saved decks.', nullable: true })
  savedDeck(@Args('id', { type: () => ID }) id: string, @Viewer() viewer: Person): Promise<SavedDeckView | null> {
    return this.decks.find(viewer.id, id);
  }

  @Access('decks')
  @Mutation(() => SavedDeckView, {
    description:
      'Saves a deck. Without `id`, it creates a new deck. With `id`, it changes that deck, and `version` must be the version that you read. Notes and tags that are left out stay as they are. `origin` and `earlier` are read for new decks only; the latest of `earlier` comes first.',
  })
  async saveDeck(
    @Args() { id, game, name, text, version, notes, tags, origin, earlier }: SaveDeckArgs,
    @Viewer() viewer: Person,
  ): Promise<SavedDeckView> {
    (await this.content.open()).game(game);
    return this.decks.save(viewer.id, {
      game,
      name,
      text,
      ...(id == null ? { origin: await this.origins.read(game, origin), earlier: earlier ?? [] } : { id }),
      ...(version != null && { version }),
      ...(notes != null && { notes }),
      ...(tags != null && { tags }),
    });
  }

  @Access('decks')
  @Mutation(() => SavedDeckView, { description: 'Renames a saved deck. `version` must be the version that you read.' })
  renameDeck(
    @Args('id', { type: () => ID }) id: string,
    @Args('name') name: string,
    @Args('version', { type: () => Int }) version: number,
    @Viewer() viewer: Person,
  ): Promise<SavedDeckView> {
    return this.decks.rename(viewer.id, id, name, version);
  }

  @DirectField('verdicts', () => [DeckVerdictView], {
    args: { rulesets: { type: String, list: true, nullable: true } },
    complexity: ({ args, childComplexity }) =>
      (Array.isArray(args['rulesets']) ? args['rulesets'].length : MODES) * (WORK.deckVerdict + childComplexity),
    description:
      'The verdicts by the current release, for each of the given rulesets or else for each mode. There are none if the release no longer has the game.',
  })
  async verdicts(deck: SavedDeckView, { rulesets }: { rulesets: Maybe<string[]> }): Promise<DeckVerdictView[]> {
    const opened = await this.content.open();
    if (!opened.content.games.some(({ doc }) => doc.id === deck.game)) return [];
    return (await this.check.verdicts(opened, deck.game, deck.text, rulesets)).map((verdict) =>
      toDeckVerdict(opened, verdict),
    );
  }

  @DirectField('origin', () => DeckOriginView, { nullable: true, description: 'What the deck was copied from.' })
  origin(deck: SavedDeckView): Promise<DeckOriginView | null> {
    return this.origins.of(deck);
  }

  @ResolveField('versions', () => [SavedDeckVersionView], {
    complexity: listOf(30),
    description: 'The deck as it was before later saves. The latest version comes first.',
  })
  versions(@Parent() deck: SavedDeckView, @Viewer() viewer: Person): Promise<SavedDeckVersionView[]> {
    return this.decks.versions(viewer.id, deck.id);
  }

  @Access('decks')
  @Mutation(() => Boolean, { description: 'Deletes a saved deck with its earlier versions.' })
  async deleteDeck(@Args('id', { type: () => ID }) id: string, @Viewer() viewer: Person): Promise<boolean> {
    await this.decks.delete(viewer.id, id);
    return true;
  }
}
