/** Decks that an admin has hidden: what everyone may know of it, and the decks of a list that are hidden. */
import { DeckCaseEntity } from '@rulewright/database';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { AccountError } from '../errors.ts';

export interface DeckHiding {
  /** Why the deck is hidden, for everyone to read. */
  readonly reason: string;
  readonly hiddenAt: string;
  /** What the author says against it. An author appeals once. */
  readonly appeal: string | null;
  readonly appealedAt: string | null;
  /** What an admin answered who keeps the deck hidden. */
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

/** The answer to everyone who may not see a hidden deck. */
export const hiddenDeck = ({ reason, hiddenAt }: DeckHiding): AccountError =>
  new AccountError('deck-hidden', 'An admin has hidden this deck.', { reason, hiddenAt });
