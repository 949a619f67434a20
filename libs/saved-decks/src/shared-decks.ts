/**
 * Decks that owners share with others: by a secret link, or published under the owner's name. All access to decks of other people is in
 * this class. Every method uses the query `open`, which never finds a private deck.
 */
import { AttemptLimit, idKey, newToken, peopleOf, type Roles, TooManyAttemptsError } from '@rulewright/accounts';
import {
  DeckCaseEntity,
  type DeckSharing,
  foldedName,
  indexDeck,
  inTransaction,
  SavedDeckEntity,
  shownList,
  UserEntity,
  withoutNul,
  withWords,
} from '@rulewright/database';
import { type DataSource, type SelectQueryBuilder } from 'typeorm';
import { SavedDeckError } from './errors.ts';
import { readProse } from './deck-texts.ts';
import { hiddenDeck, hidingsOf, type DeckHiding } from './hiding.ts';
import { forgetRead } from './published-cards.ts';
import { deckToChange, savedDecksOf, type SavedDeck } from './saved-decks.ts';

/** A deck as others see it: without notes and id. It has the name of its owner only if the deck is published. */
export interface SharedDeck {
  /** Only the list reads it, for its cursors. */
  readonly id: string;
  readonly key: string;
  readonly game: string;
  readonly name: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly author: string | null;
  readonly publishedAt: string | null;
  readonly updatedAt: string;
  readonly originDeck: string | null;
  readonly originSlug: string | null;
  /** The rights of the owner. Readers never receive them. */
  readonly owner: Roles;
  /** Whether the reader is its owner. */
  readonly mine: boolean;
  /** Set only for the owner and for admins, because no one else receives a hidden deck. */
  readonly hiding: DeckHiding | null;
}

/** Selects some of the published decks. */
export interface PublishedAsked {
  readonly first: number;
  readonly after?: readonly [string, string] | undefined;
  readonly text?: string | undefined;
  /** Ids of cards: the deck has all of `cards` and none of `without`. */
  readonly cards?: readonly string[] | undefined;
  readonly without?: readonly string[] | undefined;
  /** Only decks with one of these keys. */
  readonly keys?: readonly string[] | undefined;
  /** A mode in which the deck is legal. */
  readonly mode?: string | undefined;
  /** The whole name of the author, with any case and accents of its letters. */
  readonly author?: string | undefined;
  /** The first and the last day of publishing, such as 2027-01-15. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The person who reads a deck. */
export interface DeckReader {
  readonly userId: string;
  /** Whether the reader may decide about reports. */
  readonly moderates: boolean;
}

/** The visible facts of the deck that another deck was copied from. All are null if the original is no longer shared. */
export interface DeckOrigin {
  readonly name: string | null;
  /** Author and key of a published deck; null for a link, because only people with the link may know its key. */
  readonly author: string | null;
  readonly key: string | null;
  /** The original; null if it is no longer shared. Readers never receive it. */
  readonly deck: SharedDeck | null;
  /** The admin's reason for hiding the original; null if it is not hidden. */
  readonly hiddenReason: string | null;
}

interface Sharing {
  readonly sharing: DeckSharing;
  /** If omitted, the description does not change. */
  readonly description?: string;
}

/** The most published decks of one person. */
const MOST_PUBLISHED = 50;
/** The maximum number of decks that one person can publish in a day. */
const PUBLISHED_A_DAY = { points: 20, duration: 24 * 60 * 60 };

/** The origin of a copy whose original is no longer shared. */
export const GONE: DeckOrigin = { name: null, author: null, key: null, deck: null, hiddenReason: null };

/** The kinds of sharing, from the fewest readers to the most. */
const REACH: readonly DeckSharing[] = ['private', 'link', 'published'];

/** Restricts a query for published decks by their cards, modes, author and days. The cards and modes are those that were read last. */
function withFilters(
  query: SelectQueryBuilder<SavedDeckEntity>,
  { cards = [], without = [], keys, mode, author, from, to }: PublishedAsked,
): SelectQueryBuilder<SavedDeckEntity> {
  const has = (at: string): string =>
    `(SELECT has${at}.deck_id FROM published_deck_cards has${at} WHERE has${at}.game = deck.game AND has${at}.card = :card${at})`;
  for (const [at, card] of cards.entries())
    query.andWhere(`deck.id IN ${has(`${at}`)}`, { [`card${at}`]: withoutNul(card) });
  for (const [at, card] of without.entries())
    query.andWhere(`deck.id NOT IN ${has(`No${at}`)}`, { [`cardNo${at}`]: withoutNul(card) });
  if (keys !== undefined) query.andWhere(keys.length === 0 ? '1 = 0' : 'deck.shareKey IN (:...keys)', { keys });
  if (mode !== undefined)
    query.andWhere(
      'deck.id IN (SELECT legal.deck_id FROM published_deck_modes legal WHERE legal.game = deck.game AND legal.mode = :mode)',
      { mode: withoutNul(mode) },
    );
  if (author !== undefined) query.andWhere('owner.foldedName = :author', { author: foldedName(withoutNul(author)) });
  if (from !== undefined) query.andWhere('deck.publishedAt >= :from', { from });
  // Later than every time of the day.
  if (to !== undefined) query.andWhere('deck.publishedAt < :to', { to: `${to}T24` });
  return query;
}

export class SharedDecks {
  private readonly published24: AttemptLimit;

