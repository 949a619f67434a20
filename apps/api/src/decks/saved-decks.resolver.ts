/** Decks that people save in their accounts. */
import { Args, ID, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { type Person } from '@rulewright/accounts';
import { SavedDecks } from '@rulewright/saved-decks';
import { ContentService } from '../content/content.service.ts';
import { DeckCheckService } from './deck-check.service.ts';
import { DeckOrigins } from './deck-origins.ts';
import { DeckOriginView, SavedDeckVersionView, SavedDeckView, SaveDeckArgs } from './saved-deck.model.ts';
import { DeckVerdictView, toDeckVerdict } from './verdict.model.ts';
import type { Maybe } from '../base/maybe.ts';
import { WORK, listOf } from '../graphql/cost.ts';
import { pageSize } from '../graphql/page-size.ts';
import { Access, Viewer } from '../accounts/access.ts';
import { DirectField } from '../graphql/direct-field.ts';

/** The largest page of saved decks. The cost estimate assumes this size. */
const MOST_DECKS = 200;
/** The number of modes that the cost estimate assumes for a game. */
const MODES = 6;

@Resolver(() => SavedDeckView)
export class SavedDecksResolver {
  constructor(
    private readonly decks: SavedDecks,
    private readonly content: ContentService,
    private readonly check: DeckCheckService,
    private readonly origins: DeckOrigins,
  ) {}

  @Access('decks')
  @Query(() => [SavedDeckView], {
    complexity: listOf(50),
    description:
      'The saved decks of one game or of all games. The one that changed last comes first. `after`: the list continues after the deck with this id.',
  })
  savedDecks(
    @Args('game', { type: () => ID, nullable: true }) game: Maybe<string>,
    @Args('first', { type: () => Int, nullable: true }) first: Maybe<number>,
    @Args('after', { type: () => ID, nullable: true }) after: Maybe<string>,
    @Viewer() viewer: Person,
  ): Promise<SavedDeckView[]> {
    const asked = { first: pageSize(first, MOST_DECKS, MOST_DECKS), ...(game != null && { game }) };
    return this.decks.list(viewer.id, { ...asked, ...(after != null && { after }) });
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
