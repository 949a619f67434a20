/** Saved decks: lists as text, legal or not, with notes, tags and earlier versions. This class shows decks only to their owners. */
import { newId, peopleOf, readName } from '@rulewright/accounts';
import {
  DeckCaseEntity,
  DeckReportEntity,
  indexDeck,
  inTransaction,
  SavedDeckEntity,
  SavedDeckVersionEntity,
  withoutNul,
} from '@rulewright/database';
import type { DataSource, EntityManager } from 'typeorm';
import { SavedDeckError } from './errors.ts';
import {
  keepEarlier,
  keepVersion,
  readEarlier,
  versionsOf,
  type DeckVersion,
  type EarlierVersion,
} from './deck-versions.ts';
import { readList, readProse, readTags } from './deck-texts.ts';
import { hidingsOf, type DeckHiding } from './hiding.ts';

export interface SavedDeck extends Omit<SavedDeckEntity, 'userId' | 'tags'> {
  readonly tags: readonly string[];
  /** Null while no admin has hidden the deck. */
  readonly hiding: DeckHiding | null;
}

/** The origin of a copy: a deck of a release, or a deck that a person has shared. */
interface CopiedFrom {
  readonly slug?: string;
  /** The id of a saved deck. */
  readonly deck?: string;
}

export interface DeckToSave {
  /** Leave it out to save a new deck. */
  readonly id?: string;
  readonly game: string;
  readonly name: string;
  readonly text: string;
  /** Notes and tags. An omitted member does not change. */
  readonly notes?: string;
  readonly tags?: readonly string[];
  /** The origin of a new deck. It never changes later. */
  readonly origin?: CopiedFrom;
  /** For a new deck only: earlier versions, such as those saved in a browser. The latest version is first. */
  readonly earlier?: readonly EarlierVersion[];
  /** The version that was edited. Required with an id. */
  readonly version?: number;
}

/** The most decks that one person can save. */
const MOST_DECKS = 200;

const savedDeckOf = (
  { userId: _, tags, ...deck }: SavedDeckEntity,
  hidings: ReadonlyMap<string, DeckHiding>,
): SavedDeck => ({
  ...deck,
  tags: tags === '' ? [] : tags.split('\n'),
  hiding: hidings.get(deck.id) ?? null,
});

/** The data of decks that their owners see. */
export async function savedDecksOf(manager: EntityManager, decks: readonly SavedDeckEntity[]): Promise<SavedDeck[]> {
  const hidings = await hidingsOf(
    manager,
    decks.map(({ id }) => id),
  );
  return decks.map((deck) => savedDeckOf(deck, hidings));
}

const unknownDeck = (): SavedDeckError =>
  new SavedDeckError('unknown-deck', 'This deck is not in your account. It may have been deleted.');

/** Loads a person's deck for a change to the version that they saw. @throws SavedDeckError `unknown-deck`, `deck-changed` */
export async function deckToChange(
  manager: EntityManager,
  userId: string,
  id: string,
  version: number | undefined,
): Promise<SavedDeckEntity> {
  const held = await manager.findOneBy(SavedDeckEntity, { id: withoutNul(id), userId });
  if (!held) throw unknownDeck();
  if (held.version !== version)
    throw new SavedDeckError('deck-changed', 'The deck was changed in another window. Open it again.');
  return held;
}

export class SavedDecks {
  constructor(private readonly database: DataSource) {}

  /**
   * The decks of a person, the last changed first.
   * @param after the last change and the id of the deck after which the list continues
   */
  async list(
    userId: string,
    {
      game,
      first = MOST_DECKS,
      after,
    }: { readonly game?: string; readonly first?: number; readonly after?: readonly [string, string] } = {},
  ): Promise<SavedDeck[]> {
    const query = this.database
      .getRepository(SavedDeckEntity)
      .createQueryBuilder('deck')
      .where('deck.userId = :userId', { userId })
      .orderBy('deck.updatedAt', 'DESC')
      .addOrderBy('deck.id', 'DESC')
      .limit(first);
    if (game !== undefined) query.andWhere('deck.game = :game', { game: withoutNul(game) });
    if (after !== undefined) {
      const [at, id] = after;
      query.andWhere('(deck.updatedAt, deck.id) < (:at, :id)', { at, id });
    }
    return savedDecksOf(this.database.manager, await query.getMany());
  }

