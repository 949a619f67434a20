/** Earlier versions of a saved deck. Each save that changes the list or its name stores the previous version. */
import { SavedDeckVersionEntity, type SavedDeckEntity } from '@rulewright/database';
import type { EntityManager } from 'typeorm';

export type DeckVersion = Omit<SavedDeckVersionEntity, 'deckId'>;

/** The limits for the versions of one deck: their number, and their total characters. */
const MOST_VERSIONS = 30;
const MOST_CHARACTERS = 100_000;

/** The versions of a deck, newest first. */
export async function versionsOf(manager: EntityManager, deckId: string): Promise<DeckVersion[]> {
  const found = await manager.find(SavedDeckVersionEntity, { where: { deckId }, order: { version: 'DESC' } });
  return found.map(({ deckId: _, ...version }) => version);
}

/** Stores a deck as a version before a change, and deletes the oldest versions over the limits. */
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
