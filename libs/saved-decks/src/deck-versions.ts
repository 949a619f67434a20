/** Earlier versions of a saved deck. Each save that changes the list or its name stores the previous version. */
import { readName } from '@rulewright/accounts';
import { SavedDeckVersionEntity, type SavedDeckEntity } from '@rulewright/database';
import type { EntityManager } from 'typeorm';
import { SavedDeckError } from './errors.ts';
import { readList } from './deck-texts.ts';

export type DeckVersion = Omit<SavedDeckVersionEntity, 'deckId'>;

/** An earlier version that is saved together with a new deck. */
export type EarlierVersion = Pick<DeckVersion, 'name' | 'text' | 'savedAt'>;

/** The limits for the versions of one deck: their number, and their total characters. */
const MOST_VERSIONS = 30;
const MOST_CHARACTERS = 100_000;

/** The versions of a deck, newest first. */
export async function versionsOf(manager: EntityManager, deckId: string): Promise<DeckVersion[]> {
  const savedDeckVersions = await manager.find(SavedDeckVersionEntity, {
    where: { deckId },
    order: { version: 'DESC' },
  });
  return savedDeckVersions.map(({ deckId: _, ...version }) => version);
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

/**
 * Checks the earlier versions of a new deck. Versions beyond the limits of the history are left out.
 * @param versions the latest first
 * @returns the oldest first
 * @throws SavedDeckError `bad-name`, `bad-deck`
 */
export function readEarlier(versions: readonly EarlierVersion[]): readonly EarlierVersion[] {
  let characters = 0;
  const earlierVersions = versions
    .slice(0, MOST_VERSIONS)
    .filter(({ text }) => (characters += text.length) <= MOST_CHARACTERS);
  return earlierVersions.reverse().map(({ name, text, savedAt }) => {
    if (Number.isNaN(Date.parse(savedAt))) throw new SavedDeckError('bad-deck', 'An earlier version has no date.');
    return { name: readName(name), text: readList(text), savedAt: new Date(savedAt).toISOString() };
  });
}

/** Stores the earlier versions of a new deck. @param versions the oldest first */
export async function keepEarlier(
  manager: EntityManager,
  deckId: string,
  versions: readonly EarlierVersion[],
): Promise<void> {
  const rows = versions.map((version, at) => ({ ...version, deckId, version: at + 1 }));
  if (rows.length > 0) await manager.insert(SavedDeckVersionEntity, rows);
}
