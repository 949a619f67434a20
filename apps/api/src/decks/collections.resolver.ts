/** The cards that people own and want. A collection is private unless its owner shares its link. */
import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Person } from '@rulewright/accounts';
import { readCollection, readCollectionList, writeCollection, type CollectionRow } from '@rulewright/decks';
import { Collections, type Collection } from '@rulewright/saved-decks';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { ContentService } from '../content/content.service.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { badInput } from '../errors/errors.ts';
import { GameArg } from '../graphql/args.ts';
import { WORK, workOf } from '../graphql/cost.ts';
import {
  CollectedAsValues,
  CollectionReadingView,
  CollectionView,
  SharedCollectionView,
  type CollectedAs,
} from './collection.model.ts';

/** The longest list that is read, in characters, and the longest that the thread of requests reads. */
const LONGEST_LIST = 200_000;
const READ_AT_ONCE = 10_000;
/** The most reported problems of a list. */
const MOST_PROBLEMS = 100;

@Resolver(() => CollectionView)
export class CollectionsResolver {
  constructor(
    private readonly collections: Collections,
    private readonly content: ContentService,
  ) {}

  @Access('decks')
  @Query(() => CollectionView, {
    nullable: true,
    complexity: workOf(WORK.search),
    description: 'Your collection of a game. Null until you save it for the first time.',
  })
  async collection(@GameArg() game: string, @Viewer() viewer: Person): Promise<CollectionView | null> {
    const collection = await this.collections.find(viewer.id, game);
    return collection && this.withNames(collection);
  }

  @Access('decks')
  @Mutation(() => CollectionView, {
    complexity: workOf(WORK.search),
    description:
      'Saves your collection of a game. `version` is the version that you read, or 0 if you have no collection of the game.',
  })
  async saveCollection(
    @GameArg() game: string,
    @Args('version', { type: () => Int }) version: number,
    @Args('text') text: string,
    @Args('unread') unread: string,
    @Viewer() viewer: Person,
  ): Promise<CollectionView> {
    (await this.content.open()).game(game);
    return this.withNames(await this.collections.save(viewer.id, game, version, { text, unread }));
  }

  @Access('decks')
  @Mutation(() => CollectionView, {
    complexity: workOf(WORK.search),
    description:
      'Shares your collection of a game by link, or makes it private. If you share it again later, it gets another link.',
  })
  async shareCollection(
    @GameArg() game: string,
    @Args('shared') shared: boolean,
    @Viewer() viewer: Person,
  ): Promise<CollectionView> {
    return this.withNames(await this.collections.share(viewer.id, game, shared));
  }

  @Access('visit')
  @Query(() => SharedCollectionView, {
    nullable: true,
    complexity: workOf(WORK.search),
    description: 'The collection with this key, if its owner shares it by link.',
  })
  async sharedCollection(@Args('key') key: string): Promise<SharedCollectionView | null> {
    const collection = await this.collections.shared(key);
    if (!collection) return null;
    const opened = await this.content.open();
    if (!opened.content.games.some(({ doc }) => doc.id === collection.game)) return null;
    const { cards, sets } = opened.game(collection.game);
    // The owner may know cards and sets that the reader may not see yet.
    const rows = readCollection(collection.text)
      .filter(({ card }) => cards.has(card))
      .map((row) => (sets.has(row.set) ? row : { ...row, set: '', number: '' }));
    const { game, updatedAt } = collection;
    return { game, updatedAt, text: writeCollection(rows), names: await namesOf(opened, game, rows) };
  }

  @Access('content')
  @Query(() => CollectionReadingView, {
    complexity: workOf(WORK.deckList),
    description:
      'Reads a list of cards for a collection: plain text, or a table with headings such as `Count`, `Wanted`, `Name`, `Edition`, `Collector Number` and `Condition`. It stores nothing.',
  })
  async readCollection(
    @GameArg() game: string,
    @Args('text') text: string,
    @Args('as', { type: () => CollectedAsValues, nullable: true }) as: Maybe<CollectedAs>,
  ): Promise<CollectionReadingView> {
    if (text.length > LONGEST_LIST)
      throw badInput('list-too-long', `A list has at most ${LONGEST_LIST} characters. Import it in parts.`);
    const opened = await this.content.open();
    const { index } = await opened.checker(game);
    const asked = { game, text, as: as ?? 'own' } as const;
    const reading =
      text.length <= READ_AT_ONCE
        ? readCollectionList(text, index, asked.as)
        : await opened.work.run('readCards', { subject: opened.subject, ...asked });
    const { rows, unread, problems, notes } = reading;
    return {
      ...{ text: writeCollection(rows), names: await namesOf(opened, game, rows), unread },
      ...{ unreadCount: problems.length, problems: problems.slice(0, MOST_PROBLEMS) },
      notes: notes.slice(0, MOST_PROBLEMS),
    };
  }

  @Access('content')
  @Query(() => String, {
    complexity: workOf(WORK.search),
    description: 'The names for the text of a collection, as `Collection.names`.',
  })
  async collectionNames(@GameArg() game: string, @Args('text') text: string): Promise<string> {
    return namesOf(await this.content.open(), game, readCollection(text));
  }

  private async withNames(collection: Collection): Promise<CollectionView> {
    const opened = await this.content.open();
    const { game, text } = collection;
    // A release may no longer have the game.
    const isKnown = opened.content.games.some(({ doc }) => doc.id === game);
    return { ...collection, names: isKnown ? await namesOf(opened, game, readCollection(text)) : '' };
  }
}

/** The names in lists and the codes of the sets, with one line for each row. */
async function namesOf(opened: OpenedRelease, game: string, rows: readonly CollectionRow[]): Promise<string> {
  const { sets } = opened.game(game);
  const { index } = await opened.checker(game);
  return rows.map(({ card, set }) => `${index.nameById(card) ?? ''}\t${sets.get(set)?.code ?? ''}`).join('\n');
}