  async find(userId: string, id: string): Promise<SavedDeck | null> {
    const savedDeck = await this.database.getRepository(SavedDeckEntity).findOneBy({ id: withoutNul(id), userId });
    return savedDeck && (await savedDecksOf(this.database.manager, [savedDeck]))[0]!;
  }

  /** Earlier versions of a person's deck, newest first. @throws SavedDeckError `unknown-deck` */
  async versions(userId: string, id: string): Promise<DeckVersion[]> {
    const deck = await this.find(userId, id);
    if (!deck) throw unknownDeck();
    return versionsOf(this.database.manager, deck.id);
  }

  /** The decks of all people for a game, the last changed first. For checks. */
  async all(game: string, first: number): Promise<SavedDeck[]> {
    const savedDecks = await this.database
      .getRepository(SavedDeckEntity)
      .find({ where: { game }, order: { updatedAt: 'DESC', id: 'DESC' }, take: first });
    return savedDecksOf(this.database.manager, savedDecks);
  }

  /**
   * Saves a new deck, or a new version of the one with this id.
   * @throws SavedDeckError `unknown-deck`, `deck-changed`, `bad-name`, `bad-deck`, `too-many-decks`
   */
  async save(userId: string, deckToSave: DeckToSave): Promise<SavedDeck> {
    const read = {
      game: deckToSave.game,
      name: readName(deckToSave.name),
      text: readList(deckToSave.text),
      ...(deckToSave.notes !== undefined && { notes: readProse('notes', deckToSave.notes) }),
      ...(deckToSave.tags !== undefined && { tags: readTags(deckToSave.tags).join('\n') }),
    };
    return inTransaction(this.database, async ({ manager }) => {
      const updatedAt = new Date().toISOString();
      if (deckToSave.id === undefined) return this.insert(manager, userId, { ...read, updatedAt }, deckToSave);
      const held = await deckToChange(manager, userId, deckToSave.id, deckToSave.version);
      if (held.text !== read.text || held.name !== read.name) await keepVersion(manager, held);
      const saved = { ...held, ...read, version: held.version + 1, updatedAt };
      await manager.update(SavedDeckEntity, { id: held.id }, saved);
      if (saved.publishedAt !== null) {
        const owner = (await peopleOf(manager, [userId])).get(userId)!;
        await indexDeck(manager, saved, owner.name);
      }
      return (await savedDecksOf(manager, [saved]))[0]!;
    });
  }

  private async insert(
    manager: EntityManager,
    userId: string,
    read: Pick<SavedDeckEntity, 'game' | 'name' | 'text' | 'updatedAt'> & { notes?: string; tags?: string },
    { origin = {}, earlier = [] }: Pick<DeckToSave, 'origin' | 'earlier'>,
  ): Promise<SavedDeck> {
    if ((await manager.countBy(SavedDeckEntity, { userId })) >= MOST_DECKS)
      throw new SavedDeckError('too-many-decks', `You can save at most ${MOST_DECKS} decks. Delete one first.`, {
        most: MOST_DECKS,
      });
    const earlierVersions = readEarlier(earlier);
    const made: SavedDeckEntity = {
      ...{ id: newId(), userId, notes: '', tags: '', version: earlierVersions.length + 1, ...read },
      ...{ sharing: 'private', shareKey: null, description: '', publishedAt: null },
      ...{ originDeck: origin.deck ?? null, originSlug: origin.slug ?? null },
    };
    await manager.insert(SavedDeckEntity, made);
    await keepEarlier(manager, made.id, earlierVersions);
    return savedDeckOf(made, new Map());
  }

  /** Renames a deck. @throws SavedDeckError `unknown-deck`, `deck-changed`, `bad-name` */
  async rename(userId: string, id: string, name: string, version: number): Promise<SavedDeck> {
    const deck = await this.find(userId, id);
    if (!deck) throw unknownDeck();
    return this.save(userId, { id, game: deck.game, name, text: deck.text, version });
  }

  /** @throws SavedDeckError `unknown-deck` */
  async delete(userId: string, id: string): Promise<void> {
    await inTransaction(this.database, async ({ manager }) => {
      const deckId = withoutNul(id);
      if (!(await manager.existsBy(SavedDeckEntity, { id: deckId, userId }))) throw unknownDeck();
      for (const table of [SavedDeckVersionEntity, DeckReportEntity, DeckCaseEntity])
        await manager.delete<object>(table, { deckId });
      await manager.delete(SavedDeckEntity, { id: deckId, userId });
    });
  }
}
