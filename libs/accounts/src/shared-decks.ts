/**
 * Decks that owners share with others: by a secret link, or published under the owner's name. All access to decks of other people is in
 * this class. Every method uses the query `open`, which never finds a private deck.
 */
import { inTransaction, SavedDeckEntity, UserEntity, withoutNul, type DeckSharing } from '@rulewright/database';
import { In, type DataSource, type SelectQueryBuilder } from 'typeorm';
import { readProse, shownList } from './deck-words.ts';
import { AccountError } from './errors.ts';
import { personOf } from './people.ts';
import { indexDeck, withWords } from './published-words.ts';
import type { Roles } from './roles.ts';
import { deckToChange, savedDeckOf, type SavedDeck } from './saved-decks.ts';
import { newToken } from './tokens.ts';

/** A deck as others see it: without notes and id. It has the name of its owner only if the deck is published. */
export interface SharedDeck {
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
  /** What its owner may see. Readers are not told. */
  readonly owner: Roles;
}

/** The visible facts of the deck that another deck was copied from. All are null if the original is no longer shared. */
export interface DeckOrigin {
  readonly name: string | null;
  /** Author and key of a published deck; null for a link, because only people with the link may know its key. */
  readonly author: string | null;
  readonly key: string | null;
  /** Null where it is shared no more. Readers are not told. */
  readonly deck: SharedDeck | null;
}

interface Sharing {
  readonly sharing: DeckSharing;
  /** If omitted, the description does not change. */
  readonly description?: string;
}

/** The most published decks of one person. */
const MOST_PUBLISHED = 50;

/** The origin of a copy whose original is shared no more. */
export const GONE: DeckOrigin = { name: null, author: null, key: null, deck: null };

/** The kinds of sharing, from the fewest readers to the most. */
const REACH: readonly DeckSharing[] = ['private', 'link', 'published'];

export class SharedDecks {
  constructor(private readonly database: DataSource) {}

  /**
   * Shares a deck, publishes it, or makes it private. If fewer people may see the deck than before, it gets a new key, so old links stop
   * working.
   * @throws AccountError `unknown-deck`, `deck-changed`, `bad-deck`, `too-many-decks`
   */
  async share(userId: string, id: string, version: number, given: Sharing): Promise<SavedDeck> {
    const { sharing } = given;
    const description = given.description === undefined ? undefined : readProse('description', given.description);
    return inTransaction(this.database, async ({ manager }) => {
      const held = await deckToChange(manager, userId, id, version);
      const publishes = sharing === 'published' && held.publishedAt === null;
      if (publishes && (await manager.countBy(SavedDeckEntity, { userId, sharing })) >= MOST_PUBLISHED)
        throw new AccountError('too-many-decks', `You can publish at most ${MOST_PUBLISHED} decks.`);
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
      const owner = await manager.findOneByOrFail(UserEntity, { id: userId });
      await indexDeck(manager, saved, owner.name);
      return savedDeckOf(saved);
    });
  }

  /** The deck with this key. Anyone who has the key may see it. */
  async find(key: string): Promise<SharedDeck | null> {
    const deck = await this.open()
      .andWhere('deck.shareKey = :key', { key: withoutNul(key) })
      .getOne();
    return deck && (await this.shown([deck]))[0]!;
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
   * @param text keeps the decks whose name, author, tags or cards have all of its words
   * @param after the key of the last deck of the previous page
   * @throws AccountError `unknown-deck`
   */
  async published(
    game: string,
    { first, after, text = '' }: { readonly first: number; readonly after?: string; readonly text?: string },
  ): Promise<SharedDeck[]> {
    const found = withWords(this.openAndPublished(), text)
      .andWhere('deck.game = :game', { game: withoutNul(game) })
      .orderBy('deck.publishedAt', 'DESC')
      .addOrderBy('deck.id', 'DESC')
      .limit(first);
    if (after !== undefined) {
      const last = await this.openAndPublished()
        .andWhere('deck.shareKey = :key', { key: withoutNul(after) })
        .getOne();
      if (!last) throw new AccountError('unknown-deck', 'The list of decks has changed. Start with its first page.');
      found.andWhere('(deck.publishedAt, deck.id) < (:at, :id)', { at: last.publishedAt, id: last.id });
    }
    return this.shown(await found.getMany());
  }

  /** The keys of the published decks of a game, the newest first. For the map of the site. */
  async publishedKeys(game: string, first: number): Promise<readonly string[]> {
    const found: { readonly key: string }[] = await this.openAndPublished()
      .select('deck.shareKey', 'key')
      .andWhere('deck.game = :game', { game })
      .orderBy('deck.publishedAt', 'DESC')
      .addOrderBy('deck.id', 'DESC')
      .limit(first)
      .getRawMany();
    return found.map(({ key }) => key);
  }

  /** The origin of a copy, with the facts that others may see now; null if the deck is not a copy of a saved deck. */
  async originOf({ originDeck }: Pick<SharedDeck, 'originDeck'>): Promise<DeckOrigin | null> {
    if (originDeck === null) return null;
    const deck = await this.open().andWhere('deck.id = :id', { id: originDeck }).getOne();
    if (!deck) return GONE;
    const [shown] = (await this.shown([deck])) as [SharedDeck];
    const { name, author, publishedAt, key } = shown;
    return { name, author, key: publishedAt === null ? null : key, deck: shown };
  }

  /** The query for decks that others may see. Exclude decks here if they must be hidden for another reason. */
  private open(): SelectQueryBuilder<SavedDeckEntity> {
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
    const ids = [...new Set(decks.map(({ userId }) => userId))];
    const users = ids.length > 0 ? await this.database.getRepository(UserEntity).findBy({ id: In(ids) }) : [];
    const owners = new Map(users.map((user) => [user.id, personOf(user)]));
    return decks.map((deck) => {
      const { game, name, tags, description, publishedAt, updatedAt, originDeck, originSlug } = savedDeckOf(deck);
      const owner = owners.get(deck.userId)!;
      return {
        ...{ key: deck.shareKey!, game, name, text: shownList(deck.text), tags, description },
        ...{ author: publishedAt === null ? null : owner.name, owner },
        ...{ publishedAt, updatedAt, originDeck, originSlug },
      };
    });
  }
}
