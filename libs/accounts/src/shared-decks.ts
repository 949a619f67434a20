/**
 * Decks that their owners let others see: with a link that nobody can guess, or published under the owner's name. Every way by which
 * somebody else comes to a deck is here, and asks the same question (`open`): a private deck is found by none of them.
 */
import {
  DeckCaseEntity,
  inTransaction,
  SavedDeckEntity,
  UserEntity,
  withoutNul,
  type DeckSharing,
} from '@rulewright/database';
import { In, type DataSource, type SelectQueryBuilder } from 'typeorm';
import { readProse, shownList } from './deck-words.ts';
import { AccountError, TooManyAttemptsError } from './errors.ts';
import { idKey } from './attempt-keys.ts';
import { AttemptLimit } from './limits.ts';
import { hiddenDeck, hidingsOf, type DeckHiding } from './safety/hiding.ts';
import { deckToChange, savedDecksOf, type SavedDeck } from './saved-decks.ts';
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
  /** Whether the reader is its owner. */
  readonly mine: boolean;
  /** Set only for its owner and for admins: nobody else gets a hidden deck. */
  readonly hiding: DeckHiding | null;
}

/** Who reads a deck. */
interface DeckReader {
  readonly userId: string;
  /** Whether the reader decides about reports. */
  readonly moderates: boolean;
}

/** What is known of the deck that another one was copied from. All is null where it is shared no more. */
export interface DeckOrigin {
  readonly name: string | null;
  /** Of a published deck only: the key of a link belongs to those who got the link. */
  readonly author: string | null;
  readonly key: string | null;
  /** Why an admin has hidden the deck; null if none has. */
  readonly hiddenReason: string | null;
}

interface Sharing {
  readonly sharing: DeckSharing;
  /** Stays as it is where it is left out. */
  readonly description?: string;
}

/** Of one person. */
const MOST_PUBLISHED = 50;
/** Decks that one person publishes in a day. */
const PUBLISHED_A_DAY = { points: 20, duration: 24 * 60 * 60 };

const GONE: DeckOrigin = { name: null, author: null, key: null, hiddenReason: null };

/** Each sharing shows a deck to more people than the one before. */
const REACH: readonly DeckSharing[] = ['private', 'link', 'published'];

export class SharedDecks {
  private readonly published24: AttemptLimit;

  constructor(private readonly database: DataSource) {
    this.published24 = new AttemptLimit(PUBLISHED_A_DAY, { database, name: 'publish-deck' });
  }

  /**
   * Shares a deck, publishes it, or makes it private. A deck that fewer people may see than before gets another key, so old links end.
   * @throws AccountError `unknown-deck`, `deck-changed`, `bad-deck`, `too-many-decks`, `too-many-published`
   */
  async share(userId: string, id: string, version: number, given: Sharing): Promise<SavedDeck> {
    const { sharing } = given;
    const description = given.description === undefined ? undefined : readProse('description', given.description);
    return inTransaction(this.database, async ({ manager }) => {
      const held = await deckToChange(manager, userId, id, version);
      const publishes = sharing === 'published' && held.publishedAt === null;
      if (publishes && (await manager.countBy(SavedDeckEntity, { userId, sharing })) >= MOST_PUBLISHED)
        throw new AccountError('too-many-decks', `You can publish at most ${MOST_PUBLISHED} decks.`, {
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
      return (await savedDecksOf(manager, [saved]))[0]!;
    });
  }

  /** @throws AccountError `too-many-published` */
  private async countPublished(userId: string): Promise<void> {
    try {
      await this.published24.spend(idKey(userId), 1);
    } catch (error) {
      if (!(error instanceof TooManyAttemptsError)) throw error;
      const { points: most } = PUBLISHED_A_DAY;
      const { seconds } = error;
      throw new AccountError('too-many-published', `You can publish at most ${most} decks in a day.`, {
        most,
        seconds,
      });
    }
  }

  /**
   * The deck with this key, for anyone who has the key.
   * @param reader null for a visitor who is not signed in
   * @throws AccountError `deck-hidden`, with the reason, for everyone but its owner and admins
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

  /** The id of a shared deck, to be kept as the origin of a copy. */
  async idOf(key: string): Promise<string | null> {
    const deck = await this.open()
      .andWhere('deck.shareKey = :key', { key: withoutNul(key) })
      .getOne();
    return deck && deck.id;
  }

  /**
   * The published decks of a game, the newest first.
   * @param after goes on after the deck with this key
   * @throws AccountError `unknown-deck`
   */
  async published(
    game: string,
    { first, after }: { readonly first: number; readonly after?: string },
  ): Promise<SharedDeck[]> {
    const found = this.openAndPublished()
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

  /** What a deck was copied from, as far as others may know it now; null for a deck that is not a copy of a shared one. */
  async originOf({ originDeck }: Pick<SharedDeck, 'originDeck'>): Promise<DeckOrigin | null> {
    if (originDeck === null) return null;
    const deck = await this.shared().andWhere('deck.id = :id', { id: originDeck }).getOne();
    if (!deck) return GONE;
    const hiding = (await hidingsOf(this.database.manager, [deck.id])).get(deck.id);
    if (hiding) return { ...GONE, hiddenReason: hiding.reason };
    const { name, author, publishedAt, key } = (await this.shown([deck]))[0]!;
    return { name, author, key: publishedAt === null ? null : key, hiddenReason: null };
  }

  /** Decks that others may see. */
  private open(): SelectQueryBuilder<SavedDeckEntity> {
    return this.shared()
      .leftJoin(DeckCaseEntity, 'hiding', 'hiding.deckId = deck.id AND hiding.hiddenAt IS NOT NULL')
      .andWhere('hiding.deckId IS NULL');
  }

  /** Decks that their owners share, also hidden ones. */
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
    const ids = [...new Set(decks.filter(({ publishedAt }) => publishedAt !== null).map(({ userId }) => userId))];
    const owners = ids.length > 0 ? await this.database.getRepository(UserEntity).findBy({ id: In(ids) }) : [];
    const names = new Map(owners.map(({ id, name }) => [id, name]));
    return decks.map((deck) => {
      const { game, name, description, publishedAt, updatedAt, originDeck, originSlug } = deck;
      const tags = deck.tags === '' ? [] : deck.tags.split('\n');
      return {
        ...{ key: deck.shareKey!, game, name, text: shownList(deck.text), tags, description },
        ...{ author: publishedAt === null ? null : (names.get(deck.userId) ?? null) },
        ...{ publishedAt, updatedAt, originDeck, originSlug, mine: false, hiding: null },
      };
    });
  }
}
