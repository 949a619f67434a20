/** The cards that people own and want. A collection is private; its owner can share it by a secret link. */
import { newToken } from '@rulewright/accounts';
import { CollectionEntity, inTransaction, UserEntity, withoutNul } from '@rulewright/database';
import { COLLECTION_LIMITS, CollectionError, readCollection, writeCollection } from '@rulewright/decks';
import type { DataSource, EntityManager } from 'typeorm';
import { SavedDeckError } from './errors.ts';

export type Collection = Omit<CollectionEntity, 'userId'>;

/** A collection as others see it. */
export type SharedCollection = Pick<CollectionEntity, 'game' | 'text' | 'updatedAt'>;

/** A collection and its unread lines. */
export interface CollectionTexts {
  readonly text: string;
  readonly unread: string;
}

/** The most games in which one person can have a collection. */
const MOST_GAMES = 50;

const shown = ({ userId: _, ...collection }: CollectionEntity): Collection => collection;

/** Checks the texts and writes the collection in its usual form. @throws SavedDeckError `bad-collection` */
function readTexts({ text, unread }: CollectionTexts): CollectionTexts {
  const most = COLLECTION_LIMITS.unread;
  const refuse = (message: string, details: Record<string, unknown>): never => {
    throw new SavedDeckError('bad-collection', message, details);
  };
  if (unread.length > most)
    refuse(`The lines that were not read can have at most ${most} characters. Correct or discard some lines.`, {
      field: 'unread',
      most,
    });
  if (/\p{Cs}|\0/u.test(unread)) refuse('The lines that were not read must be text.', { field: 'unread' });
  try {
    return { text: writeCollection(readCollection(text)), unread };
  } catch (error) {
    if (!(error instanceof CollectionError)) throw error;
    return refuse(error.message, { field: 'text', line: error.line });
  }
}

const changed = (): SavedDeckError =>
  new SavedDeckError(
    'collection-changed',
    'Your collection was changed on another device. Load it, and save your change again.',
  );

export class Collections {
  constructor(private readonly database: DataSource) {}

  /** A person's collection; null until it is saved for the first time. */
  async find(userId: string, game: string): Promise<Collection | null> {
    const held = await this.database.getRepository(CollectionEntity).findOneBy({ userId, game: withoutNul(game) });
    return held && shown(held);
  }

  /**
   * Saves a collection.
   * @param version the version that was changed; 0 for a new collection
   * @throws SavedDeckError `bad-collection`, `collection-changed`, `too-many-collections`
   */
  async save(userId: string, game: string, version: number, written: CollectionTexts): Promise<Collection> {
    const texts = readTexts(written);
    return inTransaction(this.database, async ({ manager }) => {
      const held = await manager.findOneBy(CollectionEntity, { userId, game });
      if ((held?.version ?? 0) !== version) throw changed();
      if (!held && (await manager.countBy(CollectionEntity, { userId })) >= MOST_GAMES)
        throw new SavedDeckError('too-many-collections', `You can have collections of at most ${MOST_GAMES} games.`, {
          most: MOST_GAMES,
        });
      const saved: CollectionEntity = {
        ...{ userId, game, shareKey: held?.shareKey ?? null },
        ...texts,
        version: version + 1,
        updatedAt: new Date().toISOString(),
      };
      await (held
        ? manager.update(CollectionEntity, { userId, game }, saved)
        : manager.insert(CollectionEntity, saved));
      return shown(saved);
    });
  }

  /**
   * Shares a collection by link, or makes it private. A collection that is shared again gets another link.
   * @throws SavedDeckError `unknown-collection`
   */
  async share(userId: string, game: string, shared: boolean): Promise<Collection> {
    return inTransaction(this.database, async ({ manager }) => {
      const held = await ownCollection(manager, userId, game);
      const shareKey = shared ? (held.shareKey ?? newToken()) : null;
      await manager.update(CollectionEntity, { userId, game: held.game }, { shareKey });
      return shown({ ...held, shareKey });
    });
  }

  /** The collection with this key; null if it is not shared, or if its owner's account is disabled. */
  async shared(key: string): Promise<SharedCollection | null> {
    return this.database
      .getRepository(CollectionEntity)
      .createQueryBuilder('one')
      .innerJoin(UserEntity, 'owner', 'owner.id = one.userId AND owner.disabledAt IS NULL')
      .where('one.shareKey = :key', { key: withoutNul(key) })
      .andWhere('one.shareKey IS NOT NULL')
      .getOne();
  }
}

async function ownCollection(manager: EntityManager, userId: string, game: string): Promise<CollectionEntity> {
  const held = await manager.findOneBy(CollectionEntity, { userId, game: withoutNul(game) });
  if (held) return held;
  throw new SavedDeckError('unknown-collection', 'You have no collection of this game. Save it before you share it.');
}
