/** Decks that people save: their lists as text, legal or not. Only the owner sees a saved deck. */
import { inTransaction, SavedDeckEntity, withoutNul } from '@rulewright/database';
import type { DataSource } from 'typeorm';
import { AccountError } from './errors.ts';
import { readName } from './people.ts';
import { newId } from './tokens.ts';

export type SavedDeck = Omit<SavedDeckEntity, 'userId'>;

export interface DeckToSave {
  /** Leave it out to save a new deck. */
  readonly id?: string;
  readonly game: string;
  readonly name: string;
  readonly text: string;
  /** The version that was edited. Required with an id. */
  readonly version?: number;
}

/** The most decks that one person can save. */
const MOST_DECKS = 200;
const LONGEST = 20_000;

const viewOf = ({ userId: _, ...deck }: SavedDeckEntity): SavedDeck => deck;

const unknown = (): AccountError =>
  new AccountError('unknown-deck', 'This deck is not in your account. It may have been deleted.');

export class SavedDecks {
  constructor(private readonly database: DataSource) {}

  /**
   * The decks of a person, the last changed first.
   * @param after return only decks after this one
   * @throws AccountError `unknown-deck`
   */
  async list(
    userId: string,
    {
      game,
      first = MOST_DECKS,
      after,
    }: { readonly game?: string; readonly first?: number; readonly after?: string } = {},
  ): Promise<SavedDeck[]> {
    const found = this.database
      .getRepository(SavedDeckEntity)
      .createQueryBuilder('deck')
      .where('deck.userId = :userId', { userId })
      .orderBy('deck.updatedAt', 'DESC')
      .addOrderBy('deck.id', 'DESC')
      .limit(first);
    if (game !== undefined) found.andWhere('deck.game = :game', { game: withoutNul(game) });
    if (after !== undefined) {
      const last = await this.find(userId, after);
      if (!last) throw unknown();
      found.andWhere('(deck.updatedAt, deck.id) < (:at, :id)', { at: last.updatedAt, id: last.id });
    }
    return (await found.getMany()).map(viewOf);
  }

  async find(userId: string, id: string): Promise<SavedDeck | null> {
    const found = await this.database.getRepository(SavedDeckEntity).findOneBy({ id: withoutNul(id), userId });
    return found && viewOf(found);
  }

  /** The decks of all people for a game, the last changed first. For checks. */
  async all(game: string, first: number): Promise<SavedDeck[]> {
    const found = await this.database
      .getRepository(SavedDeckEntity)
      .find({ where: { game }, order: { updatedAt: 'DESC', id: 'DESC' }, take: first });
    return found.map(viewOf);
  }

  /**
   * Saves a new deck, or a new version of the one with this id.
   * @throws AccountError `unknown-deck`, `deck-changed`, `bad-name`, `bad-deck`, `too-many-decks`
   */
  async save(userId: string, given: DeckToSave): Promise<SavedDeck> {
    const name = readName(given.name);
    if (given.text.length > LONGEST) throw new AccountError('bad-deck', `A list has at most ${LONGEST} characters.`);
    if (/\p{Cs}|\0/u.test(given.text)) throw new AccountError('bad-deck', 'The list must be text.');
    return inTransaction(this.database, async ({ manager }) => {
      const updatedAt = new Date().toISOString();
      if (given.id === undefined) {
        if ((await manager.countBy(SavedDeckEntity, { userId })) >= MOST_DECKS)
          throw new AccountError('too-many-decks', `You can save at most ${MOST_DECKS} decks. Delete one first.`);
        const made = { id: newId(), userId, game: given.game, name, text: given.text, version: 1, updatedAt };
        await manager.insert(SavedDeckEntity, made);
        return viewOf(made);
      }
      const held = await manager.findOneBy(SavedDeckEntity, { id: withoutNul(given.id), userId });
      if (!held) throw unknown();
      if (held.version !== given.version)
        throw new AccountError('deck-changed', 'The deck was changed in another window. Open it again.');
      const saved = { ...held, game: given.game, name, text: given.text, version: held.version + 1, updatedAt };
      await manager.update(SavedDeckEntity, { id: held.id }, saved);
      return viewOf(saved);
    });
  }

  /** Renames a deck. @throws AccountError `unknown-deck`, `deck-changed`, `bad-name` */
  async rename(userId: string, id: string, name: string, version: number): Promise<SavedDeck> {
    const deck = await this.find(userId, id);
    if (!deck) throw unknown();
    return this.save(userId, { id, game: deck.game, name, text: deck.text, version });
  }

  /** @throws AccountError `unknown-deck` */
  async delete(userId: string, id: string): Promise<void> {
    await inTransaction(this.database, async ({ manager }) => {
      if (!(await manager.existsBy(SavedDeckEntity, { id: withoutNul(id), userId }))) throw unknown();
      await manager.delete(SavedDeckEntity, { id, userId });
    });
  }
}
