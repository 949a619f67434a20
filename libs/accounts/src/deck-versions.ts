/** Earlier versions of a saved deck: each save that changes the list or its name keeps what was there before. */
import { SavedDeckVersionEntity, type SavedDeckEntity } from '@rulewright/database';
import type { EntityManager } from 'typeorm';

export type DeckVersion = Omit<SavedDeckVersionEntity, 'deckId'>;

/** Of one deck: so many versions, with so many characters together. */
const MOST_VERSIONS = 30;
const MOST_CHARACTERS = 100_000;

/** The versions of a deck, the latest first. */
export async function versionsOf(manager: EntityManager, deckId: string): Promise<DeckVersion[]> {
  const found = await manager.find(SavedDeckVersionEntity, { where: { deckId }, order: { version: 'DESC' } });
  return found.map(({ deckId: _, ...version }) => version);
}

/** Keeps a deck as it is before a change, and drops the oldest versions that are too many. */
export async function keepVersion(manager: EntityManager, deck: SavedDeckEntity): Promise<void> {
  const { id: deckId, version, name, text, updatedAt: savedAt } = deck;
  await manager.insert(SavedDeckVersionEntity, { deckId, version, name, text, savedAt });
  let characters = 0;
  const versions = await versionsOf(manager, deckId);
  const old = versions.filter((each, at) => {
    characters += each.text.length;
    return at >= MOST_VERSIONS || characters > MOST_CHARACTERS;
  });
  for (const each of old) await manager.delete(SavedDeckVersionEntity, { deckId, version: each.version });
}
