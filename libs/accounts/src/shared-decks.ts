/**
 * Decks that their owners let others see: with a link that nobody can guess, or published under the owner's name. Every way by which
 * somebody else comes to a deck is here, and asks the same question (`open`): a private deck is found by none of them.
 */
import { inTransaction, SavedDeckEntity, UserEntity, withoutNul, type DeckSharing } from '@rulewright/database';
import { In, type DataSource, type SelectQueryBuilder } from 'typeorm';
import { readProse, shownList } from './deck-words.ts';
import { AccountError } from './errors.ts';
import { indexDeck, withWords } from './published-words.ts';
import { deckToChange, savedDeckOf, type SavedDeck } from './saved-decks.ts';
import { newToken } from './tokens.ts';

/** A deck as others see it: no notes, no id, nothing of its owner but the name, and that only if it is published. */
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
}

/** What is known of the deck that another one was copied from. All is null where it is shared no more. */
export interface DeckOrigin {
  readonly name: string | null;
  /** Of a published deck only: the key of a link belongs to those who got the link. */
  readonly author: string | null;
  readonly key: string | null;
}

interface Sharing {
  readonly sharing: DeckSharing;
  /** Stays as it is where it is left out. */
  readonly description?: string;
}

/** Of one person. */
const MOST_PUBLISHED = 50;

const GONE: DeckOrigin = { name: null, author: null, key: null };

/** Each sharing shows a deck to more people than the one before. */
const REACH: readonly DeckSharing[] = ['private', 'link', 'published'];

export class SharedDecks {
  constructor(private readonly database: DataSource) {}

  /**
   * Shares a deck, publishes it, or makes it private. A deck that fewer people may see than before gets another key, so old links end.
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

  /** The deck with this key, for anyone who has the key. */
  async find(key: string): Promise<SharedDeck | null> {
    const deck = await this.open()
      .andWhere('deck.shareKey = :key', { key: withoutNul(key) })
      .getOne();
    return deck && (await this.shown([deck]))[0]!;
  }

  /** The id of a shared deck, to be kept as the origin of a copy. */
  async idOf(key: string): Promise<string | null> {
    const deck = await this.open()
      .andWhere('deck.shareKey = :key', { key: withoutNul(key) })
      .getOne();
    return deck && deck.id;
  }

  /**
   * The published decks of a game, the newest first.
   * @param text keeps the decks whose name, author, tags or cards have all of its words
   * @param after goes on after the deck with this key
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

  /** What a deck was copied from, as far as others may know it now; null for a deck that is not a copy of a shared one. */
  async originOf({ originDeck }: Pick<SharedDeck, 'originDeck'>): Promise<DeckOrigin | null> {
    if (originDeck === null) return null;
    const deck = await this.open().andWhere('deck.id = :id', { id: originDeck }).getOne();
    if (!deck) return GONE;
    const { name, author, publishedAt, key } = (await this.shown([deck]))[0]!;
    return { name, author, key: publishedAt === null ? null : key };
  }

  /** Decks that others may see. A deck that must be hidden for another reason is left out here. */
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
    const ids = [...new Set(decks.filter(({ publishedAt }) => publishedAt !== null).map(({ userId }) => userId))];
    const owners = ids.length > 0 ? await this.database.getRepository(UserEntity).findBy({ id: In(ids) }) : [];
    const names = new Map(owners.map(({ id, name }) => [id, name]));
    return decks.map((deck) => {
      const { game, name, tags, description, publishedAt, updatedAt, originDeck, originSlug } = savedDeckOf(deck);
      return {
        ...{ key: deck.shareKey!, game, name, text: shownList(deck.text), tags, description },
        ...{ author: publishedAt === null ? null : (names.get(deck.userId) ?? null) },
        ...{ publishedAt, updatedAt, originDeck, originSlug },
      };
    });
  }
}