  constructor(private readonly database: DataSource) {
    this.published24 = new AttemptLimit(PUBLISHED_A_DAY, { database, name: 'publish-deck' });
  }

  /**
   * Shares a deck, publishes it, or makes it private. If fewer people may see the deck than before, it gets a new key, so old links stop
   * working.
   * @throws SavedDeckError `unknown-deck`, `deck-changed`, `bad-deck`, `too-many-decks`, `too-many-published`
   */
  async share(userId: string, id: string, version: number, change: Sharing): Promise<SavedDeck> {
    const { sharing } = change;
    const description = change.description === undefined ? undefined : readProse('description', change.description);
    return inTransaction(this.database, async ({ manager }) => {
      const held = await deckToChange(manager, userId, id, version);
      const publishes = sharing === 'published' && held.publishedAt === null;
      if (publishes && (await manager.countBy(SavedDeckEntity, { userId, sharing })) >= MOST_PUBLISHED)
        throw new SavedDeckError('too-many-decks', `You can publish at most ${MOST_PUBLISHED} decks.`, {
          most: MOST_PUBLISHED,
        });
      if (publishes) await this.countPublished(userId);
      const narrows = REACH.indexOf(sharing) < REACH.indexOf(held.sharing);
      const key = narrows ? null : held.shareKey;
      const saved: SavedDeckEntity = {
        ...held,
        ...(description !== undefined && { description }),
        sharing,
        shareKey: sharing === 'private' ? null : (key ?? newToken()),
        publishedAt: sharing === 'published' ? (held.publishedAt ?? new Date().toISOString()) : null,
        version: held.version + 1,
      };
      await manager.update(SavedDeckEntity, { id: held.id }, saved);
      const owner = (await peopleOf(manager, [userId])).get(userId)!;
      await indexDeck(manager, saved, owner.name);
      if (saved.publishedAt === null) await forgetRead(manager, saved.id);
      return (await savedDecksOf(manager, [saved]))[0]!;
    });
  }

  /** @throws SavedDeckError `too-many-published` */
  private async countPublished(userId: string): Promise<void> {
    try {
      await this.published24.spend(idKey(userId), 1);
    } catch (error) {
      if (!(error instanceof TooManyAttemptsError)) throw error;
      const { points: most } = PUBLISHED_A_DAY;
      const { seconds } = error;
      throw new SavedDeckError('too-many-published', `You can publish at most ${most} decks in a day.`, {
        most,
        seconds,
      });
    }
  }

  /**
   * The deck with this key, for anyone who has the key.
   * @param reader null for a visitor who is not signed in
   * @throws SavedDeckError `deck-hidden` with the reason, for everyone except the owner and admins
   */
  async find(key: string, reader: DeckReader | null = null): Promise<SharedDeck | null> {
    const deck = await this.shared()
      .andWhere('deck.shareKey = :key', { key: withoutNul(key) })
      .getOne();
    if (!deck) return null;
    const hiding = (await hidingsOf(this.database.manager, [deck.id])).get(deck.id) ?? null;
    const mine = deck.userId === reader?.userId;
    if (hiding && !mine && reader?.moderates !== true) throw hiddenDeck(hiding);
    return { ...(await this.shown([deck]))[0]!, mine, hiding };
  }

