/** Decks that an admin has hidden: the reason, the appeal and the answer. */
import { DeckCaseEntity } from '@rulewright/database';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { SavedDeckError } from './errors.ts';

export interface DeckHiding {
  /** Why the deck is hidden, for everyone to read. */
  readonly reason: string;
  readonly hiddenAt: string;
  /** The author's appeal. An author can appeal once. */
  readonly appeal: string | null;
  readonly appealedAt: string | null;
  /** The admin's reason for declining the appeal. */
  readonly answer: string | null;
  readonly answeredAt: string | null;
}

/** The hiding of a case; null while the deck is not hidden. */
export function hidingOf(one: DeckCaseEntity | null | undefined): DeckHiding | null {
  if (!one || one.hiddenAt === null) return null;
  const { hiddenAt, appeal, appealedAt, answer, answeredAt } = one;
  return { reason: one.reason ?? '', hiddenAt, appeal, appealedAt, answer, answeredAt };
}

/** The hidden decks among these, by id. */
export async function hidingsOf(manager: EntityManager, ids: readonly string[]): Promise<Map<string, DeckHiding>> {
  if (ids.length === 0) return new Map();
  const cases = await manager.findBy(DeckCaseEntity, { deckId: In([...ids]), hiddenAt: Not(IsNull()) });
  return new Map(cases.map((one) => [one.deckId, hidingOf(one)!]));
}

/** The error for readers who may not see a hidden deck. */
export const hiddenDeck = ({ reason, hiddenAt }: DeckHiding): SavedDeckError =>
  new SavedDeckError('deck-hidden', 'An admin has hidden this deck.', { reason, hiddenAt });
