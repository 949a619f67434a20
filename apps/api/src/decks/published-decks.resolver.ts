/** Finding published decks: by words, cards, mode, author and day; similar decks; and the most played cards. */
import { Args, Field, ID, InputType, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { isDay } from '@rulewright/content';
import { LabMatchupStore, withoutNul } from '@rulewright/database';
import { SharedDecks, type PublishedAsked, type SharedDeck } from '@rulewright/saved-decks';
import { Access } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { CardView, toCard } from '../cards/card.model.ts';
import { ContentService } from '../content/content.service.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { ApiError, notFound } from '../errors/errors.ts';
import { GameArg, type Lazy } from '../graphql/args.ts';
import { connectionOf, PageArgs, type ConnectionPage, type PageAsked } from '../graphql/connection.ts';
import { listOf, pageCost, WORK, workedListOf } from '../graphql/cost.ts';
import { DirectField } from '../graphql/direct-field.ts';
import { pageSize } from '../graphql/page-size.ts';
import { loadPage, type PagedList } from '../graphql/pages.ts';
import { PublishedIndex } from './published-index.ts';
import { SharedDeckView } from './saved-deck.model.ts';
import { publishedPlace, SeenDecks } from './seen-decks.ts';

const PAGE = { usual: 20, most: 50 };
/** The most characters of a search. */
const LONGEST_SEARCH = 200;
/** The most cards that a search names. */
const MOST_CARDS = 10;
const MOST_SIMILAR = 6;
/** The prefix of shared decks in the results of the lab. */
const SHARED = 'shared/';

const SharedDeckConnection = connectionOf('SharedDeck', () => SharedDeckView);

@InputType('PublishedDeckFilter', {
  description: 'Selects published decks. A deck must match every part that is given.',
})
class PublishedDeckFilterInput {
  @Field(() => [String], {
    nullable: true,
    description: `Cards that the deck has, by id or name, at most ${MOST_CARDS}.`,
  })
  readonly cards?: Maybe<string[]>;
  @Field(() => [String], {
    nullable: true,
    description: `Cards that the deck does not have, by id or name, at most ${MOST_CARDS}.`,
  })
  readonly without?: Maybe<string[]>;
  @Field(() => ID, { nullable: true, description: 'A mode in which the deck is legal today.' })
  readonly mode?: Maybe<string>;
  @Field(() => String, {
    nullable: true,
    description:
      'Only decks that win more games than this one, in runs of the lab: `published/SLUG` for a published deck of the game, `shared/KEY` for a shared one. With `mode`, only under the rules of this mode.',
  })
  readonly winsAgainst?: Maybe<string>;
  @Field(() => String, { nullable: true, description: 'The whole name of the author.' })
  readonly author?: Maybe<string>;
  @Field(() => String, { nullable: true, description: 'The first day of publishing, in UTC, such as `2027-01-15`.' })
  readonly from?: Maybe<string>;
  @Field(() => String, { nullable: true, description: 'The last day of publishing.' })
  readonly to?: Maybe<string>;
}

@ObjectType('SimilarDeck', { description: 'A published deck that has cards in common with another one.' })
class SimilarDeckView {
  @Field(() => SharedDeckView) readonly deck!: SharedDeckView;
  @Field(() => Int, { description: 'The copies of cards that both decks have.' }) readonly shared!: number;
  @Field(() => Int, {
    description:
      'The copies of the two decks together. Those that both have count once. The decks are ordered by `shared / total`.',
  })
  readonly total!: number;
}

@ObjectType('PlayedCard', { description: 'A card of published decks.' })
class PlayedCardView {
  @Field(() => CardView) readonly card!: Lazy<CardView>;
  @Field(() => Int, { description: 'The number of decks with the card.' }) readonly decks!: number;
  @Field(() => Int, { description: 'The copies in all these decks.' }) readonly copies!: number;
}

@ObjectType('PlayedCards', { description: 'The most played cards of a mode.' })
class PlayedCardsView {
  @Field(() => Int, { description: 'The number of published decks that were counted.' }) readonly decks!: number;
  @Field(() => [PlayedCardView], {
    description: 'At most 100 cards. The card that is in the most decks comes first.',
    complexity: listOf(50),
  })
  readonly cards!: readonly PlayedCardView[];
}

type Filter = Pick<PublishedAsked, 'cards' | 'without' | 'keys' | 'mode' | 'author' | 'from' | 'to'>;

@Resolver(() => SharedDeckView)
export class PublishedDecksResolver {
  constructor(
    private readonly shared: SharedDecks,
    private readonly decks: SeenDecks,
    private readonly index: PublishedIndex,
    private readonly content: ContentService,
    private readonly matchups: LabMatchupStore,
  ) {}

  @Access('visit')
  @Query(() => SharedDeckConnection, {
    complexity: pageCost(PAGE),
    description:
      'The decks of a game that people have published. The one that was published last comes first. `text`: only decks that have, for each of its words, a word that starts with it in their name, author, tags or list.',
  })
  async publishedDecksConnection(
    @GameArg() game: string,
    @PageArgs(PAGE) page: PageAsked,
    @Args('text', { type: () => String, nullable: true }) text: Maybe<string>,
    @Args('filter', { type: () => PublishedDeckFilterInput, nullable: true }) filter: Maybe<PublishedDeckFilterInput>,
  ): Promise<ConnectionPage<SharedDeckView>> {
    const list: PagedList<SharedDeck, readonly [string, string]> = {
      ...{ scope: ['publishedDecks', game], shape: ['text', 'text'], sizes: PAGE },
      keyOf: publishedPlace,
      earlier: (key) => this.placeOf(key),
    };
    const asked = filter ? await this.readFilter(game, filter) : {};
    return loadPage(list, page, (first, after) => this.listed(game, text, first, after, asked));
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

  @Access('visit')
  @Query(() => PlayedCardsView, {
    complexity: workedListOf(WORK.search, 1),
    description:
      'The cards that are in the most published decks that are legal in a mode today. Decks with cards that the game does not have are not counted.',
  })
  async playedCards(@GameArg() game: string, @Args('mode', { type: () => ID }) mode: string): Promise<PlayedCardsView> {
    const opened = await this.content.open();
    const content = opened.game(game);
    requireMode(opened, game, mode);
    const played = await this.index.mostPlayed(opened, game, mode);
    const cards = played.cards.flatMap(({ card, ...counts }) => {
      const doc = content.cards.get(card);
      return doc ? [{ card: toCard({ opened, content, doc }), ...counts }] : [];
    });
    return { decks: played.decks, cards };
  }

  @DirectField('similar', () => [SimilarDeckView], {
    complexity: workedListOf(WORK.search, MOST_SIMILAR),
    description:
      'Published decks that have many copies of cards in common with this one, the most similar one first. Empty for a deck that is not published.',
  })
  async similar({ id, game, publishedAt }: SharedDeckView): Promise<readonly SimilarDeckView[]> {
    const opened = await this.content.open();
    if (publishedAt === null || !opened.content.games.some(({ doc }) => doc.id === game)) return [];
    const similar = await this.index.similar(opened, game, id, 2 * MOST_SIMILAR);
    const decks = await this.decks.publishedWith(similar.map((one) => one.id));
    return decks.slice(0, MOST_SIMILAR).map((deck) => {
      const { shared, total } = similar.find((one) => one.id === deck.id)!;
      return { deck, shared, total };
    });
  }

  private listed(
    game: string,
    text: Maybe<string>,
    first: number,
    after?: readonly [string, string],
    filter: Filter = {},
  ): Promise<SharedDeck[]> {
    return this.decks.published(game, { first, after, text: text?.slice(0, LONGEST_SEARCH), ...filter });
  }

  /** Turns names into ids, and checks modes and days. @throws ApiError NOT_FOUND, BAD_INPUT */
  private async readFilter(game: string, filter: PublishedDeckFilterInput): Promise<Filter> {
    const { mode, author } = filter;
    const opened = await this.content.open();
    opened.game(game);
    if (mode != null) requireMode(opened, game, mode);
    const [cards, without] = [
      await cardIds(opened, game, 'cards', filter.cards ?? []),
      await cardIds(opened, game, 'without', filter.without ?? []),
    ];
    if (cards.length + without.length > 0 || mode != null) await this.index.upToDate(game);
    const [from, to] = (['from', 'to'] as const).map((name) => {
      const day = filter[name];
      if (day == null || isDay(day)) return day ?? undefined;
      throw wrong(name, 'bad-day', `"${day.slice(0, 40)}" is not a day. Write it as in 2027-01-15.`);
    });
    const keys = filter.winsAgainst == null ? undefined : await this.winners(game, filter.winsAgainst, mode);
    return { cards, without, keys, mode: mode ?? undefined, author: author?.trim() || undefined, from, to };
  }

  /** The keys of the shared decks that win against a deck. */
  private async winners(game: string, against: string, mode: Maybe<string>): Promise<string[]> {
    const ruleset = mode == null ? undefined : `${game}/${mode}`;
    const won = await this.matchups.against({ game, against: withoutNul(against), ruleset, wins: true });
    return won.flatMap(({ deck }) => (deck.startsWith(SHARED) ? [deck.slice(SHARED.length)] : []));
  }

  /** The place of a published deck by its key; null if it is not published. */
  private async placeOf(key: string): Promise<readonly [string, string] | null> {
    const deck = await this.shared.find(key);
    return deck?.publishedAt == null ? null : publishedPlace(deck);
  }
}

/** An error in a part of the filter. */
const wrong = (argument: string, reason: string, message: string): ApiError =>
  new ApiError('BAD_INPUT', message, reason, { argument: `filter.${argument}` });

/** @throws ApiError NOT_FOUND `unknown-mode` */
function requireMode(opened: OpenedRelease, game: string, mode: string): void {
  if (!opened.game(game).doc.modes.includes(mode))
    throw notFound('unknown-mode', `There is no mode "${mode.slice(0, 80)}". Choose one of the modes of the game.`);
}

/** The ids of cards that are given by id or name. @throws ApiError BAD_INPUT `unknown-card`, `too-many-cards` */
async function cardIds(
  opened: OpenedRelease,
  game: string,
  argument: string,
  names: readonly string[],
): Promise<string[]> {
  if (names.length > MOST_CARDS)
    throw wrong(argument, 'too-many-cards', `A search can name at most ${MOST_CARDS} cards.`);
  if (names.length === 0) return [];
  const { index } = await opened.checker(game);
  return names.map((text) => {
    const name = text.slice(0, LONGEST_SEARCH);
    const card = index.byId(name) ?? index.find(name)[0];
    if (card) return card.card.id;
    const [near] = index.near(name);
    const hint = near === undefined ? ' Check the name.' : ` Did you mean "${near}"?`;
    throw wrong(argument, 'unknown-card', `There is no ${index.words.card} "${name}".${hint}`);
  });
}