  /** The id of a shared deck, to store as the origin of a copy. */
  async idOf(key: string): Promise<string | null> {
    const deck = await this.open()
      .andWhere('deck.shareKey = :key', { key: withoutNul(key) })
      .getOne();
    return deck && deck.id;
  }

  /**
   * The published decks of a game, newest first.
   * @param text returns only decks that match all words of this text in their name, author, tags or cards
   * @param after the time of publishing and the id of the deck after which the list continues
   */
  async published(game: string, asked: PublishedAsked): Promise<SharedDeck[]> {
    const { first, after, text = '' } = asked;
    const query = withFilters(withWords(this.openAndPublished(), text), asked)
      .andWhere('deck.game = :game', { game: withoutNul(game) })
      .orderBy('deck.publishedAt', 'DESC')
      .addOrderBy('deck.id', 'DESC')
      .limit(first);
    if (after !== undefined) {
      const [at, id] = after;
      query.andWhere('(deck.publishedAt, deck.id) < (:at, :id)', { at, id });
    }
    return this.shown(await query.getMany());
  }

  /** Published decks by their ids, in the order of the ids. */
  async publishedWith(ids: readonly string[]): Promise<SharedDeck[]> {
    if (ids.length === 0) return [];
    const decks = await this.openAndPublished().andWhere('deck.id IN (:...ids)', { ids }).getMany();
    return (await this.shown(decks)).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  }

  /** The keys of the published decks of a game for the sitemap, the newest first. */
  async publishedKeys(game: string, first: number): Promise<readonly string[]> {
    const decks = await this.openAndPublished()
      .select(['deck.id', 'deck.shareKey'])
      .andWhere('deck.game = :game', { game })
      .orderBy('deck.publishedAt', 'DESC')
      .addOrderBy('deck.id', 'DESC')
      .limit(first)
      .getMany();
    return decks.map(({ shareKey }) => shareKey!);
  }

  /** The origin of a copy, with the facts that others may see now; null if the deck is not a copy of a saved deck. */
  async originOf({ originDeck }: Pick<SharedDeck, 'originDeck'>): Promise<DeckOrigin | null> {
    if (originDeck === null) return null;
    const deck = await this.shared().andWhere('deck.id = :id', { id: originDeck }).getOne();
    if (!deck) return GONE;
    const hiding = (await hidingsOf(this.database.manager, [deck.id])).get(deck.id);
    if (hiding) return { ...GONE, hiddenReason: hiding.reason };
    const [shown] = (await this.shown([deck])) as [SharedDeck];
    const { name, author, publishedAt, key } = shown;
    return { name, author, key: publishedAt === null ? null : key, deck: shown, hiddenReason: null };
  }

  /** The query for decks that others may see. */
  private open(): SelectQueryBuilder<SavedDeckEntity> {
    return this.shared()
      .leftJoin(DeckCaseEntity, 'hiding', 'hiding.deckId = deck.id AND hiding.hiddenAt IS NOT NULL')
      .andWhere('hiding.deckId IS NULL');
  }

  /** The query for decks that their owners share, including hidden decks. */
  private shared(): SelectQueryBuilder<SavedDeckEntity> {
    return this.database
      .getRepository(SavedDeckEntity)
      .createQueryBuilder('deck')
      .innerJoin(UserEntity, 'owner', 'owner.id = deck.userId AND owner.disabledAt IS NULL')
      .where('deck.sharing <> :closed', { closed: 'private' })
      .andWhere('deck.shareKey IS NOT NULL');
  }

  private openAndPublished(): SelectQueryBuilder<SavedDeckEntity> {
    return this.open()
      .andWhere('deck.sharing = :published', { published: 'published' })
      .andWhere('deck.publishedAt IS NOT NULL');
  }

  private async shown(decks: readonly SavedDeckEntity[]): Promise<SharedDeck[]> {
    const owners = await peopleOf(
      this.database.manager,
      decks.map(({ userId }) => userId),
    );
    return decks.map((deck) => {
      const { id, game, name, description, publishedAt, updatedAt, originDeck, originSlug } = deck;
      const tags = deck.tags === '' ? [] : deck.tags.split('\n');
      const owner = owners.get(deck.userId)!;
      return {
        ...{ id, key: deck.shareKey!, game, name, text: shownList(deck.text), tags, description },
        ...{ author: publishedAt === null ? null : owner.name, owner },
        ...{ publishedAt, updatedAt, originDeck, originSlug, mine: false, hiding: null },
      };
    });
  }
}
